"""Tables that live in an append-only log, and the people at them. A command goes one way, and never back:

``edge/``       a socket hears a message; whose it is says a secret cookie (``sockets``), over uvicorn (``connections``)
``house.py``    what is it, and may this guest ask so much (``quotas``)? It only dispatches, and answers once
``rooms.py``    finds the table's room in memory or reads its log (``log/``), lets go of it when nobody is there
``room.py``     one table's box: takes what lies in it, decides it all, stores it, and only then goes on
``table/``      ``decisions`` says which events follow, ``state`` what they make of the table; both are values
``log/``        ``store`` appends the events, ``database`` has opened it; ``events`` are what lies in it, for years
``audience.py`` what each place is shown of what changed: what all see once, what a seat alone sees beside it
``lookers.py``  who looks from each place, and is sent it
``edge/``       the frames go out

Beside the way: ``bots`` sit in rooms and are shown what their seats see, ``lobby`` lists who waits, ``nodes/`` are the
servers that share a database, and what each tells the others of who is at its tables, ``study/`` works out replays and
solutions aside, in processes of their own, ``dice`` draws seeds from the key that ``private`` keeps, ``metrics``
counts, ``logs`` tells on standard error, ``log/backup`` copies the data, ``log/migrate`` brings older ones up to date,
``log/lock`` keeps others from them, ``log/anchor`` notices when they are moved, ``log/archive`` is where old logs lie,
``log/tables`` knows which are old, ``keeping`` forgets them or puts them away, ``sorting`` does so by hand, ``check``
reads everything, ``budget`` is how much anybody may ask for, ``programs`` says which guests are programs of somebody's
own. ``edge/app`` starts all of it, ``edge/pages`` serves the page and the records.
"""
