import { isPoint } from './geometry.ts'
import type { Circle, Outline, Point, Segment } from './model.ts'

export type Placing = {
  scale?: number | undefined
  /** Degrees, counter-clockwise. */
  turn?: number | undefined
  /** Exchanges left and right, before turning. */
  mirror?: boolean | undefined
}

/** Smaller values are rounding errors of zero. */
const NOTHING = 1e-12

/** Maps a drawing's own coordinates to the whole sheet. */
export class Frame {
  readonly #origin: Point
  /** The unit vectors of its own axes, on the sheet. */
  readonly #along: Point
  readonly #outwards: Point
  readonly scale: number
  readonly isMirrored: boolean

  constructor(
    origin: Point = [0, 0],
    along: Point = [1, 0],
    outwards: Point = [0, 1],
    scale = 1,
    isMirrored = false,
  ) {
    this.#origin = origin
    this.#along = along
    this.#outwards = outwards
    this.scale = scale
    this.isMirrored = isMirrored
  }

  /** The frame at a point of this one, optionally scaled, turned or mirrored. */
  at(origin: Point, { scale = 1, turn = 0, mirror = false }: Placing = {}): Frame {
    const angle = (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((value) =>
      Math.abs(value) < NOTHING ? 0 : value * scale,
    ) as [number, number]
    const way = mirror ? -1 : 1
    return new Frame(
      this.point(origin),
      this.#step([way * cos, way * sin]),
      this.#step([-sin, cos]),
      this.scale * scale,
      this.isMirrored !== mirror,
    )
  }

  /** Whether its axis is the sheet's axis. */
  get isOnAxis() {
    return this.isLevel && this.#origin[1] === 0
  }

  get isLevel() {
    return this.#along[1] === 0
  }

  point(point: Point): Point {
    const [x, r] = this.#step(point)
    return [this.#origin[0] + x, this.#origin[1] + r]
  }

  segments(path: readonly Segment[]): Segment[] {
    return path.map((segment): Segment => {
      if (isPoint(segment)) return this.point(segment)
      const to = this.point(segment.to)
      if ('via' in segment) {
        const [a, b] = segment.via
        return { to, via: [this.point(a), this.point(b)] }
      }
      const { radius, large, clockwise } = segment
      return { to, radius: radius * this.scale, large, clockwise: clockwise !== this.isMirrored }
    })
  }

  outline(outline: Outline): Outline {
    return 'centre' in outline ? this.#circle(outline) : this.segments(outline)
  }

  #circle({ centre, radius }: Circle): Circle {
    return { centre: this.point(centre), radius: radius * this.scale }
  }

  #step([x, r]: Point): Point {
    const [[ax, ar], [ox, or]] = [this.#along, this.#outwards]
    return [ax * x + ox * r, ar * x + or * r]
  }
}
