import type { Box, Point } from '../model.ts'
import { round } from '../paint/path-data.ts'

type Vector = readonly [x: number, y: number, z: number]
/** A point of the picture: to the right, and downwards as in SVG. */
type Spot = readonly [number, number]

const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** The direction to the eye: from the atmosphere side, so that the gland's end and both cut faces are visible. */
const EYE = unit([0.47, 0.74, 0.48])
const LEVEL = Math.hypot(EYE[0], EYE[1])
const RIGHT: Vector = [EYE[1] / LEVEL, -EYE[0] / LEVEL, 0]
const UP = unit([-EYE[2] * EYE[0], -EYE[2] * EYE[1], LEVEL * LEVEL])

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Projects a point in space: parallel projection, `x` along the shaft, `z` upwards. */
const seen = (v: Vector): Spot => [dot(v, RIGHT), -dot(v, UP)]

const [X, Y, Z] = [seen([1, 0, 0]), seen([0, 1, 0]), seen([0, 0, 1])]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** A circle around an axis parallel to the shaft's. */
export type Turn = { x: number; r: number; y?: number; z?: number }

/** A point on a circle. The quarter from 0 to 90 degrees is cut away. */
export const onTurn = ({ x, r, y = 0, z = 0 }: Turn, at: number): Spot =>
  seen([x, y + r * Math.cos(radians(at)), z + r * Math.sin(radians(at))])

/** The ellipse as which a circle of radius 1 around the shaft appears. */
const ELLIPSE = (() => {
  const [[a, c], [b, d]] = [Y, Z]
  const sum = a * a + b * b + c * c + d * d
  const spread = Math.hypot(a * a + b * b - c * c - d * d, 2 * (a * c + b * d))
  return {
    long: Math.sqrt((sum + spread) / 2),
    short: Math.sqrt((sum - spread) / 2),
    tilt: degrees(Math.atan2(2 * (a * c + b * d), a * a + b * b - c * c - d * d) / 2),
  }
})()

/** Whether increasing angles run clockwise in the picture. */
const isClockwise = Y[0] * Z[1] - Y[1] * Z[0] > 0

export const spot = ([x, y]: Spot) => `${round(x)} ${round(y)}`

/** The path data of an arc along a circle, from one angle, where the path is, to another. */
export function along(turn: Turn, from: number, to: number): string {
  const [long, short] = [round(ELLIPSE.long * turn.r), round(ELLIPSE.short * turn.r)]
  const large = Number(Math.abs(to - from) > 180)
  const sweep = Number(to > from === isClockwise)
  return `A${long} ${short} ${round(ELLIPSE.tilt)} ${large} ${sweep} ${spot(onTurn(turn, to))}`
}

/** The path data of a whole circle. */
export const round360 = (turn: Turn) =>
  `M${spot(onTurn(turn, 0))}${along(turn, 0, 180)}${along(turn, 180, 360)}Z`

/** The angle that faces the eye. */
const FACING = degrees(Math.atan2(EYE[2], EYE[1]))

/**
 * The range of angles at which a surface of revolution is visible. A cone shows more than half of itself if it narrows
 * towards the eye, less if it widens, and nothing if it is steeper than the line of sight.
 */
export function seenAngles({ x1, x2, r1, r2 }: Box) {
  const slope = (EYE[0] * (r2 - r1)) / (x2 - x1) / Math.hypot(EYE[1], EYE[2])
  const half = degrees(Math.acos(Math.max(-1, Math.min(1, slope))))
  return [FACING - half, FACING + half] as const
}

/** The matrix that places a section, drawn with radii upwards, on one of the two faces of the cut. */
export const faceMatrix = (face: 'upper' | 'front') => {
  const [x, y] = face === 'upper' ? Z : Y
  return `matrix(${[X[0], X[1], -x, -y, 0, 0].map((k) => Math.round(k * 1e4) / 1e4).join(' ')})`
}

/** A point of the section on one of the two faces. */
export const onFace = (face: 'upper' | 'front', [x, r]: Point): Spot =>
  onTurn({ x, r }, face === 'upper' ? 90 : 0)

/** The direction across the shaft in the picture. */
const ACROSS = (() => {
  const length = Math.hypot(...X)
  return [-X[1] / length, X[0] / length] as const
})()
const heightOf = (at: number) => {
  const [x, y] = onTurn({ x: 0, r: 1 }, at)
  return x * ACROSS[0] + y * ACROSS[1]
}

/** The line across a cylinder of that radius from its far edge to its near one, for a gradient. */
export function acrossCylinder(r: number) {
  const [far, near] = [heightOf(FACING + 90) * r, heightOf(FACING - 90) * r]
  const [x, y] = ACROSS
  return { x1: round(x * far), y1: round(y * far), x2: round(x * near), y2: round(y * near) }
}

const LIGHT = unit([0.25, 0.42, 0.87])
/** The angle and width of the highlight on turned metal. */
const GLINT = { at: 66, width: 16 }
/** Angles at which the light is computed; gradients interpolate between them. */
const TOLD = [FACING + 90, 100, 78, 62, 40, 15, -8, -30, FACING - 82, FACING - 90]
/** Light reflected from below, so that the lower edge is not too dark. */
const REFLECTED = { from: 28, most: 0.15 }

/** The amount of light on a cylinder, from 0 to 1, from its far edge to its near one. */
export const lightAcross = TOLD.map((at) => {
  const [far, near] = [heightOf(FACING + 90), heightOf(FACING - 90)]
  const [y, z] = [Math.cos(radians(at)), Math.sin(radians(at))]
  const direct = Math.max(0, y * LIGHT[1] + z * LIGHT[2])
  const glint = Math.max(0, 1 - Math.abs(at - GLINT.at) / GLINT.width)
  const below = Math.max(0, 1 - (at - FACING + 90) / REFLECTED.from)
  const light = 0.06 + 0.8 * direct ** 1.25 + 0.2 * glint + REFLECTED.most * below
  return { offset: (heightOf(at) - far) / (near - far), light: Math.min(1, light) }
})
