import type { CalloutRequest } from './callout-layout.ts'
import { finished, type Finish } from './finished-sheet.ts'
import type { Views } from './half-section.ts'
import type {
  Box,
  Contact,
  Dash,
  DrawingLayout,
  Mark,
  Material,
  Medium,
  Outline,
  OwnAxis,
  Point,
  Role,
  Scope,
  Segment,
  Tone,
  Weight,
} from './model.ts'

type LineOptions = { id?: string; weight?: Weight; tone?: Tone; dash?: Dash }
type TextOptions = {
  anchor?: 'start' | 'middle' | 'end'
  tone?: Tone
  strong?: boolean
  size?: number
}
/** Collects a drawing's marks in the order in which they are painted. */
export class Sheet {
  readonly #marks: Mark[] = []
  readonly #contacts: Contact[] = []
  readonly #callouts: CalloutRequest[] = []
  readonly #openings: Box[] = []
  readonly #anchors = new Map<string, Point>()
  readonly #keepClear: { x: number; half: number }[] = []
  #scope: Scope = 'all'
  #sides: readonly [string, string] | undefined
  #isGeneric = false

  /** A solid: cut (hatched), seen from outside, or elastomer. Later parts cover earlier ones. */
  part(
    id: string,
    role: Role,
    material: Material,
    outline: Outline,
    weight: Weight | 'none' = 'outline',
    axis?: OwnAxis,
  ) {
    this.#marks.push({
      type: 'part',
      scope: this.#scope,
      id,
      role,
      material,
      outline,
      weight,
      axis,
    })
    return this
  }

  /** Space filled with a medium, without an outline. Paint it before the parts that bound it. */
  medium(medium: Medium, outline: Outline, id?: string) {
    this.#marks.push({ type: 'medium', scope: this.#scope, medium, outline, ...(id && { id }) })
    return this
  }

  line(path: readonly Segment[], { id, weight = 'thin', tone = 'ink', dash }: LineOptions = {}) {
    this.#marks.push({
      type: 'line',
      scope: this.#scope,
      path,
      weight,
      tone,
      ...(id && { id }),
      ...(dash && { dash }),
    })
    return this
  }

  /** Axis of a part: long dash, dot, long dash. */
  centreLine(from: Point, to: Point, dash: 'centre' | 'centre-short' = 'centre-short') {
    return this.line([from, to], { dash })
  }

  hiddenLine(path: readonly Segment[]) {
    return this.line(path, { dash: 'hidden' })
  }

  /** Lettering: on the whole sheet only, unless it has a size of its own. */
  text(
    at: Point,
    text: string,
    { anchor = 'middle', tone = 'ink', strong = false, size }: TextOptions = {},
  ) {
    const scope = size === undefined ? 'section' : this.#scope
    const mark = { type: 'text', scope, at, text, anchor, tone, strong } as const
    this.#marks.push(size === undefined ? mark : { ...mark, size })
    return this
  }

  /** What `draw` adds appears on the whole sheet only: second views, details, dimensions. */
  onlyOnSection(draw: (sheet: this) => void) {
    const before = this.#scope
    this.#scope = 'section'
    draw(this)
    this.#scope = before
    return this
  }

  /** A sealing contact: declared for the tests, and drawn as the heaviest line. */
  contact(contact: Contact) {
    this.#contacts.push(contact)
    return this.line([contact.from, contact.to], { weight: 'contact', tone: 'contact' })
  }

  /** Where the dot of the balloon that names the mark `id` lies, told by what draws it. */
  anchor(id: string, at: Point) {
    this.#anchors.set(id, at)
    return this
  }

  /** A numbered balloon on the mark `target`, whose part has told where its dot lies. Throws where none has. */
  name(target: string, label: string) {
    const dot = this.#anchors.get(target)
    if (!dot) throw new Error(`No part has told where ${target} is named`)
    return this.callout(target, dot, label)
  }

  /** A numbered balloon whose dot lies on the mark `target`; its place in the row is found later. */
  callout(target: string, dot: Point, label: string) {
    this.#callouts.push({ target, dot, label })
    return this
  }

  /** Media may meet here, since the drawing is cut off. */
  opening(area: Box) {
    this.#openings.push(area)
    return this
  }

  /** Keeps balloons off something that reaches up to their row. */
  keepBalloonsOff(x: number, half = 30) {
    this.#keepClear.push({ x, half })
    return this
  }

  /** Names of the two sides, at the foot of the sheet: the left one at its edge, the right one at the shaft's end. */
  sides(left: string, right: string) {
    this.#sides = [left, right]
    return this
  }

  /** Says that the drawing shows how such products are built, not this one's own construction. */
  generic() {
    this.#isGeneric = true
    return this
  }

  /** What has been drawn, for the sheet that shows it under its section. */
  get views(): Views {
    return { marks: this.#marks, openings: this.#openings }
  }

  finish(finish: Finish): DrawingLayout {
    return finished(
      {
        marks: this.#marks,
        contacts: this.#contacts,
        callouts: this.#callouts,
        openings: this.#openings,
        keepClear: this.#keepClear,
        sides: this.#sides,
        isGeneric: this.#isGeneric,
      },
      finish,
    )
  }
}

/** A box as an opening. */
export const area = (x1: number, x2: number, r1: number, r2: number): Box => ({ x1, x2, r1, r2 })
