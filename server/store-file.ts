import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { failureCode, type Log } from './log.ts'

/** The names of the store's files. */
export const STORE_NAME = 'consultas.db'
const LOCK_NAME = 'entrega.lock'

/** SQLite's application id in the file's header, by which `file` and this program recognise it. */
const APPLICATION_ID = 0x436f6e73
const SCHEMA_VERSION = 1
/** How long a process waits for another one that writes: a backup, a listing. */
const BUSY_TIMEOUT_MS = 5_000

const SCHEMA = `
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
`

/** SQLite's primary result codes for a file that is not a database, or no longer one. */
const DAMAGE_CODES = new Set([11, 26])
const PRIMARY_CODE_MASK = 0xff

/** Thrown for a file of another program, or of a later version of this one. */
class ForeignStore extends Error {
  override name = 'ForeignStore'
}

export type StoreFile = Readonly<{
  folder: string
  path: string
  /**
   * Runs `use` on the database, which it opens if necessary. A damaged or foreign file is renamed and a new one
   * created.
   *
   * @throws the errors of SQLite: read only, full, busy.
   */
  use: <Result>(use: (database: DatabaseSync) => Result) => Result
  /** The same in one transaction, which is synced to disk when this returns. */
  transact: <Result>(use: (database: DatabaseSync) => Result) => Result
  /** Acquires the delivery lock, which one process holds at a time, until it ends. */
  lockDelivery: () => boolean
  freeBytes: () => number
  close: () => void
}>

function isDamage(failure: unknown): boolean {
  if (failure instanceof ForeignStore) return true
  if (!(failure instanceof Error) || !('errcode' in failure)) return false
  return DAMAGE_CODES.has(Number(failure.errcode) & PRIMARY_CODE_MASK)
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function makeFolderDurably(folder: string): void {
  const firstMade = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (firstMade === undefined) return
  // fsync the parent as well, or a crash can lose the new folder's entry.
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    syncFolder(dirname(made))
  }
}

function setUp(database: DatabaseSync): void {
  const version = numberOf(database, 'user_version')
  const tables = numberOf(database, 'schema_version')
  if (version === 0 && tables === 0) {
    database.exec(
      `BEGIN IMMEDIATE; ${SCHEMA} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`,
    )
    return
  }
  const isOwn = numberOf(database, 'application_id') === APPLICATION_ID
  if (!isOwn || version !== SCHEMA_VERSION) throw new ForeignStore(`version ${version}`)
  const [finding] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
  if (finding !== 'ok') throw new ForeignStore(String(finding))
}

function openDatabase(path: string): DatabaseSync {
  makeFolderDurably(dirname(path))
  closeSync(openSync(path, 'a', 0o600)) // made here, so that only its owner may read it
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    // An accepted enquiry must be on disk: FULL syncs the log at every commit.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    setUp(database)
    syncFolder(dirname(path))
    return database
  } catch (failure) {
    database.close()
    throw failure
  }
}

/** The database of the enquiries in its folder; nothing is opened before it is used. */
export function createStoreFile(folder: string, log: Log): StoreFile {
  const path = join(folder, STORE_NAME)
  let database: DatabaseSync | undefined
  let inode = 0
  let lock: DatabaseSync | undefined

  function setAside(failure: unknown): void {
    close()
    const aside = `${path}.apartado-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    renameSync(path, aside)
    for (const suffix of ['-wal', '-shm']) {
      if (statSync(path + suffix, { throwIfNoEntry: false })) {
        renameSync(path + suffix, aside + suffix)
      }
    }
    log('almacén dañado o ajeno, puesto aparte', {
      archivo: basename(aside),
      error: failureCode(failure),
    })
  }

  function opened(): DatabaseSync {
    // Someone may have removed the folder: writes to an unlinked file are lost.
    if (database && statSync(path, { throwIfNoEntry: false })?.ino !== inode) close()
    if (!database) {
      database = openDatabase(path)
      inode = statSync(path).ino
    }
    return database
  }

  function use<Result>(work: (database: DatabaseSync) => Result): Result {
    try {
      return work(opened())
    } catch (failure) {
      if (!isDamage(failure)) throw failure
      setAside(failure)
      return work(opened())
    }
  }

  function transact<Result>(work: (database: DatabaseSync) => Result): Result {
    return use((open) => {
      open.exec('BEGIN IMMEDIATE')
      try {
        const result = work(open)
        open.exec('COMMIT')
        return result
      } catch (failure) {
        if (open.isTransaction) open.exec('ROLLBACK')
        throw failure
      }
    })
  }

  function lockDelivery(): boolean {
    if (lock) return true
    makeFolderDurably(folder)
    const file = new DatabaseSync(join(folder, LOCK_NAME))
    try {
      file.exec('BEGIN EXCLUSIVE')
      lock = file
    } catch {
      file.close()
    }
    return lock !== undefined
  }

  function freeBytes(): number {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }

  function close(): void {
    database?.close()
    database = undefined
  }

  return {
    folder,
    path,
    use,
    transact,
    lockDelivery,
    freeBytes,
    close: () => {
      close()
      lock?.close()
      lock = undefined
    },
  }
}
