"""How a match ended, in words."""

from galapagos.match.match import Match
from galapagos.text.catalogue import Say


def ending(match: Match, say: Say) -> str:
    """Why it ended, in one sentence."""
    result = match.result()
    if result is None:
        return say("The match was abandoned.") if match.is_abandoned else say("The match is not over.")
    if match.early is None:
        return match.game.ending(result, say)
    return say("All others have resigned.") if result.reason == "resigned" else say("All agreed to end it here.")


def winning(match: Match, say: Say) -> str | None:
    """Who won, in one sentence; None where nobody did."""
    result = match.result()
    winners = [match.players[seat] for seat in result.winners()] if result else []
    if not winners:
        return None
    return say.count(len(winners), "{who} wins.", "{who} share the win.", who=say.join(winners))
