import type { CalloutRequest } from './callout-layout.ts'
import { finished, type Finish } from './finished-sheet.ts'
import { Frame, type Placing } from './frame.ts'
import { boundsOf, box } from './geometry.ts'
import type { Views } from './half-section.ts'
import {
  ARROW,
  DIMENSION,
  type Box,
  type Contact,
  type Dash,
  type DrawingLayout,
  type Mark,
  type Material,
  type Measure,
  type Medium,
  type Outline,
  type OwnAxis,
  type Point,
  type Role,
  type Scope,
  type Segment,
  type Tone,
  type Weight,
} from './model.ts'

type LineOptions = { id?: string; weight?: Weight; tone?: Tone; dash?: Dash }
type TextOptions = {
  anchor?: 'start' | 'middle' | 'end'
  tone?: Tone
  strong?: boolean
  size?: number
}

type ContactRequest = Omit<Contact, 'media'> & { media?: Contact['media'] }
const HELD: Contact['media'] = ['process', 'atmosphere']

/** Marks that keep their id without prefix, wherever they are drawn. */
const SIGNS: ReadonlySet<string> = new Set([ARROW, DIMENSION])

/** Everything collected on a sheet and on the sheets placed on it. */
class Drawn {
  readonly marks: Mark[] = []
  readonly contacts: Contact[] = []
  readonly callouts: CalloutRequest[] = []
  readonly measures: Measure[] = []
  lettered: Box | undefined
  readonly openings: Box[] = []
  readonly anchors = new Map<string, Point>()
  readonly keepClear: { x: number; half: number }[] = []
  scope: Scope = 'all'
  sides: readonly [string, string] | undefined
  isGeneric = false
}

/** Collects a drawing's marks, in painting order. */
export class Sheet {
  readonly #drawn: Drawn
  readonly #frame: Frame
  readonly #prefix: string

  constructor(drawn = new Drawn(), frame = new Frame(), prefix = '') {
    this.#drawn = drawn
    this.#frame = frame
    this.#prefix = prefix
  }

  /**
   * A sheet placed on this one, optionally scaled, turned or mirrored; its marks are added to this sheet. `prefix`
   * comes before every id, so that the same drawing can be placed twice.
   */
  at(origin: Point, { prefix = '', ...placing }: Placing & { prefix?: string } = {}): Sheet {
    return new Sheet(this.#drawn, this.#frame.at(origin, placing), this.#prefix + prefix)
  }

  /** The sheet on which this one is placed, with its own coordinates. */
  get whole(): Sheet {
    return new Sheet(this.#drawn)
  }

  /** A point's position on the whole sheet. */
  place(point: Point): Point {
    return this.#frame.point(point)
  }

  /** A solid: cut (hatched), seen from outside, or elastomer. Later parts cover earlier ones. */
  part(
    id: string,
    role: Role,
    material: Material,
    outline: Outline,
    weight: Weight | 'none' = 'outline',
    axis?: OwnAxis,
  ) {
    return this.#add({
      type: 'part',
      scope: this.#drawn.scope,
      id: this.#prefix + id,
      role,
      material,
      outline: this.#frame.outline(outline),
      weight,
      axis,
    })
  }

  /** A space filled with a medium, without outline. Paint it before the parts around it. */
  medium(medium: Medium, outline: Outline, id?: string) {
    return this.#add({
      type: 'medium',
      scope: this.#drawn.scope,
      medium,
      outline: this.#frame.outline(outline),
      ...(id && { id: this.#prefix + id }),
    })
  }

  line(path: readonly Segment[], { id, weight = 'thin', tone = 'ink', dash }: LineOptions = {}) {
    return this.#add({
      type: 'line',
      scope: this.#drawn.scope,
      path: this.#frame.segments(path),
      weight,
      tone,
      ...(id && { id: SIGNS.has(id) ? id : this.#prefix + id }),
      ...(dash && { dash }),
    })
  }

  /** Axis of a part: long dash, dot, long dash. */
  centreLine(from: Point, to: Point, dash: 'centre' | 'centre-short' = 'centre-short') {
    return this.line([from, to], { dash })
  }

  hiddenLine(path: readonly Segment[]) {
    return this.line(path, { dash: 'hidden' })
  }

