import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Like `node --expose-gc`, but for this module alone.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

const LARGE_BYTES = 1_000_000
/** Small pieces are collected after this many bytes; by itself, each thread leaves 64 MB of them uncollected. */
const PIECES_BYTES = 4_000_000
let piecesBytes = 0

/** Counts the bytes of discarded small pieces, and collects garbage now and then. */
export function releasePieces(bytes: number): void {
  piecesBytes += bytes
  if (piecesBytes < PIECES_BYTES) return
  piecesBytes = 0
  collect({ type: 'minor' })
}

/** Collects garbage at once if so many bytes are worth it. */
export function collectAfter(bytes: number): void {
  if (bytes >= LARGE_BYTES) collect()
}

/** Frees the memory of files if they are large together, and of what was made from them. They become unusable. */
export function releaseFiles(files: readonly Readonly<{ content: Buffer }>[]): void {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes < LARGE_BYTES) return
  for (const { content } of files) {
    // Small buffers may share their memory with others.
    if (content.length === content.buffer.byteLength) (content.buffer as ArrayBuffer).transfer(0)
  }
  collect()
}
