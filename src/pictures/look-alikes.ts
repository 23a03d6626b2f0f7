import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { paintPixels } from '#drawings/png.ts'
import { draw } from '#drawings/draw.tsx'

/**
 * The width in px at which lists show each size, and the least share of pixels by which two pictures of a list must
 * differ. In a row 2 % is a patch of 12 × 12 px, more than the O-ring that a graphite ring replaces; on a card 1 % is
 * a patch of 26 × 26 px, as a bushing of bronze instead of carbon. Both are noticed at a glance; one bolt more in the
 * corner is not.
 */
export const LIST_SIZES = {
  row: { width: 96, least: 0.02 },
  card: { width: 300, least: 0.01 },
} as const
export type ListSize = keyof typeof LIST_SIZES

/** Pixels differ if one colour does by an eighth of its range, so that antialiased edges do not count. */
const COLOUR_STEP = 32

/** A picture on white paper: three bytes per pixel, row by row. */
type Shown = { height: number; colours: Uint8Array }
type Drawn = Pick<CatalogueProduct, 'id' | 'drawing'>

/** Two products whose pictures a visitor would confuse, and the share of pixels that differ. */
export type LookAlikes = { ids: readonly [string, string]; share: number }

export const listPicture = (drawing: Drawn['drawing'], size: ListSize) =>
  draw(drawing, { size, theme: 'light', id: 'd', subject: '' }).svg

export async function paintForList(svg: string, size: ListSize): Promise<Shown> {
  const { height, pixels } = await paintPixels(svg, LIST_SIZES[size].width)
  const colours = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    // Blends with white by the pixel's alpha.
    const cover = (pixels[from + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour++) {
      colours[to++] = 255 - (255 - (pixels[from + colour] ?? 0)) * cover
    }
  }
  return { height, colours }
}

/** The share of pixels that differ; 1 if the proportions do. */
export function difference(one: Shown, other: Shown): number {
  if (one.height !== other.height) return 1
  const [a, b] = [one.colours, other.colours]
  const differs = (at: number) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > COLOUR_STEP
  let differing = 0
  for (let at = 0; at < a.length; at += 3) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) differing++
  }
  return differing / (a.length / 3)
}

const painted = new WeakMap<Drawn['drawing'], Map<ListSize, Promise<Shown>>>()
function paintedOnce({ drawing }: Drawn, size: ListSize): Promise<Shown> {
  const sizes = painted.get(drawing) ?? new Map<ListSize, Promise<Shown>>()
  painted.set(drawing, sizes)
  const known = sizes.get(size) ?? paintForList(listPicture(drawing, size), size)
  sizes.set(size, known)
  return known
}

/** The pairs of a list whose pictures a visitor would confuse. */
export async function lookAlikes(list: readonly Drawn[], size: ListSize): Promise<LookAlikes[]> {
  const pictures = await Promise.all(list.map((product) => paintedOnce(product, size)))
  return list.flatMap(({ id }, i) =>
    list.slice(0, i).flatMap((other, j) => {
      const [one, two] = [pictures[j], pictures[i]]
      const share = one && two ? difference(one, two) : 1
      return share < LIST_SIZES[size].least ? [{ ids: [other.id, id] as const, share }] : []
    }),
  )
}
