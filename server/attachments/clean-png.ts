import { crc32 } from 'node:zlib'
import { UnfitFile } from '#contact/unfit-file.ts'
import { BROKEN, checkRemains, checkSize } from './unfit-file.ts'

const SIGNATURE_LENGTH = 8
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12
/** What a decoder needs, and what says how the picture looks; no notes, no times, no places. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Those that a decoder may not pass over have a capital first letter (PNG, 5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/**
 * The same picture without notes. Nothing is decompressed; every checksum is checked.
 *
 * @throws UnfitFile if it is not a whole PNG, or hides another file
 */
export function cleanPng(png: Buffer): Buffer {
  const kept: Buffer[] = [png.subarray(0, SIGNATURE_LENGTH)]
  const remains: Buffer[] = []
  let hasData = false
  for (let at = SIGNATURE_LENGTH; ;) {
    const end = at + 8 <= png.length ? at + png.readUInt32BE(at) + CHUNK_FRAME : Infinity
    if (end > png.length) throw new UnfitFile(BROKEN)
    const chunk = png.subarray(at, end)
    const type = chunk.toString('latin1', 4, 8)
    if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4)) {
      throw new UnfitFile(BROKEN)
    }
    if (at === SIGNATURE_LENGTH) {
      if (type !== 'IHDR' || chunk.length !== CHUNK_FRAME + 13) throw new UnfitFile(BROKEN)
      checkSize(chunk.readUInt32BE(8), chunk.readUInt32BE(12))
    }
    if (isCritical(type) && !KEPT.has(type)) throw new UnfitFile(BROKEN)
    ;(KEPT.has(type) ? kept : remains).push(chunk)
    hasData ||= type === 'IDAT'
    at = end
    if (type === 'IEND') {
      remains.push(png.subarray(at))
      break
    }
  }
  if (!hasData) throw new UnfitFile(BROKEN)
  checkRemains(remains)
  return Buffer.concat(kept)
}
