"""A bot for the table: it sits down by an invitation, and plays at random until the game is over."""

import json
import os
import random
import sys
import urllib.request


def ask(path, sent=None):
    """What the house answers."""
    headers = {"authorization": f"Bearer {os.environ['GALAPAGOS_TOKEN']}", "content-type": "application/json"}
    body = None if sent is None else json.dumps(sent).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{os.environ['GALAPAGOS_URL']}/api/v1{path}", body, headers))


def decide(table):
    """Make one of the choices, as long as it is my turn."""
    while True:
        offered = json.load(ask(f"/tables/{table}/choices"))
        if not offered["choices"]:
            return
        chosen = random.choice(offered["choices"])["choice"]
        sent = {"choice": chosen, "number": offered["number"], "nonce": offered["nonce"]}
        ask(f"/tables/{table}/decisions", sent)


table, invitation = sys.argv[1:]
ask(f"/tables/{table}/join", {"invitation": invitation})
for line in ask(f"/stream?tables={table}"):
    if line.startswith(b'data: {"table"'):
        news = json.loads(line[6:])
        if news.get("my_turn"):
            decide(table)
        if news.get("finished") or news.get("closed"):
            break
print(json.load(ask(f"/tables/{table}/view"))["text"])
