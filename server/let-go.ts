import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// As `node --expose-gc` does, but for this module alone.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const LARGE_BYTES = 1_000_000

/** Collects at once what so many bytes have left behind: by itself, each thread does so after 64 MB only. */
export function collectAfter(bytes: number): void {
  if (bytes >= LARGE_BYTES) collect()
}

/** Gives the memory of files back, if they are large, and of the pieces that they came in. */
export function letGo(files: readonly Readonly<{ content: Buffer }>[]): void {
  const large = files.filter(({ content }) => content.length >= LARGE_BYTES)
  for (const { content } of large) (content.buffer as ArrayBuffer).transfer(0)
  if (large.length > 0) collect()
}
