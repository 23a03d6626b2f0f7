import { boundsOf, box, isPoint } from './geometry.ts'
import {
  ARROW,
  DIMENSION,
  type Box,
  type Contact,
  type Outline,
  type Point,
  type Role,
  type Material,
  type Medium,
  type Segment,
  type Weight,
} from './model.ts'
import { Sheet } from './sheet.ts'

/** What is told by its id on every sheet. */
const SIGNS: ReadonlySet<string> = new Set([ARROW, DIMENSION])

type Placing = {
  /** Where the origin of the small drawing lies on the sheet. */
  at: Point
  scale?: number
  /** Degrees, counter-clockwise. */
  turn?: 0 | 90
  /** Above and below the axis exchanged, before turning. */
  mirror?: boolean
  /** Put before every id, so that a drawing can stand twice on a sheet. */
  prefix?: string
}

/** A sheet within a sheet: what is drawn on it lands on the other one, smaller, turned or mirrored. */
export class PlacedSheet extends Sheet {
  readonly #target: Sheet
  readonly #at: Point
  readonly #scale: number
  readonly #isTurned: boolean
  readonly #flip: 1 | -1
  readonly #prefix: string

  constructor(target: Sheet, { at, scale = 1, turn = 0, mirror = false, prefix = '' }: Placing) {
    super()
    this.#target = target
    this.#at = at
    this.#scale = scale
    this.#isTurned = turn === 90
    this.#flip = mirror ? -1 : 1
    this.#prefix = prefix
  }

  /** Where a point lies on the other sheet. */
  place([x, r]: Point): Point {
    const [along, across] = [x * this.#scale, r * this.#scale * this.#flip]
    const [dx, dr] = this.#isTurned ? [-across, along] : [along, across]
    return [this.#at[0] + dx, this.#at[1] + dr]
  }

  override part(
    id: string,
    role: Role,
    material: Material,
    outline: Outline,
    weight?: Weight | 'none',
  ) {
    this.#target.part(this.#prefix + id, role, material, this.#outline(outline), weight)
    return this
  }

  override medium(medium: Medium, outline: Outline, id?: string) {
    this.#target.medium(medium, this.#outline(outline), id && this.#prefix + id)
    return this
  }

  override line(path: readonly Segment[], options: Parameters<Sheet['line']>[1] = {}) {
    const { id, ...rest } = options
    const own = id && (SIGNS.has(id) ? id : this.#prefix + id)
    this.#target.line(this.#segments(path), { ...rest, ...(own && { id: own }) })
    return this
  }

  override text(at: Point, text: string, options?: Parameters<Sheet['text']>[2]) {
    this.#target.text(this.place(at), text, options)
    return this
  }

  override onlyOnSection(draw: (sheet: this) => void) {
    this.#target.onlyOnSection(() => draw(this))
    return this
  }

  /** Balance is a matter of radii, so it is kept only where the axis is the sheet's own. */
  override contact({ from, to, parts, media, balanceRadius }: Contact) {
    const [left, right] = parts.map((id) => this.#prefix + id) as [string, string]
    const isOnAxis = !this.#isTurned && this.#at[1] === 0
    this.#target.contact({
      from: this.place(from),
      to: this.place(to),
      parts: this.#flip === 1 ? [left, right] : [right, left],
      media,
      ...(balanceRadius !== undefined &&
        isOnAxis && { balanceRadius: balanceRadius * this.#scale }),
    })
    return this
  }

  override callout(target: string, dot: Point, label: string) {
    this.#target.callout(this.#prefix + target, this.place(dot), label)
    return this
  }

  override opening({ x1, x2, r1, r2 }: Box) {
    this.#target.opening(boundsOf(box(x1, x2, r1, r2).map((point) => this.place(point))))
    return this
  }

  override keepBalloonsOff(x: number, half?: number) {
    if (!this.#isTurned) this.#target.keepBalloonsOff(this.place([x, 0])[0], half)
    return this
  }

  #outline(outline: Outline): Outline {
    if (!('centre' in outline)) return this.#segments(outline)
    return { centre: this.place(outline.centre), radius: outline.radius * this.#scale }
  }

  #segments(path: readonly Segment[]): Segment[] {
    return path.map((segment): Segment => {
      if (isPoint(segment)) return this.place(segment)
      const to = this.place(segment.to)
      if ('via' in segment) {
        const [a, b] = segment.via
        return { to, via: [this.place(a), this.place(b)] }
      }
      const { radius, large, clockwise } = segment
      return {
        to,
        radius: radius * this.#scale,
        large,
        clockwise: clockwise === (this.#flip === 1),
      }
    })
  }
}
