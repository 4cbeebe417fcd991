CREATE TABLE log (
	"table" TEXT NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	guest TEXT,
	command TEXT,
	event TEXT NOT NULL,
	PRIMARY KEY ("table", seq)
);
COMMENT ON COLUMN log.seq IS '1, 2, 3 ... without gaps';
COMMENT ON COLUMN log.at IS 'milliseconds since 1970';
COMMENT ON COLUMN log.guest IS 'who asked for it, as a digest; null where the table went on by itself';
COMMENT ON COLUMN log.command IS 'the client''s own id of the command; null on all but a command''s first event';
COMMENT ON COLUMN log.event IS 'JSON';
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
