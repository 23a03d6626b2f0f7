import {
  boltedCover,
  COVER_BORE,
  COVER_JOINT,
  COVER_SPIGOT,
} from '../../assemblies/bolted-cover.ts'
import { CYLINDER_CARD } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { D_CROWN, D_GROOVE, D_RING, dRing as dRingIn } from '../../parts/d-ring-section.ts'
import { ringContact, SEATED } from '../../parts/groove.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeDRing, type DRing } from './words.ts'

/** Where the groove begins on the face on which the ring seals, and how that face lies. */
const SEATS: Record<DRing['placement'], { at: Point; on: keyof typeof SEATED }> = {
  bore: { at: [284, COVER_SPIGOT], on: 'rod' },
  spigot: { at: [284, COVER_BORE], on: 'bore' },
  face: { at: [COVER_JOINT, 164], on: 'face' },
}

function layout(parameters: DRing) {
  const { placement, crown } = parameters
  const { length, depth } = D_GROOVE
  const { at, on } = SEATS[placement]
  const from = placement === 'face' ? at[1] : at[0]
  const sheet = new Sheet()
  boltedCover(sheet, { place: placement, from, to: from + length, depth })
  const groove = sheet.at(at, SEATED[on])
  dRingIn(groove, 'd-ring', crown)
  const [holds, faces] = placement === 'bore' ? ['housing', 'cover'] : ['cover', 'housing']
  const media = ['process', 'atmosphere'] as const
  ringContact(groove, 'd-ring', { ...D_RING, v: depth, against: holds, media })
  const top = D_CROWN[crown]
  // A dome leaves its contact so gently that no medium shows beside it: it is drawn, not measured.
  if (crown === 'domed') groove.line(polyline`M${top.from} 0 H${top.to}`, { weight: 'contact' })
  else ringContact(groove, 'd-ring', { ...top, v: 0, against: faces, media })
  groove.callout('d-ring', [27, 22], 'anillo de sección en D')
  views(sheet, parameters)
  return sheet.finish({
    balloonRow: 322,
    left: 40,
    width: 884,
    bottom: -116,
    card: CYLINDER_CARD,
    icon: { centre: groove.place([27, 20]), side: 190 },
  })
}

export const dRing: KindDefinition<DRing> = { layout, describe: describeDRing }
