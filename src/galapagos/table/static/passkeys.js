// Passkeys: the device makes and shows them; what it says travels in a plain form.

const HEADERS = { "x-galapagos": "1" };

/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll("form[data-passkey]");

/** @param {string} to @param {HTMLFormElement} form */
async function ask(to, form) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.delete("password");
  const answer = await fetch(`/account/passkey/${to}`, { method: "POST", headers: HEADERS, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** @param {HTMLFormElement} form */
async function credential(form) {
  if (form.dataset.passkey === "log-in") {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("question", form));
    return navigator.credentials.get({ publicKey });
  }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("wish", form));
  return navigator.credentials.create({ publicKey });
}

/** @param {HTMLFormElement} form */
async function show(form) {
  const told = document.getElementById("passkey-answer");
  try {
    const found = /** @type {PublicKeyCredential | null} */ (await credential(form));
    const field = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=credential]"));
    if (!found || !field) return;
    field.value = JSON.stringify(found.toJSON());
    form.submit();
  } catch {
    if (told) told.textContent = told.dataset.refused ?? "";
  }
}

if (globalThis.PublicKeyCredential && "parseCreationOptionsFromJSON" in PublicKeyCredential) {
  document.getElementById("no-passkeys")?.remove();
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      show(form);
    });
  }
}
