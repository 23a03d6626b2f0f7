import {
  boltedCover,
  COVER_BORE,
  COVER_JOINT,
  COVER_SPIGOT,
} from '../../assemblies/bolted-cover.ts'
import { CYLINDER_CARD } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { D_CROWN, D_GROOVE, D_RING, dRing as dRingIn } from '../../parts/d-ring-section.ts'
import { seatedContact, seatedPoint, type Seat } from '../../parts/seated-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeDRing, type DRing } from './words.ts'

const SEATS: Record<DRing['placement'], Seat> = {
  bore: { x: 284, r: COVER_SPIGOT, slidesOn: 'rod' },
  spigot: { x: 284, r: COVER_BORE, slidesOn: 'bore' },
  face: { x: COVER_JOINT, r: 164, slidesOn: 'face' },
}

function layout(parameters: DRing) {
  const { placement, crown } = parameters
  const seat = SEATS[placement]
  const from = placement === 'face' ? seat.r : seat.x
  const sheet = new Sheet()
  boltedCover(sheet, { place: placement, from, to: from + D_GROOVE.length, depth: D_GROOVE.depth })
  dRingIn(sheet, 'd-ring', seat, crown)
  const [holds, faces] = placement === 'bore' ? ['housing', 'cover'] : ['cover', 'housing']
  const media = ['process', 'atmosphere'] as const
  seatedContact(sheet, seat, 'd-ring', { ...D_RING, v: D_GROOVE.depth, against: holds, media })
  const top = D_CROWN[crown]
  // A dome leaves its contact so gently that no medium shows beside it: it is drawn, not measured.
  if (crown === 'domed') {
    const ends = [seatedPoint(seat, [top.from, 0]), seatedPoint(seat, [top.to, 0])]
    sheet.line(ends, { weight: 'contact' })
  } else seatedContact(sheet, seat, 'd-ring', { ...top, v: 0, against: faces, media })
  sheet.callout('d-ring', seatedPoint(seat, [27, 22]), 'anillo de sección en D')
  views(sheet, parameters)
  return sheet.finish({
    balloonRow: 322,
    left: 40,
    width: 884,
    bottom: -116,
    card: CYLINDER_CARD,
    icon: { centre: seatedPoint(seat, [27, 20]), side: 190 },
  })
}

export const dRing: KindDefinition<DRing> = { layout, describe: describeDRing }
