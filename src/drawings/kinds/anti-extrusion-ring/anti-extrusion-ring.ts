import {
  cylinderHead,
  cylinderHeadCallouts,
  cylinderHeadSides,
  CYLINDER_CARD,
  GUIDE_GROOVE,
  R,
  ROD_RADIUS,
  SEAL_GROOVE_START,
} from '../../assemblies/cylinder-head.ts'
import {
  companionGuide,
  companionWiper,
  WIPER_DOT,
  WIPER_GROOVES,
} from '../../assemblies/gland-companions.ts'
import type { KindDefinition } from '../../model.ts'
import { backedContact, backedDots, backedGroove, backedSeal } from '../../parts/backed-seal.ts'
import type { Seat } from '../../parts/seated-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeAntiExtrusionRing, type AntiExtrusionRing } from './words.ts'

const ROD_END = 664
const SEAT: Seat = { x: SEAL_GROOVE_START, r: R(0), slidesOn: 'rod' }

function layout(parameters: AntiExtrusionRing) {
  const { length, depth } = backedGroove(parameters)
  const end = SEAL_GROOVE_START + length
  const sheet = new Sheet()
  cylinderHead(sheet, {
    grooves: [GUIDE_GROOVE, { x1: SEAL_GROOVE_START, x2: end, depth }, ...WIPER_GROOVES],
    medium: 'process',
    pressureEnd: SEAL_GROOVE_START,
    rodEnd: ROD_END,
  })
  companionGuide(sheet)
  companionWiper(sheet)
  backedSeal(sheet, 'backed', SEAT, parameters)
  const lip = backedContact(parameters)
  if (lip) {
    for (const [r, parts] of [
      [R(0), ['backed-seal', 'shaft']],
      [R(depth), ['head', 'backed-seal']],
    ] as const) {
      sheet.contact({
        from: [SEAT.x + lip.from, r],
        to: [SEAT.x + lip.to, r],
        parts,
        media: ['process', 'atmosphere'],
      })
    }
  }
  cylinderHeadSides(sheet, ROD_END)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: R(190),
    shaft: ROD_RADIUS,
    beneath: views(parameters),
    card: CYLINDER_CARD,
    icon: { centre: [end - 30, R(32)], side: 190 },
  })
}

function callouts(sheet: Sheet, parameters: AntiExtrusionRing) {
  const dots = backedDots(SEAT, parameters)
  const seal = parameters.seal === 'u-cup' ? 'copa en U' : 'O-ring'
  cylinderHeadCallouts(sheet, ROD_END)
  sheet
    .callout('backed-seal', dots.seal, `${seal} que el anillo respalda`)
    .callout('backed-ring', dots.ring, 'anillo antiextrusión, del lado sin presión')
    .callout('wiper', WIPER_DOT, 'limpiador')
}

export const antiExtrusionRing: KindDefinition<AntiExtrusionRing> = {
  layout,
  describe: describeAntiExtrusionRing,
}
