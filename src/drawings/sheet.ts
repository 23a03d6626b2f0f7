import { rowCrop, type RowCrop } from './row-crop.ts'
import { shortened } from './shortened.ts'
import { withGenericSign } from './generic-sign.ts'
import { breakOff } from './break-off.ts'
import { placeCallouts, type CalloutRequest } from './callout-layout.ts'
import { pressORings } from './pressed-rings.ts'
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
type Finish = {
  /** Radius of the row of balloons, above everything. */
  balloonRow: number
  /** Radius of the sheet's lower edge (negative). */
  bottom: number
  /** Left edge and top (as a radius) of the card, and its width; 4:3 unless its height is told. */
  card: { x: number; top: number; width: number; height?: number }
  /** Without it, the picture in a row of a list stands round the icon. */
  row?: RowCrop | undefined
  /** Centre and side of the icon. */
  icon: { centre: Point; side: number }
  /** Radius (negative) at which the view from outside, below the axis, is broken off. */
  breakAt?: number
  /** Share of the card's width that is left then. */
  cardShare?: number
}

export const SHEET_WIDTH = 960
const TOP_MARGIN = 28

/** Collects a drawing's marks in the order in which they are painted. */
export class Sheet {
  readonly #marks: Mark[] = []
  readonly #contacts: Contact[] = []
  readonly #callouts: CalloutRequest[] = []
  readonly #openings: Box[] = []
  readonly #keepClear: { x: number; half: number }[] = []
  #scope: Scope = 'all'

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

  /** Two rows of balloons: above the drawing, and on the blank shaft where the outside is broken off. */
  #place(row: number, breakAt: number | undefined) {
    if (breakAt === undefined) return placeCallouts(this.#callouts, row, this.#keepClear)
    const radius = -breakAt / BROKEN_SHARE
    const isNear = ({ dot }: CalloutRequest) => dot[1] > 0 && dot[1] < radius + NEAR_SHAFT
    const above = placeCallouts(
      this.#callouts.filter((callout) => !isNear(callout)),
      row,
      this.#keepClear,
    )
    const below = placeCallouts(this.#callouts.filter(isNear), radius * BALLOON_SHARE)
    return [
      ...above,
      ...below.map((callout) => ({ ...callout, number: callout.number + above.length })),
    ]
  }

  finish({
    balloonRow,
    bottom: lowest,
    card: wholeCard,
    row,
    icon,
    breakAt,
    cardShare,
  }: Finish): DrawingLayout {
    const axis = Math.round(balloonRow + TOP_MARGIN)
    const pressed = pressORings(this.#marks)
    const callouts = this.#place(balloonRow, breakAt)
    const isBroken = breakAt !== undefined
    const card = isBroken ? closer(wholeCard, this.#contacts[0]?.from[0], cardShare) : wholeCard
    const atLeast = Math.max(
      card.x + card.width,
      ...callouts.map(({ balloon }) => balloon[0] - BALLOON_OVER),
    )
    const short = isBroken
      ? shortened(pressed, SHEET_WIDTH, atLeast)
      : { marks: pressed, width: SHEET_WIDTH }
    const broken = isBroken ? breakOff(short.marks, breakAt, lowest) : undefined
    const bottom = broken?.bottom ?? lowest
    return {
      width: short.width,
      height: Math.round(axis - bottom),
      axis,
      marks: withGenericSign(broken?.marks ?? pressed, short.width, bottom),
      ...(broken && { isBroken: true, whole: pressed }),
      contacts: this.#contacts,
      callouts,
      openings: this.#openings,
      card: {
        x: card.x,
        y: axis - card.top,
        width: card.width,
        height: card.height ?? (card.width * 3) / 4,
      },
      ...(row && { row: rowCrop(row, this.#marks, axis) }),
      icon: {
        x: icon.centre[0] - icon.side / 2,
        y: axis - icon.centre[1] - icon.side / 2,
        side: icon.side,
      },
    }
  }
}

/** Share of the shaft's radius at which the outside is broken off, and at which balloons stand on it. */
export const BROKEN_SHARE = 0.72
const BALLOON_SHARE = 0.42
/** What lies this near to the shaft is named from it, not from above through all that lies over it. */
const NEAR_SHAFT = 26

/** How far a balloon may stand beyond what it names, over the shaft's bare end. */
const BALLOON_OVER = 60

const CARD_SHARE = 0.8
/** Radius at which such a card ends: just above the axis. */
const CARD_FOOT = 6

/** Where the lower half is broken off, the card comes closer to the contact, which keeps its place in it. */
const closer = (
  { x, width }: Finish['card'],
  contact = x + width / 2,
  share = CARD_SHARE,
): Finish['card'] => ({
  x: contact - (contact - x) * share,
  top: CARD_FOOT + width * share * 0.75,
  width: width * share,
})

/** A box as an opening. */
export const area = (x1: number, x2: number, r1: number, r2: number): Box => ({ x1, x2, r1, r2 })
