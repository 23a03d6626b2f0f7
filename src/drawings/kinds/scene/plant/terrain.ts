import type { Point } from '../../../model.ts'
import type { Pen } from '../pen.ts'

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
export function pitWall(
  pen: Pen,
  { width, benches, step, inset }: { width: number; benches: number; step: number; inset: number },
) {
  const face = step * 0.62
  for (let i = 0; i < benches; i++) {
    const h = -i * step
    const [left, right] = [i * inset, width - i * inset * 1.15]
    const batter = inset * 0.35
    pen.faint(
      `M${left - inset * 0.65} ${h}H${left}L${left + batter} ${h - face}H${right - batter}L${right} ${h}h${inset * 0.75}`,
    )
    pen.faint(`M${left} ${h}H${right}`, 'hatch')
    for (let x = left + 12; x < right - 6; x += 22) pen.faint(`M${x} ${h}l3 ${-face}`, 'hatch')
  }
}
