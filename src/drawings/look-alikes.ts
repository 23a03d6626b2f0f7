import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { paintPixels } from './png.ts'
import { renderDrawing } from './render-drawing.tsx'

/**
 * Width at which lists show each size, in px, and the share of pixels that must differ between two pictures of one
 * list. In a row 2 % is a patch of 12 × 12 px, more than the O-ring that a graphite ring replaces; on a card 1 % is a
 * patch of 26 × 26 px, a bushing of bronze instead of carbon. Both are found by eye without a search; one bolt more
 * in the corner is not.
 */
export const LIST_SIZES = {
  row: { width: 96, least: 0.02 },
  card: { width: 300, least: 0.01 },
} as const
export type ListSize = keyof typeof LIST_SIZES

/** A pixel differs where one of its colours does by an eighth of its range: softened edges do not count. */
const COLOUR_STEP = 32

type Pixels = Awaited<ReturnType<typeof paintPixels>>
type Drawn = Pick<CatalogueProduct, 'id' | 'drawing'>

/** Two products of a list that a visitor would take for the same, and the share of their pixels that differ. */
export type LookAlikes = { ids: readonly [string, string]; share: number }

export const listPicture = (drawing: Drawn['drawing'], size: ListSize) =>
  renderDrawing(drawing, { size, theme: 'light', id: 'd', subject: '' }).svg

export const paintForList = (svg: string, size: ListSize) =>
  paintPixels(svg, LIST_SIZES[size].width)

/** Share of the pixels that differ; pictures of unlike proportions differ wholly. */
export function difference(one: Pixels, other: Pixels): number {
  if (one.height !== other.height) return 1
  let differing = 0
  for (let at = 0; at < one.pixels.length; at += 4) {
    // Where nothing is painted, the paper shows: colours count by how much of them covers it.
    const differs = [0, 1, 2].some((colour) => {
      const shown = ({ pixels }: Pixels) =>
        255 - ((255 - (pixels[at + colour] ?? 0)) * (pixels[at + 3] ?? 0)) / 255
      return Math.abs(shown(one) - shown(other)) > COLOUR_STEP
    })
    if (differs) differing++
  }
  return differing / (one.pixels.length / 4)
}

const painted = new WeakMap<Drawn['drawing'], Map<ListSize, Promise<Pixels>>>()
function paintedOnce({ drawing }: Drawn, size: ListSize): Promise<Pixels> {
  const sizes = painted.get(drawing) ?? new Map<ListSize, Promise<Pixels>>()
  painted.set(drawing, sizes)
  const known = sizes.get(size) ?? paintForList(listPicture(drawing, size), size)
  sizes.set(size, known)
  return known
}

/** Pairs of a list that a visitor would take for the same. */
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
