import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { ringFront } from '../../parts/ring-front.ts'
import type { Sheet } from '../../sheet.ts'

const SECTION = { x: 700, r: 150, side: 116 } as const
const MIDDLE = SECTION.x + SECTION.side / 2
const LAYERS = 9
const WAVES = 6
const WAVE_HEIGHT = 3.5
const FRONT: Point = [MIDDLE, 14]
const FRONT_RADII = { outer: 54, inner: 33, isSplit: true } as const
const OTHER_CUT = 205

/** The ring's section, enlarged, and the ring from the front with its slanting cut. */
export function views(sheet: Sheet, isWedge: boolean) {
  if (isWedge) wedgePair(sheet)
  else layered(sheet, 'section', box(SECTION.x, SECTION.x + SECTION.side, SECTION.r, top))
  sheet.text(
    [MIDDLE, SECTION.r - (isWedge ? 64 : 28)],
    isWedge ? 'Dos anillos, ampliados' : 'Sección, ampliada',
    {
      strong: true,
    },
  )
  sheet.onlyOnSection(() => {
    ringFront(sheet, 'front', FRONT, FRONT_RADII)
    hiddenCut(sheet)
  })
  sheet.text([FRONT[0], FRONT[1] - 82], 'Corte oblicuo, alternado', { strong: true })
}

const top = SECTION.r + SECTION.side

/** Two rings of a set, drawn apart: the load along the axis leaves across it. */
function wedgePair(sheet: Sheet) {
  const { x, r, side } = SECTION
  const lean = side * 0.18
  const gap = 8
  const middle = x + side / 2
  layered(sheet, 'section', [
    [x - 30, r],
    [middle - gap / 2 - lean, r],
    [middle - gap / 2 + lean, top],
    [x - 30, top],
  ])
  layered(sheet, 'section-2', [
    [middle + gap / 2 - lean, r],
    [x + side + 30, r],
    [x + side + 30, top],
    [middle + gap / 2 + lean, top],
  ])
  flowArrow(sheet, [x + side + 84, r + side / 2], [x + side + 38, r + side / 2], 'ink')
  flowArrow(sheet, [x - 84, r + side / 2], [x - 38, r + side / 2], 'ink')
  flowArrow(sheet, [x + 8, top + 6], [x + 8, top + 44])
  flowArrow(sheet, [x + side - 8, r - 4], [x + side - 8, r - 42])
}

/** A section of pressed tape: its layers run across, crumpled. */
function layered(sheet: Sheet, id: string, outline: Point[]) {
  sheet.part(id, 'elastomer', 'outside', outline)
  const [a, b, c, d] = outline
  if (!a || !b || !c || !d) return
  for (let i = 1; i < LAYERS; i++) {
    const t = i / LAYERS
    const [from, to] = [a[0] + (d[0] - a[0]) * t, b[0] + (c[0] - b[0]) * t]
    const r = a[1] + (d[1] - a[1]) * t
    const wave = Array.from({ length: WAVES + 1 }, (_, k): Point => [
      from + ((to - from) * k) / WAVES,
      r + ((k + i) % 2 === 0 ? WAVE_HEIGHT : -WAVE_HEIGHT),
    ])
    sheet.line(wave, { weight: 'hatch' })
  }
}

/** The cut of the ring behind, on the other side. */
function hiddenCut(sheet: Sheet) {
  const angle = (OTHER_CUT * Math.PI) / 180
  const at = (radius: number, aside: number): Point => [
    FRONT[0] + radius * Math.cos(angle) - aside * Math.sin(angle),
    FRONT[1] + radius * Math.sin(angle) + aside * Math.cos(angle),
  ]
  sheet.line([at(FRONT_RADII.inner + 2, -6), at(FRONT_RADII.outer - 2, 6)], {
    tone: 'sheet',
    weight: 'spring',
    dash: 'hidden',
  })
}
