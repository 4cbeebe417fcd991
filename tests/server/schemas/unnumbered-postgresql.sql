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
COMMENT ON COLUMN log.seq IS '1, 2, 3 ... without gaps';
COMMENT ON COLUMN log.at IS 'milliseconds since 1970';
COMMENT ON COLUMN log.guest IS 'who asked for it, as a digest; null where the table went on by itself';
COMMENT ON COLUMN log.command IS 'the client''s own id of the command; null on all but a command''s first event';
COMMENT ON COLUMN log.event IS 'JSON';
COMMENT ON COLUMN log.digest IS 'over this row and the digest before it; null in rows from before there were any';
CREATE TABLE due (
	"table" TEXT NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY ("table")
);
COMMENT ON COLUMN due.at IS 'when the table goes on though nobody is there: milliseconds';
CREATE TABLE beat (
	id SERIAL NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (id)
);
COMMENT ON COLUMN beat.at IS 'when a server last said that it lives: milliseconds';
CREATE TABLE finished (
	"table" TEXT NOT NULL,
	PRIMARY KEY ("table")
);
COMMENT ON COLUMN finished."table" IS 'a game was played to its end here: what is known so far';
CREATE TABLE format (
	version SERIAL NOT NULL,
	PRIMARY KEY (version)
);
COMMENT ON COLUMN format.version IS 'see FORMAT';
INSERT INTO format (version) VALUES (2);
