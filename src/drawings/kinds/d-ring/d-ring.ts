import {
  boltedCover,
  COVER_BORE,
  COVER_JOINT,
  COVER_SPIGOT,
  type CoverGroove,
} from '../../assemblies/bolted-cover.ts'
import { CYLINDER_CARD } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { D_CROWN, D_GROOVE, D_RING, dRing as dRingIn } from '../../parts/d-ring-section.ts'
import { seatedPoint, type Seat } from '../../parts/seated-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeDRing, type DRing } from './words.ts'

/** Along the axis; for a groove in the face, along the radius. */
const START = { bore: 284, spigot: 284, face: 164 } as const

const SEATS: Record<DRing['placement'], Seat> = {
  bore: { x: START.bore, r: COVER_SPIGOT, slidesOn: 'rod' },
  spigot: { x: START.spigot, r: COVER_BORE, slidesOn: 'bore' },
  face: { x: COVER_JOINT, r: START.face, slidesOn: 'face' },
}
/** What lies beyond the crown, and under the base, in the order that a contact asks for. */
const NEIGHBOURS = {
  bore: { crown: ['d-ring', 'cover'], base: ['housing', 'd-ring'] },
  spigot: { crown: ['housing', 'd-ring'], base: ['d-ring', 'cover'] },
  face: { crown: ['housing', 'd-ring'], base: ['d-ring', 'cover'] },
} as const

function layout(parameters: DRing) {
  const { placement, crown } = parameters
  const from = START[placement]
  const groove: CoverGroove = {
    place: placement,
    from,
    to: from + D_GROOVE.length,
    depth: D_GROOVE.depth,
  }
  const seat = SEATS[placement]
  const sheet = new Sheet()
  boltedCover(sheet, groove)
  dRingIn(sheet, 'd-ring', seat, crown)
  const media = ['process', 'atmosphere'] as const
  sheet.contact({
    from: seatedPoint(seat, [D_RING.from, D_GROOVE.depth]),
    to: seatedPoint(seat, [D_RING.to, D_GROOVE.depth]),
    parts: NEIGHBOURS[placement].base,
    media,
  })
  const [start, end] = [D_CROWN[crown].from, D_CROWN[crown].to].map((u) =>
    seatedPoint(seat, [u, 0]),
  )
  if (start && end) {
    // A dome leaves its contact so gently that no medium shows beside it: it is drawn, not measured.
    if (crown === 'domed') sheet.line([start, end], { weight: 'contact' })
    else sheet.contact({ from: start, to: end, parts: NEIGHBOURS[placement].crown, media })
  }
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
