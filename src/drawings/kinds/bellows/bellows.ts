import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { pumpingRing } from './barrier-chamber.ts'
import { namedParts } from './callouts.ts'
import { detailView } from './detail.ts'
import { BOX_FACE, CONTACT, dimensionsOf, type Bellows } from './dimensions.ts'
import { gland } from './gland.ts'
import { bellowsHead } from './head.ts'
import { lockOutside, sleeveAndLock } from './hold.ts'
import { seatMedia, stationarySeat } from './seat.ts'
import { tandemGland, tandemMedia, tandemOutside } from './tandem.ts'
import { describeBellows } from './words.ts'

/** Top and left edge of every card of the category, so that the cards can be compared. */
const CARD = { x: 120, top: 366, width: 620 }

function layout(parameters: Bellows) {
  const d = dimensionsOf(parameters)
  const { Q, s, bore } = d
  const { arrangement } = parameters
  const isTandem = arrangement === 'tandem'
  const isOnSleeve = arrangement !== 'component'
  const sheet = new Sheet()
  stuffingBox(sheet, {
    shaft: s,
    end: d.shaftEnd,
    face: BOX_FACE,
    bore,
    throat: Q(30),
    outside: d.casting,
  })
  const behind = isTandem ? 'barrier' : 'atmosphere'
  if (isTandem) {
    tandemMedia(sheet, parameters, d)
    seatMedia(sheet, parameters, d, d.outer, ['barrier', 'atmosphere'])
  }
  seatMedia(sheet, parameters, d, d.inner, ['process', behind])
  if (isTandem) tandemGland(sheet, parameters, d)
  else gland(sheet, parameters, d)
  if (isOnSleeve) sleeveAndLock(sheet, parameters, d)
  const inner = bellowsHead(sheet, parameters, d, d.inner, behind)
  const innerSeat = stationarySeat(sheet, parameters, d, d.inner)
  const second = isTandem
    ? {
        pump: pumpingRing(sheet, parameters, d),
        head: bellowsHead(sheet, parameters, d, d.outer, 'atmosphere'),
        seat: stationarySeat(sheet, parameters, d, d.outer),
      }
    : undefined
  if (isTandem) {
    tandemOutside(sheet, parameters, d)
    lockOutside(sheet, parameters, d)
  }
  shaftOutline(sheet, straightShaft(66, d.shaftEnd, s))
  pressureArrow(sheet, 132, 186, Q(93))
  // A tandem fills the sheet.
  if (!isTandem) detailView(sheet, parameters, d)
  namedParts(sheet, parameters, d, { inner, innerSeat, second })
  axisAndSides(sheet, d.shaftEnd + 20)
  return sheet.finish({
    balloonRow: Q(arrangement === 'component' ? 226 : 256),
    shaft: s,
    cardShare: isTandem ? 'whole' : 0.92,
    card: CARD,
    row: isTandem
      ? { x: CONTACT - 70, top: Q(250), width: 400 }
      : { x: CONTACT - 232, top: Q(190), width: 320 },
    icon: { centre: [CONTACT - 20, Q(44)], side: 230 },
    cutaway: isOnSleeve
      ? {
          reach: d.R(160),
          screws: { on: 'gland', circle: d.R(116) },
          shows: 'el fuelle de láminas soldadas, las dos caras y la línea donde sellan',
        }
      : undefined,
  })
}

export const bellows: KindDefinition<Bellows> = { layout, describe: describeBellows }
