CREATE TABLE log (
	"table" TEXT NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	guest TEXT,
	command TEXT,
	event TEXT NOT NULL,
	PRIMARY KEY ("table", seq)
);
CREATE TABLE due (
	"table" TEXT NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY ("table")
);
CREATE TABLE beat (
	id INTEGER NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (id)
);
