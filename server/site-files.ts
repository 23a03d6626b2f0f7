import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The entity tag of a file's content, and its size. */
export type SiteFile = Readonly<{ etag: string; bytes: number }>

/** The suffixes of a file and of the compressed twins that the build writes beside it. */
const TWINS = ['', '.br', '.gz']

/** Streams the file, since it may be large. */
async function describe(path: string): Promise<SiteFile> {
  const hash = createHash('sha256')
  const content = createReadStream(path)
  await pipeline(content, hash)
  // Weak: the file and its compressed twins share the tag.
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    bytes: content.bytesRead,
  }
}

/**
 * Looks up files of the built site by their path in its folder; undefined if there is none. Links inside the folder
 * are not followed. Each file is read once, also for simultaneous requests, and again when it has changed.
 */
export function createSiteFiles(folder: string) {
  const read = new Map<string, { stamp: string; file: Promise<SiteFile> }>()

  async function find(name: string): Promise<SiteFile | undefined> {
    const path = join(folder, name)
    const stamps = await Promise.all(TWINS.map((twin) => stampOf(path + twin)))
    if (stamps[0] === 'none' || stamps.includes('other')) return undefined
    const stamp = stamps.join()
    const known = read.get(name)
    if (known?.stamp === stamp) return known.file
    if ((await realpath(path)) !== join(await realpath(folder), name)) return undefined
    const others = read.get(name)
    if (others?.stamp === stamp) return others.file
    const file = describe(path)
    read.set(name, { stamp, file })
    // A failed reading is tried again next time.
    file.catch(() => read.delete(name))
    return file
  }

  return { find, has: async (name: string) => (await find(name)) !== undefined }
}

/** A stamp that changes whenever the file does, even if its size and modification time stay. */
async function stampOf(path: string): Promise<string> {
  try {
    const found = await lstat(path)
    return found.isFile() ? [found.dev, found.ino, found.ctimeMs, found.size].join(':') : 'other'
  } catch {
    return 'none'
  }
}
