import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// As `node --expose-gc` does, but for this module alone.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

const LARGE_BYTES = 1_000_000
/** Of what comes in small pieces; by itself, each thread lets 64 MB of them lie. */
const PIECES_BYTES = 4_000_000
let piecesBytes = 0

/** Counts pieces that are done with, and collects them now and then. */
export function letPiecesGo(bytes: number): void {
  piecesBytes += bytes
  if (piecesBytes < PIECES_BYTES) return
  piecesBytes = 0
  collect({ type: 'minor' })
}

/** Collects at once what so many bytes have left behind. */
export function collectAfter(bytes: number): void {
  if (bytes >= LARGE_BYTES) collect()
}

/** Gives the memory of files back, if they are large together, and of what was made of them. */
export function letGo(files: readonly Readonly<{ content: Buffer }>[]): void {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes < LARGE_BYTES) return
  for (const { content } of files) {
    // Small ones may share their memory with others.
    if (content.length === content.buffer.byteLength) (content.buffer as ArrayBuffer).transfer(0)
  }
  collect()
}
