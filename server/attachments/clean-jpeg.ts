import { UnfitFile } from '#contact/unfit-file.ts'
import { BROKEN, checkRemains, checkSize } from './unfit-file.ts'

/** Second bytes of markers (ITU-T T.81, table B.1). */
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
/** Quantization, lines, restarts, hierarchy: what a decoder needs besides frames and scans. */
const TABLES = [0xdb, 0xdc, 0xdd, 0xde, 0xdf]
const DHT = 0xc4
const DAC = 0xcc
const SCANS_MAX = 200

/** TIFF 6.0: the tag that says how the camera was held, of type SHORT. */
const ORIENTATION_TAG = 0x0112
const UPRIGHT = 1

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![DHT, 0xc8, DAC].includes(marker)
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** How the camera was held, out of a segment of Exif; upright if it does not say. */
function orientationIn(segment: Buffer): number {
  const tiff = segment.subarray(10) // marker, length, "Exif\0\0"
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      if (short(at) === ORIENTATION_TAG) return short(at + 8)
    }
  } catch {
    // Shorter than it says: as if it said nothing.
  }
  return UPRIGHT
}

/** A segment of Exif that says nothing but how the camera was held. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt16BE(0xff00 + APP1, 0)
  segment.writeUInt16BE(34, 2)
  segment.write('Exif\0\0MM\0*', 4, 'latin1')
  segment.writeUInt32BE(8, 14) // where the directory is
  segment.writeUInt16BE(1, 18) // its entries
  segment.writeUInt16BE(ORIENTATION_TAG, 20)
  segment.writeUInt16BE(3, 22) // SHORT
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(orientation, 28)
  return segment
}

function begins(segment: Buffer, words: string): boolean {
  return segment.toString('latin1', 4, 4 + words.length) === words
}

/** Whether a segment says how the picture looks, and nothing of where and by whom it was taken. */
function isOfPicture(marker: number, segment: Buffer): boolean {
  if (isFrame(marker) || marker === DHT || marker === DAC || TABLES.includes(marker)) return true
  if (marker === APP0) return begins(segment, 'JFIF\0') && segment.length === 18 // no thumbnail
  if (marker === APP2) return begins(segment, 'ICC_PROFILE\0')
  return marker === APP14 && begins(segment, 'Adobe')
}

/** Where the compressed data that begin at `from` end: at the next marker but a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new UnfitFile(BROKEN)
}

/**
 * The same picture, bit by bit, without what the camera noted of it (place, time, owner, thumbnail);
 * only how it was held stays. Nothing is decompressed.
 *
 * @throws UnfitFile if it is not a whole JPEG, or hides another file
 */
export function cleanJpeg(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [jpeg.subarray(0, 2)]
  const remains: Buffer[] = []
  let orientation = UPRIGHT
  let hasFrame = false
  let scans = 0
  if (jpeg[0] !== 0xff || jpeg[1] !== SOI) throw new UnfitFile(BROKEN)
  for (let at = 2; ;) {
    if (jpeg[at] !== 0xff) throw new UnfitFile(BROKEN)
    while (jpeg[at + 1] === 0xff) at += 1
    const marker = jpeg[at + 1] ?? 0
    if (marker === EOI) {
      if (scans === 0) throw new UnfitFile(BROKEN)
      kept.push(jpeg.subarray(at, at + 2))
      remains.push(jpeg.subarray(at + 2))
      break
    }
    const end = at + 4 <= jpeg.length ? at + 2 + jpeg.readUInt16BE(at + 2) : Infinity
    if (end > jpeg.length || end < at + 4) throw new UnfitFile(BROKEN)
    const segment = jpeg.subarray(at, end)
    at = end
    if (isFrame(marker)) {
      if (segment.length < 10) throw new UnfitFile(BROKEN)
      checkSize(segment.readUInt16BE(7), segment.readUInt16BE(5))
      hasFrame = true
    }
    if (marker === SOS) {
      scans += 1
      if (!hasFrame || scans > SCANS_MAX) throw new UnfitFile(BROKEN)
      at = endOfScan(jpeg, end)
      kept.push(segment, jpeg.subarray(end, at))
    } else if (isOfPicture(marker, segment)) {
      kept.push(segment)
    } else {
      if (marker === APP1 && begins(segment, 'Exif\0\0')) orientation = orientationIn(segment)
      remains.push(segment)
    }
  }
  checkRemains(remains)
  if (orientation > UPRIGHT && orientation <= 8) kept.splice(1, 0, orientationSegment(orientation))
  return Buffer.concat(kept)
}
