import {
  cylinderHead,
  cylinderHeadCallouts,
  cylinderHeadSides,
  GUIDE_GROOVE,
  HEAD_END,
  R,
  ROD_RADIUS,
  SEAL_GROOVE_START,
  type Groove,
} from '../../assemblies/cylinder-head.ts'
import {
  companionCup,
  COMPANION_CUP_DOT,
  COMPANION_CUP_GROOVE,
  companionGuide,
} from '../../assemblies/gland-companions.ts'
import type { KindDefinition } from '../../model.ts'
import type { Seat } from '../../parts/seated-section.ts'
import {
  JACKET_LENGTH,
  STEP,
  wiper,
  wiperContacts,
  wiperDots,
  WIPER_HEIGHT,
  WIPER_LENGTH,
  WIPER_MOUTH,
  wiperTip,
} from '../../parts/wiper-section.ts'
import { Sheet } from '../../sheet.ts'
import { dust } from './dust.ts'
import { views } from './views.ts'
import { describeLipWiper, type LipWiper } from './words.ts'

const ROD_END = 736
const CARD = { x: 296, top: R(160), width: 440 }
const GROOVE_START = HEAD_END - 114

const seatOf = ({ mount }: LipWiper): Seat => ({
  x: mount === 'jacket' ? HEAD_END - JACKET_LENGTH : GROOVE_START,
  r: R(0),
  slidesOn: 'rod',
})

/** The room for the wiper in the head, from its inner wall to the head's face. */
function room({ mount, profile }: LipWiper): Groove[] {
  if (mount === 'jacket')
    return [{ x1: HEAD_END - JACKET_LENGTH, x2: HEAD_END, depth: WIPER_HEIGHT }]
  const [x1, x2] = [GROOVE_START, GROOVE_START + WIPER_LENGTH]
  const mouth = { x1: x2, x2: HEAD_END, depth: WIPER_MOUTH }
  if (profile !== 'stepped') return [{ x1, x2, depth: WIPER_HEIGHT }, mouth]
  const middle = x1 + STEP.at
  return [{ x1, x2: middle, depth: WIPER_HEIGHT }, { x1: middle, x2, depth: STEP.height }, mouth]
}

function layout(parameters: LipWiper) {
  const seat = seatOf(parameters)
  const tip = seat.x + wiperTip(parameters)
  const sheet = new Sheet()
  cylinderHead(sheet, {
    grooves: [GUIDE_GROOVE, COMPANION_CUP_GROOVE, ...room(parameters)],
    medium: 'process',
    pressureEnd: SEAL_GROOVE_START,
    rodEnd: ROD_END,
  })
  companionGuide(sheet)
  companionCup(sheet)
  wiper(sheet, 'wiper', seat, parameters)
  const { sliding, fixed } = wiperContacts(parameters)
  for (const { list, parts } of [
    { list: sliding, parts: ['wiper', 'shaft'] },
    { list: fixed, parts: ['head', 'wiper'] },
  ] as const) {
    for (const { from, to, v } of list) {
      const r = R(v)
      sheet.contact({
        from: [seat.x + from, r],
        to: [seat.x + to, r],
        parts,
        media: ['atmosphere', 'atmosphere'],
      })
    }
  }
  dust(sheet, tip + 14)
  cylinderHeadSides(sheet, ROD_END)
  callouts(sheet, parameters, seat)
  return sheet.finish({
    balloonRow: R(190),
    shaft: ROD_RADIUS,
    beneath: views(parameters),
    card: CARD,
    icon: { centre: [HEAD_END - 36, R(26)], side: 190 },
  })
}

function callouts(sheet: Sheet, parameters: LipWiper, seat: Seat) {
  const { mount, profile, lips, staticBead } = parameters
  const dots = wiperDots(seat, parameters)
  cylinderHeadCallouts(sheet, ROD_END)
  sheet
    .callout('rod-seal', COMPANION_CUP_DOT, 'sello de vástago')
    .callout('wiper', dots.body, 'limpiador, labio hacia afuera')
  if (mount === 'jacket') sheet.callout('wiper-jacket', dots.jacket, 'camisa rígida a presión')
  if (staticBead) sheet.callout('wiper', dots.bead, 'cordón que sella el fondo de la ranura')
  if (lips === 'double') sheet.callout('wiper', dots.innerLip, 'segundo labio, hacia adentro')
  if (profile === 'snap-in') sheet.callout('wiper', dots.rim, 'reborde de enganche')
}

export const lipWiper: KindDefinition<LipWiper> = { layout, describe: describeLipWiper }
