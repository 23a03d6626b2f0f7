/**
 * Each migration turns a store of one version into the next; the first starts from an empty file. Published ones never
 * change; changes are appended.
 */
export const MIGRATIONS: readonly string[] = [
  `
CREATE TABLE enquiry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  fingerprint BLOB NOT NULL,
  received_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint);
CREATE TABLE mail (
  enquiry INTEGER PRIMARY KEY REFERENCES enquiry ON DELETE CASCADE,
  message_id TEXT NOT NULL,
  reply_name TEXT NOT NULL,
  reply_address TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  suspicion TEXT NOT NULL DEFAULT '',
  is_filed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE attachment (
  enquiry INTEGER NOT NULL REFERENCES enquiry ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (enquiry, position)
) STRICT;
CREATE TABLE recipient (
  id INTEGER PRIMARY KEY,
  enquiry INTEGER NOT NULL REFERENCES enquiry ON DELETE CASCADE,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'refused', 'sent', 'unsure')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_ms INTEGER NOT NULL DEFAULT 0,
  handovers INTEGER NOT NULL DEFAULT 0,
  answer TEXT NOT NULL DEFAULT '',
  changed_ms INTEGER NOT NULL,
  UNIQUE (enquiry, address)
) STRICT;
CREATE INDEX recipient_due ON recipient (enquiry) WHERE state IN ('waiting', 'refused');
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`,
  // One table for the enquiry, its mail and its delivery, because each enquiry has one next try.
  `
ALTER TABLE enquiry ADD COLUMN message_id TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN reply_name TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN reply_address TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN text TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN is_filed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiry ADD COLUMN lacks_files INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiry ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting'
  CHECK (state IN ('waiting', 'refused', 'sent'));
ALTER TABLE enquiry ADD COLUMN taken_by TEXT NOT NULL DEFAULT '[]';
ALTER TABLE enquiry ADD COLUMN refused_by TEXT NOT NULL DEFAULT '[]';
ALTER TABLE enquiry ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiry ADD COLUMN next_try_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiry ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN changed_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE attachment ADD COLUMN note TEXT NOT NULL DEFAULT '';
DELETE FROM enquiry WHERE id NOT IN (SELECT enquiry FROM mail);
DELETE FROM attachment WHERE enquiry NOT IN (SELECT id FROM enquiry);
UPDATE enquiry SET
  (message_id, reply_name, reply_address, subject, text, is_filed) =
    (SELECT message_id, reply_name, reply_address, subject, text, is_filed FROM mail WHERE mail.enquiry = id),
  taken_by = (SELECT json_group_array(address) FROM recipient WHERE recipient.enquiry = enquiry.id AND state = 'sent'),
  changed_ms = coalesce(
    (SELECT max(changed_ms) FROM recipient WHERE recipient.enquiry = enquiry.id), received_ms);
UPDATE enquiry SET state = 'sent'
  WHERE id IN (SELECT enquiry FROM recipient) AND id NOT IN (SELECT enquiry FROM recipient WHERE state <> 'sent');
DROP TABLE recipient;
DROP TABLE mail;
CREATE INDEX enquiry_due ON enquiry (attempts, id) WHERE state <> 'sent';
`,
]
