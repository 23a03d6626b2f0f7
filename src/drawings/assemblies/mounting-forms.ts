import { box } from '../geometry.ts'
import type { Material, Point, Role } from '../model.ts'
import { polyline } from '../path-notation.ts'

export type MountingForm = 'o-ring' | 'l' | 'self-aligning' | 'square' | 't' | 'din'

type Piece = { id: string; role: Role; material: Material; points: readonly Point[]; thin?: true }
type Ring = { centre: Point; radius: number }
/** In units of its own: along the axis from the lapped face, outwards from the shaft. */
export type Mounting = { pieces: readonly Piece[]; oRing?: Ring; pin?: readonly Point[] }

/** Radius of a ring's bore, from the shaft's surface. */
export const BORE = 12
const ring = (points: readonly Point[]): Piece => ({
  id: 'ring',
  role: 'stationary',
  material: 'face-stationary',
  points,
})
const gland = (points: readonly Point[]): Piece => ({
  id: 'gland',
  role: 'stationary',
  material: 'steel-opposed',
  points,
})
const rubber = (id: string, points: readonly Point[]): Piece => ({
  id,
  role: 'elastomer',
  material: 'elastomer',
  points,
  thin: true,
})
/** The face of the pump's box, against which a clamped ring is bolted. */
const casing = (u: number, v: number): Piece => ({
  id: 'casing',
  role: 'housing',
  material: 'housing',
  points: box(u - 34, u, v, 108),
})

/** The ways to mount a stationary ring, by the names of the trade. */
export const MOUNTINGS: Record<MountingForm, Mounting> = {
  'o-ring': {
    pieces: [ring(box(0, 50, BORE, 66)), gland(polyline`M16 69 H50 V22 H88 V108 H16`)],
    oRing: { centre: [33, 74], radius: 8 },
  },
  l: {
    pieces: [
      ring(polyline`M0 ${BORE} H56 V80 H34 V48 H0`),
      casing(29, 58),
      rubber('gasket', box(29, 34, 60, 80)),
      rubber('back-gasket', box(56, 61, 40, 80)),
      gland(polyline`M61 22 H88 V108 H35 V83 H61`),
    ],
  },
  'self-aligning': {
    pieces: [
      ring(box(0, 36, BORE, 62)),
      gland(polyline`M14 84 H56 V22 H88 V108 H14`),
      rubber('diaphragm', polyline`M36 44 H41 V64 L56 76 V84 H50 V79 L36 68`),
    ],
    pin: box(28, 70, 26, 34),
  },
  square: {
    pieces: [
      ring(box(0, 50, BORE, 62)),
      rubber('boot', polyline`M12 62 H50 V36 H57 V70 H12`),
      gland(polyline`M8 70 H57 V22 H88 V108 H8`),
    ],
  },
  t: {
    pieces: [
      ring(polyline`M0 ${BORE} H72 V46 H48 V80 H26 V46 H0`),
      casing(21, 54),
      rubber('gasket', box(21, 26, 58, 80)),
      rubber('back-gasket', box(48, 53, 58, 80)),
      gland(polyline`M53 54 H96 V108 H27 V83 H53`),
    ],
  },
  din: {
    pieces: [
      ring(polyline`M0 ${BORE} H58 V50 H20 V70 H0`),
      gland(polyline`M8 73 H46 V53 H58 V22 H92 V108 H8`),
    ],
    oRing: { centre: [31, 61], radius: 11 },
    pin: box(48, 76, 28, 36),
  },
}
