import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import type { Pen } from '../pen.ts'

const TUFT_SPACING = 64
const STROKES_PER_TUFT = 4
const STROKE_SPACING = 8
const STROKE_FALL = 11

/** The ground's line with the slanting strokes that stand for soil, from `x1` to `x2` at the pen's height. */
export function earth(pen: Pen, x1: number, x2: number) {
  pen.line(`M${x1} 0H${x2}`, 'outline')
  for (let x = x1 + TUFT_SPACING / 2; x + STROKE_FALL < x2; x += TUFT_SPACING) soil(pen, x)
}

/** One tuft of soil strokes below a line. */
export function soil(pen: Pen, x: number) {
  for (let i = 0; i < STROKES_PER_TUFT; i++) {
    const from = x + i * STROKE_SPACING
    pen.faint(`M${from} 0l${-STROKE_FALL} ${-STROKE_FALL}`, 'hatch')
  }
}

/** A concrete floor in section. */
export function slab(pen: Pen, x1: number, x2: number, depth: number) {
  pen.cut(box(x1, x2, -depth, 0), 'housing')
  pen.line(`M${x1} 0H${x2}`, 'outline')
}

/** A concrete block poured on the floor, in section. */
export const plinth = (pen: Pen, x1: number, x2: number, height: number) =>
  pen.cut(box(x1, x2, 0, height), 'steel-opposed', 'spring')

/** A concrete channel under the floor, `width` inside, with its grating on top; centred on the pen. */
export function trench(pen: Pen, width: number, depth: number, wall = 14) {
  const half = width / 2
  const outer = half + wall
  pen.cut(
    `M${-outer} 0V${-depth - wall}H${outer}V0H${half}V${-depth}H${-half}V0Z`,
    'steel-opposed',
    'spring',
  )
  for (let x = -half; x < half; x += 5) pen.line(`M${x} -5V0`, 'hatch')
  pen.line(`M${-half} 0H${half}M${-half} -5H${half}`)
}

/** A liquid's free surface at the pen's place: the triangle of levels, standing on it. */
export function levelSign(pen: Pen) {
  pen.plain('M0 0L-8 13H8Z', 'thin')
  pen.line('M-6 -5H6M-3 -9H3', 'hatch')
}

/** A range behind everything: its skyline, and the spurs that fall from its peaks. */
export function mountains(pen: Pen, skyline: readonly Point[]) {
  pen.faint(skyline)
  for (const [i, [x, h]] of skyline.entries()) {
    const [before, after] = [skyline[i - 1], skyline[i + 1]]
    if (!before || !after || before[1] > h || after[1] > h) continue
    const fall = (h - Math.max(before[1], after[1])) * 0.9
    pen.faint(
      `M${x} ${h}l${fall * 0.22} ${-fall * 0.34} ${-fall * 0.2} ${-fall * 0.28} ${fall * 0.3} ${-fall * 0.38}`,
      'hatch',
    )
    pen.faint(`M${x + fall * 0.22} ${h - fall * 0.34}l${fall * 0.34} ${-fall * 0.3}`, 'hatch')
  }
}

/** The far wall of an open pit: benches one below the other, crest and toe, and the haul road across. */
export function pitWall(pen: Pen) {
  const [width, step, inset] = [300, 17, 15]
  const [face, batter] = [step * 0.62, inset * 0.35]
  for (let i = 0; i < 5; i++) {
    const h = -i * step
    const [left, right] = [i * inset, width - i * inset * 1.15]
    pen.faint(
      `M${left - inset * 0.65} ${h}H${left}L${left + batter} ${h - face}H${right - batter}L${right} ${h}h${inset * 0.75}`,
    )
    pen.faint(`M${left} ${h}H${right}`, 'hatch')
    for (let x = left + 12; x < right - 6; x += 22) pen.faint(`M${x} ${h}l3 ${-face}`, 'hatch')
  }
}
