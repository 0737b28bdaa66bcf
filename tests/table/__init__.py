from tests.playing import Table as Table
