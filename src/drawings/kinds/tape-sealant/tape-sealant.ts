import type { KindDefinition, Point } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { LAID_ON, PLAN, plan } from './plan.ts'
import { SECTIONS, sections } from './sections.ts'
import { describeTapeSealant, tapeLabel, type TapeSealant } from './words.ts'

function layout(parameters: TapeSealant) {
  const { x, r, bolts } = PLAN
  const isFlange = parameters.laidOn === 'flange'
  const sheet = new Sheet()
  plan(sheet, parameters)
  sections(sheet, parameters)
  const { cord, crossing } = LAID_ON[parameters.laidOn]
  const on = (radius: number, angle: number): Point => [
    x + radius * Math.cos(angle),
    r + radius * Math.sin(angle),
  ]
  sheet.anchor('face', isFlange ? [x + bolts, r + 10] : [x + 170, r + 70])
  sheet
    .callout('cord', on(cord, 2.5), tapeLabel(parameters))
    .callout('last-end', on(cord + 4, crossing - 0.18), 'extremos cruzados')
    .name('face', isFlange ? 'cara de la brida' : 'marco del registro')
    .callout('free-cord', [SECTIONS.free.x + 12, SECTIONS.free.r - 14], 'antes del apriete')
    .callout('upper-face', [SECTIONS.pressed.x + 76, SECTIONS.pressed.r + 6], 'contrabrida')
  return sheet.finish({
    balloonRow: 278,
    bottom: -250,
    card: { x: 124, top: 240, width: 580 },
    row: { x: SECTIONS.free.x - 92, top: SECTIONS.free.r + 66, width: 184 },
    icon: { centre: [x, r], side: 420 },
  })
}

export const tapeSealant: KindDefinition<TapeSealant> = { layout, describe: describeTapeSealant }
