import { contains, distance, flatten, overlapArea, polyline } from '../kit.ts'
import type { Contact, DrawingLayout, Mark, PartMark, Point } from '../model.ts'
import { hatchOf, isSectioned } from '../materials.ts'
import { rasterOf, type Raster } from './raster.ts'

const TOLERANCE = 0.5
/** Edges this close to each other count as touching. */
const NEAR = 1.5
const BALANCE: readonly [number, number] = [0.65, 0.85]

export const partMarks = (marks: readonly Mark[]): PartMark[] =>
  marks.filter((mark): mark is PartMark => mark.type === 'part')

const sectionedOf = (marks: readonly Mark[]) =>
  partMarks(marks).filter(({ material }) => isSectioned(material))

/** Checks that solids do not overlap, and that no cut part enters the shaft. */
export function overlaps({ marks }: DrawingLayout): string[] {
  const cut = sectionedOf(marks)
  const solids = [...cut, ...partMarks(marks).filter(({ role }) => role === 'shaft')]
  return cut.flatMap((a, i) =>
    solids.slice(i + 1).flatMap((b) => {
      const area = overlapArea(flatten(a.outline), flatten(b.outline))
      return area > TOLERANCE ? [`${a.id} and ${b.id} share ${area.toFixed(1)}`] : []
    }),
  )
}

/** Whether two parts that do not overlap share an edge. */
export function touch(a: PartMark, b: PartMark): boolean {
  const [first, second] = [flatten(a.outline), flatten(b.outline)]
  const moves = polyline`M${NEAR} 0 H${-NEAR} L0 ${NEAR} V${-NEAR}`
  return moves.some(([dx, dr]) => {
    const moved = first.map(([x, r]): Point => [x + dx, r + dr])
    return overlapArea(moved, second) > 4 * NEAR
  })
}

/** ISO 128-50: neighbours must differ in hatch direction, unless their ground tones differ. */
export function confusableNeighbours({ marks }: DrawingLayout): string[] {
  const cut = sectionedOf(marks)
  return cut.flatMap((a, i) =>
    cut.slice(i + 1).flatMap((b) => {
      if (!isSectioned(a.material) || !isSectioned(b.material)) return []
      const [first, second] = [hatchOf(a.material), hatchOf(b.material)]
      const isAlike =
        first.angle === second.angle &&
        first.ground === second.ground &&
        first.cross === second.cross
      return isAlike && touch(a, b) ? [`${a.id} and ${b.id} meet with the same hatch`] : []
    }),
  )
}

/** Checks that faces touch along the whole contact, with the right medium at each end of it. */
export function contactFaults(layout: DrawingLayout): string[] {
  const { marks, contacts } = layout
  if (contacts.length === 0) return []
  const raster = rasterOf(layout)
  const byId = new Map(partMarks(marks).map((part) => [part.id, flatten(part.outline)]))
  return contacts.flatMap((contact) => [
    ...apart(contact, byId),
    ...wrongMedia(contact, raster),
    ...unbalanced(contact),
  ])
}

function apart({ from, to, parts }: Contact, byId: ReadonlyMap<string, Point[]>): string[] {
  const length = distance(from, to)
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (t: number, aside: number): Point => [
    from[0] + along[0] * t - along[1] * aside,
    from[1] + along[1] * t + along[0] * aside,
  ]
  const faults: string[] = []
  for (let t = 1; t < length - 0.5; t += 2) {
    for (const [side, id] of [
      [1, parts[0]],
      [-1, parts[1]],
    ] as const) {
      const polygon = byId.get(id)
      if (!polygon) return [`contact names ${id}, which is not drawn`]
      if (!contains(polygon, at(t, 0.6 * side))) faults.push(`${id} stands off its contact`)
      if (contains(polygon, at(t, -0.6 * side))) faults.push(`${id} crosses its contact`)
    }
  }
  return [...new Set(faults)]
}

function wrongMedia({ from, to, media }: Contact, { at }: Raster): string[] {
  const length = distance(from, to)
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return [
    { end: from, way: -1, medium: media[0] },
    { end: to, way: 1, medium: media[1] },
  ].flatMap(({ end, way, medium }) => {
    const seen = new Set<string>()
    for (const beyond of [2, 3]) {
      for (const aside of [-2, 2]) {
        const x = end[0] + along[0] * beyond * way - along[1] * aside
        const r = end[1] + along[1] * beyond * way + along[0] * aside
        seen.add(at(x, r))
      }
    }
    seen.delete('solid')
    const isRight = seen.size === 1 && seen.has(medium)
    return isRight
      ? []
      : [`beyond [${end.join(', ')}]: ${[...seen].join(', ') || 'nothing'}, not ${medium}`]
  })
}

function unbalanced({ from, to, media, balanceRadius: rb }: Contact): string[] {
  if (rb === undefined) return []
  const [r1, r2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const outerMedium = to[1] > from[1] ? media[1] : media[0]
  const isOutside = outerMedium !== 'atmosphere'
  const loaded = isOutside ? r2 * r2 - rb * rb : rb * rb - r1 * r1
  const ratio = loaded / (r2 * r2 - r1 * r1)
  return ratio >= BALANCE[0] && ratio <= BALANCE[1] ? [] : [`balance ratio ${ratio.toFixed(2)}`]
}
