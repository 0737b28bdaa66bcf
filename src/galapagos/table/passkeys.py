"""Passkeys (WebAuthn): a device signs what it is asked to, and so says who sits at it. No password is needed then."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy import Connection
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from galapagos.table import accounts
from galapagos.table.house import House
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Request
from galapagos.table.settings import Settings
from galapagos.table.store import accounts as kept
from galapagos.table.store import passkeys, sessions
from galapagos.table.store.passkeys import Passkey
from galapagos.table.store.writer import Taken
from galapagos.text.catalogue import Say

HOUSE = "Galápagos"
BROKEN = (WebAuthnException, ValueError, KeyError, TypeError)


@dataclass(frozen=True)
class Place:
    """The address passkeys are for: browsers show them there and nowhere else."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


def place_of(settings: Settings, request: Request) -> Place | None:
    """Where the page stands, if it is a secure address: what the host has set, or this computer itself."""
    host = request.headers.get("host", "")
    address = urlsplit(settings.url or f"http://{host}")
    is_secure = address.scheme == "https" or address.hostname == "localhost"
    return Place(f"{address.scheme}://{address.netloc}") if is_secure and address.netloc == host else None


async def wish(house: House, reader: Reader, place: Place, name: str) -> str:
    """What the device is asked for when it makes a passkey, as JSON."""
    mine = await house.database.read(lambda connection: passkeys.of_visitor(connection, reader.id))
    options = generate_registration_options(
        rp_id=place.id,
        rp_name=HOUSE,
        user_name=name,
        user_id=house.signer.mark("passkey", reader.id).encode() if reader.id else None,
        challenge=await house.write(lambda connection: passkeys.challenge(connection, house.now())),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in mine],
    )
    return options_to_json(options)


async def question(house: House, place: Place) -> str:
    """What the device is asked for when somebody logs in, as JSON."""
    options = generate_authentication_options(
        rp_id=place.id,
        challenge=await house.write(lambda connection: passkeys.challenge(connection, house.now())),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json(options)


async def answered(house: House, client_data: bytes) -> bytes:
    """The challenge that a device has answered; nothing where it was none of ours, too late, or answered before."""
    challenge = parse_client_data_json(client_data).challenge
    is_ours = await house.write(lambda connection: passkeys.answer(connection, challenge, house.now()))
    return challenge if is_ours else b""


async def read_new(house: House, place: Place, text: str, visitor: str, say: Say) -> Passkey:
    """A passkey that a device has just made."""
    try:
        credential = parse_registration_credential_json(text)
        found = verify_registration_response(
            credential=credential,
            expected_challenge=await answered(house, credential.response.client_data_json),
            expected_rp_id=place.id,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except BROKEN:
        raise unknown(say) from None
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), visitor, key, found.sign_count, house.now())


def unknown(say: Say) -> Refused:
    return Refused(say("This passkey does not open anything here."))


async def register(house: House, reader: Reader, place: Place, name: str, text: str) -> str:
    """An account that a passkey opens; what the cookie of its session holds."""
    made = await read_new(house, place, text, reader.named().id, reader.say)
    return await accounts.open_account(house, reader, name, None, lambda connection: passkeys.add(connection, made))


async def add(house: House, reader: Reader, place: Place, text: str) -> None:
    """One more for an account."""
    made = await read_new(house, place, text, reader.named().id, reader.say)
    try:
        await house.write(lambda connection: passkeys.add(connection, made))
    except Taken:
        raise unknown(reader.say) from None


async def log_in(house: House, place: Place, text: str, say: Say) -> str:
    """What the cookie of a new session holds."""
    try:
        credential = parse_authentication_credential_json(text)
        challenge = await answered(house, credential.response.client_data_json)
        name = bytes_to_base64url(credential.raw_id)
        passkey = await house.database.read(lambda connection: passkeys.find(connection, name))
        if passkey is None:
            raise unknown(say)
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.id,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except BROKEN:
        raise unknown(say) from None
    known = passkey

    def job(connection: Connection) -> str:
        passkeys.use(connection, known.id, found.new_sign_count)
        return sessions.begin(connection, known.visitor, house.now())

    return await house.write(job)


async def remove(house: House, reader: Reader, passkey: str) -> None:
    """A device that is lost; the last one only where a password still opens the account."""
    visitor, say = reader.named(), reader.say

    def job(connection: Connection) -> None:
        account, mine = kept.of_visitor(connection, visitor.id), passkeys.of_visitor(connection, visitor.id)
        if account is None or (account.password is None and len(mine) < 2):
            raise Refused(say("This is the last thing that opens your account: choose a password first."))
        passkeys.remove(connection, visitor.id, passkey)

    await house.write(job)
