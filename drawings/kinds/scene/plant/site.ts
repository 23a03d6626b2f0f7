import { box, type Point } from '../../../kit.ts'
import { disc, type Pen } from '../pen.ts'

/** A steel column of a hall, in the background, from the floor up. */
export function hallColumn(pen: Pen, height: number) {
  pen.faint(`M-8 4V${height}M8 4V${height}M-14 0V4H14V0`)
  pen.faint(`M-4 4V${height}M4 4V${height}`, 'hatch')
}

/** A lattice girder under a roof, in the background. */
export function latticeGirder(pen: Pen, length: number, { height = 30, panels = 12 } = {}) {
  const step = length / panels
  pen.faint(`M0 0H${length}M0 4H${length}M0 ${height}H${length}M0 ${height + 4}H${length}`)
  for (let i = 0; i < panels; i++) {
    const x = i * step
    pen.faint(`M${x} 4L${x + step / 2} ${height}L${x + step} 4`, 'hatch')
  }
}

/** An electric hoist on a rail at the pen's height; its hook hangs `drop` below. */
export function hoist(pen: Pen, drop: number) {
  pen.line(`M-4 -22V${22 - drop}M4 -22V${22 - drop}`, 'hatch')
  pen.metal(box(-28, 28, -26, -8))
  pen.line('M-12 -26V-8M12 -26V-8', 'hatch')
  for (const x of [-18, 18]) pen.metal(disc(x, -4, 5), 'thin')
  const hook = pen.at(0, 22 - drop)
  hook.metal(box(-8, 8, -10, 6), 'thin')
  hook.line('M0 -10V-16C7 -18 8 -27 0 -27C-5 -27 -7 -23 -6 -20', 'spring')
}

/** A handrail on a platform, `length` along: posts, knee rail, top rail. */
export function handrail(pen: Pen, length: number, { height = 22, spacing = 28 } = {}) {
  const posts = Math.max(1, Math.round(length / spacing))
  pen.line(`M0 ${height}H${length}M0 ${height / 2}H${length}`, 'hatch')
  for (let i = 0; i <= posts; i++) pen.line(`M${(i * length) / posts} 0V${height}`, 'hatch')
}

/** A ladder upwards from the pen, rungs and stiles. */
export function ladder(pen: Pen, height: number) {
  pen.line(`M0 0V${height}M10 0V${height}`)
  for (let h = 4; h < height; h += 8) pen.line(`M0 ${h}H10`, 'hatch')
}

/** A ground line with the slanted strokes for soil, from `x1` to `x2`. */
export function earth(pen: Pen, x1: number, x2: number) {
  pen.line(`M${x1} 0H${x2}`, 'outline')
  for (let x = x1 + 32; x + 11 < x2; x += 64) soil(pen, x)
}

/** A group of soil strokes below a line. */
export const soil = (pen: Pen, x: number) =>
  pen.at(x, 0).faint('M0 0l-11 -11M8 0l-11 -11M16 0l-11 -11M24 0l-11 -11', 'hatch')

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
  const channel = `M${-outer} 0V${-depth - wall}H${outer}V0H${half}V${-depth}H${-half}V0Z`
  pen.cut(channel, 'steel-opposed', 'spring')
  for (let x = -half; x < half; x += 5) pen.line(`M${x} -5V0`, 'hatch')
  pen.line(`M${-half} 0H${half}M${-half} -5H${half}`)
}

/** The level symbol on a liquid's free surface: a triangle. */
export function levelSign(pen: Pen) {
  pen.plain('M0 0L-8 13H8Z', 'thin')
  pen.line('M-6 -5H6M-3 -9H3', 'hatch')
}

/** A mountain range in the background: its skyline, and the ridges below its peaks. */
export function mountains(pen: Pen, skyline: readonly Point[]) {
  pen.faint(skyline)
  for (const [i, [x, h]] of skyline.entries()) {
    const [before, after] = [skyline[i - 1], skyline[i + 1]]
    if (!before || !after || before[1] > h || after[1] > h) continue
    const fall = (h - Math.max(before[1], after[1])) * 0.9
    const peak = pen.at(x, h, { scale: fall })
    peak.faint('M0 0l.22 -.34 -.2 -.28 .3 -.38M.22 -.34l.34 -.3', 'hatch')
  }
}

/** The far wall of an open pit: benches with crest and toe one below another, and the haul road across them. */
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
