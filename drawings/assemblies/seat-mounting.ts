import { box, polyline, type Material, type Point, type Role, type Sheet } from '../kit.ts'
import { squeezed } from '../parts/seals.ts'

export type MountingForm = 'o-ring' | 'l' | 'self-aligning' | 'square' | 't' | 'din'

/** In its own units: along the axis from the lapped face, outwards from the shaft; pieces in painting order. */
type Mounting = {
  pieces: Readonly<Record<string, readonly Point[]>>
  oRing?: { centre: Point; radius: number }
  pin?: readonly Point[]
}

/** Pieces of metal or carbon; all others are elastomer. */
const SOLIDS: Partial<Record<string, readonly [Role, Material]>> = {
  ring: ['stationary', 'face-stationary'],
  gland: ['stationary', 'steel-opposed'],
  casing: ['housing', 'housing'],
}
/** Radius of a ring's bore, from the shaft's surface. */
const BORE = 12
const LAPPED_TOP = 46
/** Outline of the rotary face that runs on the ring. */
const RUNNING_FACE = polyline`M0 20 H-22 V52 H-8 V44 H0`

/** The face of the pump's box, to which a clamped ring is bolted. */
const casing = (u: number, v: number) => box(u - 34, u, v, 108)

/** The ways to mount a stationary ring, by their usual names. */
const MOUNTINGS: Record<MountingForm, Mounting> = {
  'o-ring': {
    pieces: { ring: box(0, 50, BORE, 66), gland: polyline`M16 69 H50 V22 H88 V108 H16` },
    oRing: { centre: [33, 74], radius: 8 },
  },
  l: {
    pieces: {
      ring: polyline`M0 ${BORE} H56 V80 H34 V48 H0`,
      casing: casing(29, 58),
      gasket: box(29, 34, 60, 80),
      'back-gasket': box(56, 61, 40, 80),
      gland: polyline`M61 22 H88 V108 H35 V83 H61`,
    },
  },
  'self-aligning': {
    pieces: {
      ring: box(0, 36, BORE, 62),
      gland: polyline`M14 84 H56 V22 H88 V108 H14`,
      diaphragm: polyline`M36 44 H41 V64 L56 76 V84 H50 V79 L36 68`,
    },
    pin: box(28, 70, 26, 34),
  },
  square: {
    pieces: {
      ring: box(0, 50, BORE, 62),
      boot: polyline`M12 62 H50 V36 H57 V70 H12`,
      gland: polyline`M8 70 H57 V22 H88 V108 H8`,
    },
  },
  t: {
    pieces: {
      ring: polyline`M0 ${BORE} H72 V46 H48 V80 H26 V46 H0`,
      casing: casing(21, 54),
      gasket: box(21, 26, 58, 80),
      'back-gasket': box(48, 53, 58, 80),
      gland: polyline`M53 54 H96 V108 H27 V83 H53`,
    },
  },
  din: {
    pieces: {
      ring: polyline`M0 ${BORE} H58 V50 H20 V70 H0`,
      gland: polyline`M8 73 H46 V53 H58 V22 H92 V108 H8`,
    },
    oRing: { centre: [31, 61], radius: 11 },
    pin: box(48, 76, 28, 36),
  },
}

/**
 * A stationary ring in its mounting, cut; the dashed outline is the face that runs on it. The sheet is placed at the
 * lapped face, on the shaft's surface.
 */
export function seatMounting(sheet: Sheet, form: MountingForm) {
  const { pieces, oRing, pin } = MOUNTINGS[form]
  for (const [id, outline] of Object.entries(pieces)) {
    const solid = SOLIDS[id]
    if (solid) sheet.part(id, ...solid, outline)
    else sheet.part(id, 'elastomer', 'elastomer', outline, 'thin')
  }
  if (oRing) {
    const [[u, v], half] = [oRing.centre, oRing.radius * 1.2]
    const groove = box(u - half, u + half, v - oRing.radius, v + oRing.radius)
    sheet
      .part('groove', 'elastomer', 'unsectioned', groove, 'thin')
      .part('o-ring', 'elastomer', 'elastomer', squeezed(oRing.centre, oRing.radius), 'thin')
  }
  if (pin) sheet.part('pin', 'fastener', 'unsectioned', pin, 'thin')
  sheet
    .line(RUNNING_FACE, { tone: 'soft', dash: 'rest' })
    .line(polyline`M0 ${BORE} V${LAPPED_TOP}`, { weight: 'contact', id: 'lapped' })
}
