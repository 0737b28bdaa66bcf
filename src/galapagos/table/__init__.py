"""The web house: tables to play at in the browser, alone and with friends."""
