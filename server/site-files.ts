import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What a file's answer says of its content, and how many bytes it has. */
export type SiteFile = Readonly<{ etag: string; bytes: number }>

/** Compressed by the build, beside the file itself. */
const TWINS = ['', '.br', '.gz']

/** Reads it piece by piece, since files are large. */
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
 * Files of the built site by their path in its folder, which is undefined where none is: links inside the
 * folder are not followed. Each is read once, however many ask for it at the same time, and again when it
 * has changed in any way.
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
    // What could not be read is tried anew.
    file.catch(() => read.delete(name))
    return file
  }

  return { find, has: async (name: string) => (await find(name)) !== undefined }
}

/** Changes whenever the file does, even if it keeps its size and its time. */
async function stampOf(path: string): Promise<string> {
  try {
    const found = await lstat(path)
    return found.isFile() ? [found.dev, found.ino, found.ctimeMs, found.size].join(':') : 'other'
  } catch {
    return 'none'
  }
}
