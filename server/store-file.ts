import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from './config.ts'
import { failureCode, type Log } from './log.ts'
import { MIGRATIONS } from './store-versions.ts'

export const STORE_NAME = 'consultas.db'
const LOCK_NAME = 'entrega.lock'
/** Prefixes of files beside the store: stores that were set aside, and copies made before a migration. */
const ASIDE = `${STORE_NAME}.apartado-`
const BEFORE = `${STORE_NAME}.antes-de-version-`
/** The files in which SQLite keeps changes that are not yet in the store itself. */
const LOG_SUFFIXES = ['-wal', '-shm']

/** SQLite's application id in the file's header, by which `file` and this program recognise the store. */
const APPLICATION_ID = 0x436f6e73
const VERSION = MIGRATIONS.length
/** How long a process waits for another one that holds the store: a backup, a listing. */
const BUSY_TIMEOUT_MS = 5_000
/** Only its owner reads it. */
export const PRIVATE_FILE_MODE = 0o600

/** SQLite's primary result codes for a file that is corrupt or not a database. */
const DAMAGE_CODES = new Set([11, 26])
const PRIMARY_CODE_MASK = 0xff

/** Thrown for a store whose pages do not fit together. */
class DamagedStore extends Error {
  override name = 'DamagedStore'
}

/** The server creates a missing store and sets a damaged one aside; a command does neither. */
export type StoreUser = 'server' | 'command'

export type StoreFile = Readonly<{
  folder: string
  path: string
  /**
   * Runs `use` on the database, which it opens if necessary.
   *
   * @throws ConfigError if the store is another program's, of a later version, or, for a command, missing or damaged;
   * and SQLite's errors: read-only, full, busy.
   */
  use: <Result>(use: (database: DatabaseSync) => Result) => Result
  /** The same in one transaction, which is synced to disk when this returns. */
  transact: <Result>(use: (database: DatabaseSync) => Result) => Result
  /** Acquires the delivery lock, which only one process holds, until it ends; false if another has it. */
  lockDelivery: () => boolean
  /** Copies the store, even while it is in use, into a file that only its owner may read. */
  backUp: (path: string) => void
  /** Replaces the store by a copy and sets the old one aside; nobody may be using it. */
  restore: (copy: string) => void
  /** Removes erased data from SQLite's log; false while another process is reading. */
  emptyLog: () => boolean
  freeBytes: () => number
  close: () => void
}>

function isDamage(failure: unknown): boolean {
  if (failure instanceof DamagedStore) return true
  if (!(failure instanceof Error) || !('errcode' in failure)) return false
  return DAMAGE_CODES.has(Number(failure.errcode) & PRIMARY_CODE_MASK)
}

/** The value of a numeric pragma. */
export function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
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
    sync(dirname(made))
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Copies a store, even while others use it. */
function copyInto(database: DatabaseSync, path: string): void {
  // The file is created here so that only its owner may read it; SQLite fills an empty file.
  closeSync(openSync(path, 'wx', PRIVATE_FILE_MODE))
  database.prepare('VACUUM INTO ?').run(path)
}

/**
 * @throws ConfigError, with an explanation, if this program can neither use nor migrate the store
 */
function versionOf(database: DatabaseSync, path: string): number {
  const version = numberOf(database, 'user_version')
  const isEmpty = version === 0 && numberOf(database, 'schema_version') === 0
  if (isEmpty) return 0
  if (numberOf(database, 'application_id') !== APPLICATION_ID) {
    throw new ConfigError(`${path} es de otro programa: no se toca.`)
  }
  if (version > VERSION) {
    throw new ConfigError(
      `${path} es de una versión posterior (${version}) de este programa (${VERSION}): no se toca. Actualiza el programa.`,
    )
  }
  const [finding] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
  if (finding !== 'ok') throw new DamagedStore(String(finding))
  return version
}

function migrate(database: DatabaseSync, path: string, version: number): void {
  if (version === VERSION) return
  if (version > 0) {
    const copy = join(dirname(path), `${BEFORE}${VERSION}`)
    rmSync(copy, { force: true }) // left by a migration that did not finish
    copyInto(database, copy)
  }
  database.exec('BEGIN IMMEDIATE')
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
  database.exec(
    `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}; COMMIT`,
  )
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    const version = versionOf(database, path)
    // An accepted enquiry must be on disk: FULL syncs the log at every commit.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database, path, version)
    sync(dirname(path))
    return database
  } catch (failure) {
    database.close()
    throw failure
  }
}

/** Names of the stores set aside in a folder, which may hold enquiries that nobody has seen. */
export function setAsideIn(folder: string): string[] {
  return besideStoreIn(folder).filter(
    (name) => name.startsWith(ASIDE) && !LOG_SUFFIXES.some((suffix) => name.endsWith(suffix)),
  )
}

/** Names of all files beside the store that may hold enquiries. */
export function besideStoreIn(folder: string): string[] {
  if (!isThere(folder)) return []
  return readdirSync(folder).filter((name) => name.startsWith(`${STORE_NAME}.`))
}

/** The enquiries' database in its folder; opened at first use. */
export function createStoreFile(folder: string, log: Log, user: StoreUser = 'server'): StoreFile {
  const path = join(folder, STORE_NAME)
  let database: DatabaseSync | undefined
  let inode = 0
  let lock: DatabaseSync | undefined

  function setAside(failure: unknown): void {
    close()
    const aside = join(folder, ASIDE + new Date().toISOString().replaceAll(/[:.]/g, '-'))
    renameSync(path, aside)
    for (const suffix of LOG_SUFFIXES) {
      if (isThere(path + suffix)) renameSync(path + suffix, aside + suffix)
    }
    log('almacén puesto aparte', { archivo: basename(aside), error: failureCode(failure) })
  }

  function opened(): DatabaseSync {
    // If the folder was removed, writes to the unlinked file would be lost.
    if (database && statSync(path, { throwIfNoEntry: false })?.ino !== inode) close()
    if (!database) {
      if (user === 'command' && !isThere(path)) {
        throw new ConfigError(`No hay un almacén de consultas en ${folder}: revisa OUTBOX_DIR.`)
      }
      makeFolderDurably(folder)
      closeSync(openSync(path, 'a', PRIVATE_FILE_MODE)) // created here so that only its owner may read it
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
      if (user === 'command') throw new ConfigError(`${path} está dañado: ${String(failure)}`)
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

  function restore(copy: string): void {
    if (!lockDelivery()) throw new ConfigError('El servidor está en marcha: detenlo antes.')
    const checked = new DatabaseSync(copy, { readOnly: true })
    try {
      if (versionOf(checked, copy) === 0) throw new ConfigError(`${copy} está vacío.`)
    } catch (failure) {
      throw isDamage(failure) ? new ConfigError(`${copy} no es un almacén de consultas.`) : failure
    } finally {
      checked.close()
    }
    const staged = `${path}.nuevo`
    copyFileSync(copy, staged)
    chmodSync(staged, PRIVATE_FILE_MODE)
    sync(staged)
    // The log must go as well: SQLite would replay it into the copy.
    if (isThere(path)) setAside('restaurado')
    for (const suffix of LOG_SUFFIXES) rmSync(path + suffix, { force: true })
    renameSync(staged, path)
    sync(folder)
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
    backUp: (to) => use((open) => copyInto(open, to)),
    restore,
    emptyLog: () =>
      use((open) => open.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0),
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    close: () => {
      close()
      lock?.close()
      lock = undefined
    },
  }
}
