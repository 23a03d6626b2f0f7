import { box } from '../../../geometry.ts'
import type { Point, Segment } from '../../../model.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const CENTRE: Point = [480, 186]
const SHAFT = 56
/** Half of the space between the halves before they close. */
const GAP = 42
const [BORE, FACE, GLAND] = [60, 92, 134]

function halfRing(inner: number, outer: number, side: 1 | -1): Segment[] {
  const [x, middle] = CENTRE
  const h = middle + GAP * side
  const isAbove = side > 0
  return [
    [x - outer, h],
    { to: [x + outer, h], radius: outer, large: false, clockwise: isAbove },
    [x + inner, h],
    { to: [x - inner, h], radius: inner, large: false, clockwise: !isAbove },
  ]
}

/** Pump casing and the face of its box, seen from the motor. */
function pump(pen: Pen) {
  const [x, h] = CENTRE
  pen.plain(box(160, 800, -52, -34))
  pen.metal(`M${x + 84} ${h}V396H${x + 196}V${h}Z`)
  pen.metal(box(x + 66, x + 214, 396, 416))
  for (const way of [-1, 1]) {
    pen.metal(
      `M${x + way * 90} ${h - 150}L${x + way * 120} -34H${x + way * 210}L${x + way * 160} ${h - 80}Z`,
    )
  }
  pen.metal(disc(x, h, 216))
  pen.line(`M${x} ${h + 196}A196 1 ${x} ${h - 196}A196 1 ${x} ${h + 196}`)
  pen.plain(disc(x, h, 182))
  for (const [dx, dh] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const [bx, bh] = [x + dx * 148, h + dh * 84]
    pen.metal(disc(bx, bh, 17), 'thin')
    pen.plain(disc(bx, bh, 8), 'thin')
  }
  pen.fluid(disc(x, h, 78))
  pen.line(`M${x} ${h + 78}A78 1 ${x} ${h - 78}A78 1 ${x} ${h + 78}`, { weight: 'outline' })
}

/** Gland and faces in halves; screws draw them together at the ears. */
function halves(pen: Pen) {
  const [x, middle] = CENTRE
  for (const side of [1, -1] as const) {
    const h = middle + GAP * side
    for (const way of [1, -1]) {
      const ear = x + way * (GLAND - 10)
      pen.metal(
        box(
          Math.min(ear, ear + way * 44),
          Math.max(ear, ear + way * 44),
          Math.min(h, h + side * 40),
          Math.max(h, h + side * 40),
        ),
      )
      const screw = ear + way * 27
      pen.plain(
        box(
          screw - 9,
          screw + 9,
          Math.min(h + side * 40, h + side * 58),
          Math.max(h + side * 40, h + side * 58),
        ),
        'thin',
      )
      if (side > 0) pen.centreLine(`M${screw} ${h + 70}V${middle - GAP - 70}`)
    }
    pen.metal(halfRing(FACE, GLAND, side))
    pen.seal(halfRing(BORE, FACE, side), 'outline')
  }
  for (const side of [1, -1]) {
    pen.line(`M${x - 176} ${middle + side * 176}V${middle + side * 112}`, {
      weight: 'contact',
      tone: 'accent',
    })
    pen.line(
      `M${x - 188} ${middle + side * 130}L${x - 176} ${middle + side * 108}L${x - 164} ${middle + side * 130}`,
      { weight: 'contact', tone: 'accent' },
    )
  }
}

function shaft(pen: Pen) {
  const [x, h] = CENTRE
  pen.plain(disc(x, h, SHAFT))
  pen.line(`M${x - 10} ${h + SHAFT - 2}V${h + SHAFT - 18}H${x + 10}V${h + SHAFT - 2}`)
  pen.centreLine(`M${x - 240} ${h}H${x + 240}M${x} ${h + 236}V${h - 236}`)
}

function draw(pen: Pen) {
  pump(pen)
  shaft(pen)
  halves(pen)
  const [x, h] = CENTRE
  pen.note('Sello partido', [x - 76, h + GAP + 10], [156, 330], 'left')
  pen.note('Eje de bomba', [x + 20, h - 20], [804, 60])
}

export const equipoRotatorio: SolutionScene = {
  title: 'sello partido que se cierra alrededor del eje de una bomba',
  description:
    'Bomba vista desde el motor. Las dos mitades del sello, con sus caras y su brida, se juntan alrededor del eje ya instalado y se aprietan con tornillos en las orejas: la bomba no se desarma.',
  draw,
}
