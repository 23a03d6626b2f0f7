import { paintPixels } from '#drawings/png.ts'

/** Wide enough for the thinnest line of a whole sheet. */
const WIDTH_PX = 960
const BYTES_PER_PIXEL = 4
/** Least difference of a colour that counts; a rounding of the same line stays below it. */
const NOTICEABLE = 8

/** The share of pixels (0–1) that differ between two drawings; of another shape, all of them do. */
export async function changedShare(before: string, after: string): Promise<number> {
  const [a, b] = await Promise.all([paintPixels(before, WIDTH_PX), paintPixels(after, WIDTH_PX)])
  if (a.width !== b.width || a.height !== b.height) return 1
  let changed = 0
  for (let i = 0; i < a.pixels.length; i += BYTES_PER_PIXEL) {
    const isOther = [0, 1, 2, 3].some(
      (byte) => Math.abs((a.pixels[i + byte] ?? 0) - (b.pixels[i + byte] ?? 0)) >= NOTICEABLE,
    )
    if (isOther) changed++
  }
  return changed / (a.width * a.height)
}
