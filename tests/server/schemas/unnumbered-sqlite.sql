CREATE TABLE log (
	"table" TEXT NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	guest TEXT,
	command TEXT,
	event TEXT NOT NULL,
	digest TEXT,
	PRIMARY KEY ("table", seq)
);
CREATE UNIQUE INDEX opened ON log (guest, command) WHERE seq = 1;
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
CREATE TABLE finished (
	"table" TEXT NOT NULL,
	PRIMARY KEY ("table")
);
CREATE TABLE format (
	version INTEGER NOT NULL,
	PRIMARY KEY (version)
);
INSERT INTO format (version) VALUES (2);
