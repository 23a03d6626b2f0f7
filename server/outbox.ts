import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Message } from './message.ts'

const SENT_FOLDER = 'enviados'
const EXTENSION = '.eml'
const UNFINISHED_EXTENSION = '.tmp'
/** A copy of what was delivered outlives a mailbox that bounced, and no longer than needed. */
const SENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
const PRIVATE_FILE_MODE = 0o600

/** The folder in which accepted enquiries wait, each a mail file that any mail program opens. */
export type Outbox = Readonly<{
  folder: string
  /** On disk, name included, once this resolves; returns the file. */
  write: (message: Message) => Promise<string>
  /** Ids of all that wait, oldest first. */
  waiting: () => Promise<string[]>
  /** The mail, or undefined if someone has taken the file away. */
  read: (id: string) => Promise<Buffer | undefined>
  markSent: (id: string) => Promise<void>
  /** Removes what a crash left half written; no one was told that it had arrived. */
  removeUnfinished: () => Promise<void>
  /** Removes copies of what was delivered over 30 days ago. */
  purgeSent: (nowMs?: number) => Promise<void>
}>

function isMissing(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolderDurably(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, PRIVATE_FOLDER)
  if (firstMade === undefined) return
  // Each folder made is an entry of the one above, which has to be kept as well.
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, 'wx', PRIVATE_FILE_MODE)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (failure) {
    if (isMissing(failure)) return []
    throw failure
  }
}

export function createOutbox(folder: string): Outbox {
  const sentFolder = join(folder, SENT_FOLDER)
  const fileOf = (id: string) => join(folder, id + EXTENSION)

  async function write({ id, eml }: Message): Promise<string> {
    const unfinished = join(folder, id + UNFINISHED_EXTENSION)
    await makeFolderDurably(folder)
    try {
      await writeDurably(unfinished, eml)
      await rename(unfinished, fileOf(id))
      await syncFolder(folder)
    } catch (failure) {
      // Told to have failed, it must not be delivered after all.
      await Promise.allSettled([rm(unfinished), rm(fileOf(id))])
      throw failure
    }
    return fileOf(id)
  }

  async function waiting(): Promise<string[]> {
    const names = await filesIn(folder)
    const mails = names.filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.'))
    return mails.map((name) => name.slice(0, -EXTENSION.length)).toSorted()
  }

  async function read(id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(fileOf(id))
    } catch (failure) {
      if (isMissing(failure)) return undefined
      throw failure
    }
  }

  async function markSent(id: string): Promise<void> {
    await mkdir(sentFolder, PRIVATE_FOLDER)
    await rename(fileOf(id), join(sentFolder, id + EXTENSION))
    await syncFolder(folder)
  }

  async function removeUnfinished(): Promise<void> {
    const unfinished = (await filesIn(folder)).filter((name) => name.endsWith(UNFINISHED_EXTENSION))
    await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })))
  }

  async function purgeSent(nowMs = Date.now()): Promise<void> {
    for (const name of await filesIn(sentFolder)) {
      const path = join(sentFolder, name)
      const { ctimeMs } = await stat(path) // when it was moved here; mtime is when it was written
      if (ctimeMs < nowMs - SENT_KEPT_MS) await rm(path, { force: true })
    }
  }

  return { folder, write, waiting, read, markSent, removeUnfinished, purgeSent }
}
