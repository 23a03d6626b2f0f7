import { createHash } from 'node:crypto'
import { lstat, readFile, realpath } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pagePolicy } from '../deploy/answer-headers.ts'
import { EMAILJS_ORIGIN } from '../deploy/headers.ts'

/** What a file's answer says of its content. */
export type SiteFile = Readonly<{
  etag: string
  /** Of a page: lets the script run that this very page starts with. */
  policy: string | undefined
}>

/** Compressed by the build, beside the file itself. */
const TWINS = ['', '.br', '.gz']
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/
/** What a page was built to say of itself. */
const OWN_POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)"/

function readSiteFile(path: string, content: Buffer): SiteFile {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  // Weak: the compressed twins are the same to who reads them.
  return {
    etag: `W/"${digest}"`,
    policy: extname(path) === '.html' ? policyOf(content.toString('utf8')) : undefined,
  }
}

function policyOf(html: string): string | undefined {
  const starter = INLINE_SCRIPT.exec(html)?.[1]
  if (starter === undefined) return undefined
  const usesEmailjs = OWN_POLICY.exec(html)?.[1]?.includes(EMAILJS_ORIGIN)
  return pagePolicy(usesEmailjs ? 'emailjs' : 'relay', starter)
}

/**
 * Files of the built site by their path in its folder, which is undefined where none is: links inside the
 * folder are not followed. Each is read once, and again when it has changed in any way.
 */
export function createSiteFiles(folder: string) {
  const read = new Map<string, { stamp: string; file: SiteFile }>()

  async function find(name: string): Promise<SiteFile | undefined> {
    const path = join(folder, name)
    const stamps = await Promise.all(TWINS.map((twin) => stampOf(path + twin)))
    if (stamps[0] === 'none' || stamps.includes('other')) return undefined
    const stamp = stamps.join()
    const known = read.get(name)
    if (known?.stamp === stamp) return known.file
    if ((await realpath(path)) !== join(await realpath(folder), name)) return undefined
    const file = readSiteFile(path, await readFile(path))
    read.set(name, { stamp, file })
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
