import type { Point, Segment } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

const MIDDLE = 764
const WAVES = 6
const WAVE_HEIGHT = 3.5

/** The ring's section and half a ring with its slanting cut, enlarged; or what two wedges do to each other. */
export function views(sheet: Sheet, isWedge: boolean) {
  if (isWedge) {
    wedgePair(sheet)
    sheet.text([MIDDLE, PAIR.r - 64], 'Dos anillos, ampliados', { strong: true })
  }
  const half = isWedge
    ? { at: [MIDDLE, -26] as Point, scale: 0.56, lean: 24 }
    : { at: [MIDDLE, 78] as Point, scale: 1.12, lean: 0 }
  if (isWedge) sheet.onlyOnSection(() => halfRing(sheet, half))
  else halfRing(sheet, half)
  sheet.text([MIDDLE, half.at[1] - 34], 'Medio anillo, con su corte oblicuo', { strong: true })
}

const PAIR = { x: MIDDLE - 58, r: 150, side: 116 } as const

/** Two rings of a set, drawn apart: the load along the axis leaves across it. */
function wedgePair(sheet: Sheet) {
  const { x, r, side } = PAIR
  const top = r + side
  const lean = side * 0.18
  const gap = 8
  const [left, right] = [MIDDLE - gap / 2, MIDDLE + gap / 2]
  const end = x + side
  const first = polyline`M${x - 30} ${r} H${left - lean} L${left + lean} ${top} H${x - 30}`
  const second = polyline`M${right - lean} ${r} H${end + 30} V${top} H${right + lean}`
  layered(sheet, 'section', first)
  layered(sheet, 'section-2', second)
  const middle = r + side / 2
  flowArrow(sheet, [end + 84, middle], [end + 38, middle], 'ink')
  flowArrow(sheet, [x - 84, middle], [x - 38, middle], 'ink')
  flowArrow(sheet, [x + 8, top + 6], [x + 8, top + 44])
  flowArrow(sheet, [end - 8, r - 4], [end - 8, r - 42])
}

/** A section of pressed tape, from a lower corner round: its layers run across, crumpled. */
function layered(
  sheet: Sheet,
  id: string,
  outline: readonly Point[],
  layers = 9,
  wave = WAVE_HEIGHT,
) {
  sheet.part(id, 'elastomer', 'product', outline)
  const [a, b, c, d] = outline
  if (!a || !b || !c || !d) return
  const between = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  for (let i = 1; i < layers; i++) {
    const [from, to] = [between(a, d, i / layers), between(b, c, i / layers)]
    const layer = Array.from({ length: WAVES + 1 }, (_, k): Point => {
      const [x, r] = between(from, to, k / WAVES)
      return [x, r + ((k + i) % 2 === 0 ? wave : -wave)]
    })
    sheet.line(layer, { tone: 'product-mark' })
  }
}

const [OUTER, INNER, HEIGHT] = [118, 66, 72]
/** Height of a circle seen from above, by its width. */
const TILT = 0.4
/** Where the light falls on the bore: its lines stand the closer, the darker. */
const SHADES = [-62, -59, -55, -50, -44, -36, 30, 40, 48, 54, 59, 63]

/** Half a ring seen from above: two cut faces, the bore between them; a wedge leans towards the bore by `lean`. */
function halfRing(on: Sheet, { at, scale, lean }: { at: Point; scale: number; lean: number }) {
  const sheet = on.at(at, { scale })
  const [low, high] = [lean, HEIGHT - lean]
  sheet
    .part('bore', 'elastomer', 'product', [...behind(INNER, 0, 1), ...behind(INNER, HEIGHT, -1)])
    .part('upper-flank', 'elastomer', 'product-of-graphite', [
      ...behind(OUTER, high, 1),
      ...behind(INNER, HEIGHT, -1),
    ])
  for (const x of SHADES) {
    const rise = Math.sqrt(INNER ** 2 - x ** 2) * TILT
    const shade = polyline`M${x} ${rise + 3} V${rise + HEIGHT - 3}`
    sheet.line(shade, { weight: 'hatch', tone: 'product-mark' })
  }
  cut(sheet, high)
  for (const way of [-1, 1] as const) {
    const [outer, inner] = [way * OUTER, way * INNER]
    const face = polyline`M${outer} ${low} L${inner} 0 V${HEIGHT} L${outer} ${high}`
    layered(sheet, 'section', face, lean === 0 ? 9 : 5, WAVE_HEIGHT / scale)
  }
}

/** The far half of a circle at a height, from left to right or back. */
const behind = (radius: number, height: number, way: 1 | -1): Segment[] =>
  path`M${-radius * way} ${height} U0 ${height + radius * TILT} F${radius * way} ${height}`

/** Through the ring on the slant, behind on the right. */
function cut(sheet: Sheet, high: number) {
  const place = (radius: number, height: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [radius * Math.cos(angle), height + radius * TILT * Math.sin(angle)]
  }
  const slant = [place(OUTER, high, 62), place(INNER, HEIGHT, 70), place(INNER, 0, 96)]
  sheet.line(slant, { tone: 'sheet', weight: 'flow' })
}
