"""The one command, `galapagos`."""
