import type { Point, Segment } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
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
  layered(sheet, 'section', [
    [x - 30, r],
    [MIDDLE - gap / 2 - lean, r],
    [MIDDLE - gap / 2 + lean, top],
    [x - 30, top],
  ])
  layered(sheet, 'section-2', [
    [MIDDLE + gap / 2 - lean, r],
    [x + side + 30, r],
    [x + side + 30, top],
    [MIDDLE + gap / 2 + lean, top],
  ])
  flowArrow(sheet, [x + side + 84, r + side / 2], [x + side + 38, r + side / 2], 'ink')
  flowArrow(sheet, [x - 84, r + side / 2], [x - 38, r + side / 2], 'ink')
  flowArrow(sheet, [x + 8, top + 6], [x + 8, top + 44])
  flowArrow(sheet, [x + side - 8, r - 4], [x + side - 8, r - 42])
}

/** A section of pressed tape: its layers run across, crumpled. */
function layered(
  sheet: Sheet,
  id: string,
  outline: readonly [Point, Point, Point, Point],
  layers = 9,
) {
  sheet.part(id, 'elastomer', 'product', outline)
  const [a, b, c, d] = outline
  for (let i = 1; i < layers; i++) {
    const t = i / layers
    const from: Point = [a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t]
    const to: Point = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t]
    const wave = Array.from({ length: WAVES + 1 }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * k) / WAVES,
      from[1] + ((to[1] - from[1]) * k) / WAVES + ((k + i) % 2 === 0 ? WAVE_HEIGHT : -WAVE_HEIGHT),
    ])
    sheet.line(wave, { tone: 'product-mark' })
  }
}

const [OUTER, INNER, HEIGHT] = [118, 66, 72]
/** Height of a circle seen from above, by its width. */
const TILT = 0.4
/** How far a Bézier's handle reaches along each half axis of a quarter of an ellipse. */
const QUARTER = 0.5523
/** Where the light falls on the bore: its lines stand the closer, the darker. */
const SHADES = [-62, -59, -55, -50, -44, -36, 30, 40, 48, 54, 59, 63]

/** Half a ring seen from above: two cut faces, the bore between them; a wedge leans towards the bore by `lean`. */
function halfRing(
  sheet: Sheet,
  { at: [x, r], scale, lean }: { at: Point; scale: number; lean: number },
) {
  const at = (dx: number, dr: number): Point => [x + dx * scale, r + dr * scale]
  /** From left to right behind the middle, or back. */
  const behind = (radius: number, height: number, way: 1 | -1): Segment[] => {
    const rise = radius * TILT
    const [near, far] = [-radius * way, radius * way]
    return [
      {
        to: at(0, height + rise),
        via: [at(near, height + rise * QUARTER), at(near * QUARTER, height + rise)],
      },
      {
        to: at(far, height),
        via: [at(far * QUARTER, height + rise), at(far, height + rise * QUARTER)],
      },
    ]
  }
  const [low, high] = [lean, HEIGHT - lean]
  sheet
    .part('bore', 'elastomer', 'product', [
      at(-INNER, 0),
      ...behind(INNER, 0, 1),
      at(INNER, HEIGHT),
      ...behind(INNER, HEIGHT, -1),
    ])
    .part('upper-flank', 'elastomer', 'product-of-graphite', [
      at(-OUTER, high),
      ...behind(OUTER, high, 1),
      at(INNER, HEIGHT),
      ...behind(INNER, HEIGHT, -1),
    ])
  for (const dx of SHADES) {
    const rise = Math.sqrt(INNER ** 2 - dx ** 2) * TILT
    sheet.line([at(dx, rise + 3), at(dx, rise + HEIGHT - 3)], {
      weight: 'hatch',
      tone: 'product-mark',
    })
  }
  cut(sheet, at, high)
  for (const way of [-1, 1] as const)
    layered(
      sheet,
      'section',
      [at(way * OUTER, low), at(way * INNER, 0), at(way * INNER, HEIGHT), at(way * OUTER, high)],
      lean === 0 ? 9 : 5,
    )
}

/** Through the ring on the slant, behind on the right. */
function cut(sheet: Sheet, at: (dx: number, dr: number) => Point, high: number) {
  const place = (radius: number, height: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return at(radius * Math.cos(angle), height + radius * TILT * Math.sin(angle))
  }
  sheet.line([place(OUTER, high, 62), place(INNER, HEIGHT, 70), place(INNER, 0, 96)], {
    tone: 'sheet',
    weight: 'flow',
  })
}
