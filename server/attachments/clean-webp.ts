import { UnfitFile } from '#contact/unfit-file.ts'
import { BROKEN, checkRemains, checkSize } from './unfit-file.ts'

const HEADER_LENGTH = 12
const CHUNK_HEADER_LENGTH = 8
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of the extended header that announce notes (WebP Container Specification). */
const EXIF_AND_XMP_FLAGS = 0b0000_1100

function checkDimensions(type: string, data: Buffer): void {
  if (data.length < 10 && type !== 'VP8L') throw new UnfitFile(BROKEN)
  if (data.length < 5) throw new UnfitFile(BROKEN)
  if (type === 'VP8X') checkSize(data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1)
  if (type === 'VP8 ') checkSize(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff)
  if (type === 'VP8L') {
    const bits = data.readUInt32LE(1)
    checkSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
}

/**
 * The same picture without notes. Nothing is decompressed.
 *
 * @throws UnfitFile if it is not a whole WebP, or hides another file
 */
export function cleanWebp(webp: Buffer): Buffer {
  const end = webp.length >= HEADER_LENGTH ? webp.readUInt32LE(4) + 8 : Infinity
  if (end > webp.length) throw new UnfitFile(BROKEN)
  const kept: Buffer[] = []
  const remains: Buffer[] = [webp.subarray(end)]
  let hasPicture = false
  for (let at = HEADER_LENGTH; at < end;) {
    if (at + CHUNK_HEADER_LENGTH > end) throw new UnfitFile(BROKEN)
    const type = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const next = at + CHUNK_HEADER_LENGTH + size + (size % 2) // chunks begin at even bytes
    if (at + CHUNK_HEADER_LENGTH + size > end) throw new UnfitFile(BROKEN)
    const chunk = Buffer.from(webp.subarray(at, Math.min(next, end)))
    const data = chunk.subarray(CHUNK_HEADER_LENGTH)
    if (['VP8X', 'VP8 ', 'VP8L'].includes(type)) checkDimensions(type, data)
    if (type === 'VP8X') data[0] = (data[0] ?? 0) & ~EXIF_AND_XMP_FLAGS
    ;(KEPT.has(type) ? kept : remains).push(chunk)
    hasPicture ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type)
    at = next
  }
  if (!hasPicture) throw new UnfitFile(BROKEN)
  checkRemains(remains)
  const body = Buffer.concat(kept)
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  header.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([header, body])
}
