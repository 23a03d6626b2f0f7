import {
  CYLINDER_CARD,
  cylinderHead,
  cylinderHeadCallouts,
  cylinderHeadSides,
  R,
  ROD_RADIUS,
  SEAL_GROOVE_START,
  GUIDE_GROOVE,
} from '../../assemblies/cylinder-head.ts'
import {
  companionGuide,
  companionWiper,
  WIPER_DOT,
  WIPER_GROOVES,
} from '../../assemblies/gland-companions.ts'
import type { KindDefinition } from '../../model.ts'
import type { Seat } from '../../parts/seated-section.ts'
import {
  CUP_HEIGHT,
  CUP_PLAY,
  cupContact,
  cupDots,
  cupLength,
  pressedGroove,
  uCup as cupSection,
} from '../../parts/u-cup-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeUCup, INSIDE, HEELS, type UCup } from './words.ts'

const ROD_END = 664
const SEAT: Seat = { x: SEAL_GROOVE_START + CUP_PLAY, r: R(0), slidesOn: 'rod' }

function layout(parameters: UCup) {
  const medium = parameters.pressure === 'oil' ? 'process' : 'gas'
  const [from, to] = cupContact(parameters)
  const end = SEAT.x + cupLength(parameters)
  const sheet = new Sheet()
  cylinderHead(sheet, {
    grooves: [
      GUIDE_GROOVE,
      { x1: SEAL_GROOVE_START, x2: end, depth: CUP_HEIGHT },
      ...WIPER_GROOVES,
    ],
    medium,
    pressureEnd: SEAL_GROOVE_START,
    rodEnd: ROD_END,
  })
  pressedGroove(sheet, SEAT, parameters, medium)
  companionGuide(sheet)
  companionWiper(sheet)
  cupSection(sheet, 'u-cup', SEAT, parameters, medium)
  for (const [r, parts] of [
    [R(0), ['u-cup', 'shaft']],
    [R(CUP_HEIGHT), ['head', 'u-cup']],
  ] as const) {
    sheet.contact({
      from: [SEAT.x + from, r],
      to: [SEAT.x + to, r],
      parts,
      media: [medium, 'atmosphere'],
    })
  }
  cylinderHeadSides(sheet, ROD_END)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: R(190),
    shaft: ROD_RADIUS,
    beneath: views(parameters, medium),
    card: CYLINDER_CARD,
    icon: { centre: [SEAL_GROOVE_START + 60, R(32)], side: 190 },
  })
}

function callouts(sheet: Sheet, parameters: UCup) {
  const { inside, heel } = parameters
  const dots = cupDots(SEAT, parameters)
  cylinderHeadCallouts(sheet, ROD_END)
  sheet
    .callout('u-cup', dots.body, 'copa en U, labios hacia la presión')
    .callout('wiper', WIPER_DOT, 'limpiador')
  if (inside !== 'empty') sheet.callout('u-cup-energiser', dots.inside, INSIDE[inside])
  if (heel !== 'plain') sheet.callout('u-cup-heel-ring', dots.heel, HEELS[heel])
}

export const uCup: KindDefinition<UCup> = { layout, describe: describeUCup }