  /** Lettering: on the whole sheet only, unless it has its own size. */
  text(
    at: Point,
    text: string,
    { anchor = 'middle', tone = 'ink', strong = false, size }: TextOptions = {},
  ) {
    const scope = size === undefined ? 'section' : this.#drawn.scope
    const mark = { type: 'text', scope, at: this.place(at), text, anchor, tone, strong } as const
    return this.#add(size === undefined ? mark : { ...mark, size })
  }

  /** Marks that `draw` adds appear on the whole sheet only: second views, details, dimensions. */
  onlyOnSection(draw: (sheet: this) => void) {
    const before = this.#drawn.scope
    this.#drawn.scope = 'section'
    draw(this)
    this.#drawn.scope = before
    return this
  }

  /**
   * A sealing contact: recorded for the tests, and drawn as the heaviest line. A balance radius is only kept if the
   * axis is the sheet's own. By default it separates the process from air.
   */
  contact({ from, to, parts, media = HELD, balanceRadius }: ContactRequest) {
    const [left, right] = parts.map((id) => this.#prefix + id) as [string, string]
    const { scale, isMirrored, isOnAxis } = this.#frame
    this.#drawn.contacts.push({
      from: this.place(from),
      to: this.place(to),
      parts: isMirrored ? [right, left] : [left, right],
      media,
      ...(balanceRadius !== undefined && isOnAxis && { balanceRadius: balanceRadius * scale }),
    })
    return this.line([from, to], { weight: 'contact', tone: 'contact' })
  }

  /** Sets where the balloon for the mark `id` has its dot; called by the code that draws the mark. */
  anchor(id: string, at: Point) {
    this.#drawn.anchors.set(this.#prefix + id, this.place(at))
    return this
  }

  /** A numbered balloon for the mark `target`. Throws if no part has set its anchor. */
  name(target: string, label: string) {
    const dot = this.#drawn.anchors.get(this.#prefix + target)
    if (!dot) throw new Error(`No part has told where ${target} is named`)
    this.#drawn.callouts.push({ target: this.#prefix + target, dot, label })
    return this
  }

  /** A numbered balloon with its dot on the mark `target`; its place in the row is computed later. */
  callout(target: string, dot: Point, label: string) {
    return this.anchor(target, dot).name(target, label)
  }

  /** The diameter of the surface at `on`, with its letter; its line is at `at` along the axis. */
  diameter(letter: string, on: Point, at = on[0]) {
    const place = this.place([at, on[1]])
    this.#drawn.measures.push({ letter, kind: 'diameter', on: this.place(on), at: place[0] })
    return this
  }

  /** The length between two points, with its letter. */
  length(letter: string, from: Point, to: Point) {
    const [start, end] = [this.place(from), this.place(to)]
    this.#drawn.measures.push({ letter, kind: 'length', from: start, to: end })
    return this
  }

  /** The area where dimension letters are always drawn. */
  letteredIn({ x1, x2, r1, r2 }: Box) {
    this.#drawn.lettered = boundsOf(box(x1, x2, r1, r2).map((point) => this.place(point)))
    return this
  }

  /** An area where media may meet, because the drawing is cut off. */
  opening({ x1, x2, r1, r2 }: Box) {
    this.#drawn.openings.push(boundsOf(box(x1, x2, r1, r2).map((point) => this.place(point))))
    return this
  }

  /** Keeps balloons away from a mark that reaches up to their row. */
  keepBalloonsOff(x: number, half = 30) {
    if (this.#frame.isLevel) this.#drawn.keepClear.push({ x: this.place([x, 0])[0], half })
    return this
  }

  /** The names of the two sides, at the foot of the sheet: at its left edge, and at the shaft's end. */
  sides(left: string, right: string) {
    this.#drawn.sides = [left, right]
    return this
  }

  /** Marks the drawing as generic: it shows how such products are built, not this one's construction. */
  generic() {
    this.#drawn.isGeneric = true
    return this
  }

  /** The collected marks, for a sheet that shows them under its section. */
  get views(): Views {
    return this.#drawn
  }

  finish(finish: Finish): DrawingLayout {
    return finished(this.#drawn, finish)
  }

  #add(mark: Mark) {
    this.#drawn.marks.push(mark)
    return this
  }
}

/** A box, for openings. */
export const area = (x1: number, x2: number, r1: number, r2: number): Box => ({ x1, x2, r1, r2 })
