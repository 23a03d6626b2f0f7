import { box } from '../geometry.ts'
import type { Material, Point, Role } from '../model.ts'

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
    pieces: [
      ring(box(0, 50, BORE, 66)),
      gland([
        [16, 69],
        [50, 69],
        [50, 22],
        [88, 22],
        [88, 108],
        [16, 108],
      ]),
    ],
    oRing: { centre: [33, 74], radius: 8 },
  },
  l: {
    pieces: [
      ring([
        [0, BORE],
        [56, BORE],
        [56, 80],
        [34, 80],
        [34, 48],
        [0, 48],
      ]),
      casing(29, 58),
      rubber('gasket', box(29, 34, 60, 80)),
      rubber('back-gasket', box(56, 61, 40, 80)),
      gland([
        [61, 22],
        [88, 22],
        [88, 108],
        [35, 108],
        [35, 83],
        [61, 83],
      ]),
    ],
  },
  'self-aligning': {
    pieces: [
      ring(box(0, 36, BORE, 62)),
      gland([
        [14, 84],
        [56, 84],
        [56, 22],
        [88, 22],
        [88, 108],
        [14, 108],
      ]),
      rubber('diaphragm', [
        [36, 44],
        [41, 44],
        [41, 64],
        [56, 76],
        [56, 84],
        [50, 84],
        [50, 79],
        [36, 68],
      ]),
    ],
    pin: box(28, 70, 26, 34),
  },
  square: {
    pieces: [
      ring(box(0, 50, BORE, 62)),
      rubber('boot', [
        [12, 62],
        [50, 62],
        [50, 36],
        [57, 36],
        [57, 70],
        [12, 70],
      ]),
      gland([
        [8, 70],
        [57, 70],
        [57, 22],
        [88, 22],
        [88, 108],
        [8, 108],
      ]),
    ],
  },
  t: {
    pieces: [
      ring([
        [0, BORE],
        [72, BORE],
        [72, 46],
        [48, 46],
        [48, 80],
        [26, 80],
        [26, 46],
        [0, 46],
      ]),
      casing(21, 54),
      rubber('gasket', box(21, 26, 58, 80)),
      rubber('back-gasket', box(48, 53, 58, 80)),
      gland([
        [53, 54],
        [96, 54],
        [96, 108],
        [27, 108],
        [27, 83],
        [53, 83],
      ]),
    ],
  },
  din: {
    pieces: [
      ring([
        [0, BORE],
        [58, BORE],
        [58, 50],
        [20, 50],
        [20, 70],
        [0, 70],
      ]),
      gland([
        [8, 73],
        [46, 73],
        [46, 53],
        [58, 53],
        [58, 22],
        [92, 22],
        [92, 108],
        [8, 108],
      ]),
    ],
    oRing: { centre: [31, 61], radius: 11 },
    pin: box(48, 76, 28, 36),
  },
}
