import { placeCallouts, type CalloutRequest } from './callout-layout.ts'
import { sidesAndSign } from './foot.ts'
import { halfSection, type Views } from './half-section.ts'
import { boundsOf, flatten } from './geometry.ts'
import {
  DIMENSION,
  type Box,
  type Callout,
  type Contact,
  type Cutaway,
  type DrawingLayout,
  type Mark,
  type Measure,
} from './model.ts'
import { pressORings } from './pressed-rings.ts'
import { rowCrop, type RowCrop } from './row-crop.ts'
import { offLimitsOf } from './views.ts'

export const SHEET_WIDTH = 960
/** The margin above the row of balloons. */
const TOP_MARGIN = { whole: 28, half: 24 } as const

/** The radius of a whole sheet's empty row of balloons, if the sheet ends at this height. */
export const emptyRowUnder = (top: number) => top - TOP_MARGIN.whole

/** Left edge and top (as a radius) of the card, and its width; 4:3 unless a height is given. */
type Card = { x: number; top: number; width: number; height?: number }

type Common = {
  /** Radius of the row of balloons, above everything. */
  balloonRow: number
  card: Card
  /** The crop for a row of a list; without it, the card's. */
  row?: RowCrop
}
/** The sheet with everything that is drawn, down to the radius of its lower edge (negative). */
type Whole = Common & {
  bottom: number
  left?: number
  width?: number
  /** A second row of balloons, under the drawing, for targets lower than `below`. */
  lower?: { row: number; below: number }
}
/** A section down to a little below its axis, where the shaft of radius `shaft` is broken off. */
type Half = Common & {
  shaft: number
  /** The share of the card's width that remains, since it ends at the axis; `whole`: the card shows the outside too. */
  cardShare?: number | 'whole'
  cutaway?: Omit<Cutaway, 'shaft'> | undefined
  /** Views to place in a row under the section, if beside it they would make a wide sheet with a blank half. */
  beneath?: Views
}
export type Finish = Whole | Half

/** Everything that a sheet has collected. */
export type Collected = {
  marks: readonly Mark[]
  contacts: readonly Contact[]
  callouts: readonly CalloutRequest[]
  measures: readonly Measure[]
  lettered: Box | undefined
  openings: readonly Box[]
  keepClear: readonly { x: number; half: number }[]
  sides: readonly [string, string] | undefined
  isGeneric: boolean
}

/** The share of the shaft's radius at which balloons are placed on it. */
const BALLOON_SHARE = 0.42
/** Targets this close to the shaft are named from it, so that their leaders do not cross the whole drawing. */
const NEAR_SHAFT = 26
const CARD_SHARE = 0.8
/** Space for the letter between a dimension's line and the sheet's edge. */
const DIMENSION_AIR = 34
/** The lower edge of a card without the outside view: a radius just above the axis. */
const CARD_FOOT = 6

/** The final sheet: cropped, numbered, and lettered at its foot. */
export function finished(collected: Collected, finish: Finish): DrawingLayout {
  const { contacts, openings, lettered } = collected
  const { balloonRow, row } = finish
  const marks = pressORings(collected.marks)
  const card = cardOf(finish, contacts[0])
  const drawn = { marks, callouts: collected.callouts, measures: collected.measures }
  const shown =
    'shaft' in finish
      ? halfSection(drawn, {
          ...finish,
          beneath: finish.beneath && {
            ...finish.beneath,
            marks: pressORings(finish.beneath.marks),
          },
          cardEnd: card.x + card.width,
        })
      : { ...drawn, openings: [], row: balloonRow, ...wholeSheet(finish) }
  const axis = Math.round(
    Math.max(
      shown.row + TOP_MARGIN['shaft' in finish ? 'half' : 'whole'],
      dimensionsTop(shown.marks) + DIMENSION_AIR,
    ),
  )
  const foot = sidesAndSign(shown, collected)
  return {
    ...(shown.left > 0 && { left: shown.left }),
    width: shown.width,
    height: Math.round(axis - foot.bottom),
    axis,
    marks: [...shown.marks, ...foot.marks],
    ...('shaft' in finish && { whole: marks }),
    contacts,
    callouts: numbered(
      { ...shown, marks: [...shown.marks, ...foot.marks] },
      finish,
      collected.keepClear,
    ),
    ...(shown.measures.length > 0 && { measures: shown.measures }),
    ...(lettered && {
      lettered: {
        x: lettered.x1,
        y: axis - lettered.r2,
        width: lettered.x2 - lettered.x1,
        height: lettered.r2 - lettered.r1,
      },
    }),
    openings: [...openings, ...shown.openings],
    card: {
      x: card.x,
      y: axis - card.top,
      width: card.width,
      height: card.height ?? (card.width * 3) / 4,
      ...('cardShare' in finish && finish.cardShare === 'whole' && { isWhole: true }),
    },
    ...('cutaway' in finish &&
      finish.cutaway && { cutaway: { ...finish.cutaway, shaft: finish.shaft } }),
    ...(row && { row: rowCrop(row, collected.marks, axis) }),
  }
}

/** The highest dimension; it may be above the row of balloons, whose leaders would cross it below. */
const dimensionsTop = (marks: readonly Mark[]) =>
  Math.max(
    ...marks.flatMap((mark) =>
      mark.type === 'line' && mark.id === DIMENSION ? [boundsOf(flatten(mark.path)).r2] : [],
    ),
  )

const wholeSheet = ({ bottom, left = 0, width = SHEET_WIDTH }: Whole) => ({
  left,
  width,
  bottom,
  names: bottom,
  shaftEnd: left + width,
})

/** The card; if the lower half is broken off, it is cropped closer around the contact. */
function cardOf(finish: Finish, contact: Contact | undefined): Card {
  const { card } = finish
  if (!('shaft' in finish) || finish.cardShare === 'whole') return card
  const share = finish.cardShare ?? CARD_SHARE
  const { x, width } = card
  const kept = contact?.from[0] ?? x + width / 2
  return {
    x: kept - (kept - x) * share,
    top: CARD_FOOT + (width * share * 3) / 4,
    width: width * share,
  }
}

type Shown = {
  row: number
  marks: readonly Mark[]
  callouts: readonly CalloutRequest[]
  left: number
  width: number
  shaftEnd: number
}

/** The second row of balloons, and which targets it takes: on the bare shaft, or under the drawing. */
function lowerOf(finish: Finish, shaftEnd: number) {
  if ('shaft' in finish) {
    const { shaft } = finish
    const isLow = ({ dot: [x, r] }: CalloutRequest) =>
      x < shaftEnd && r > 0 && r < shaft + NEAR_SHAFT
    return { isLow, lowerRow: shaft * BALLOON_SHARE }
  }
  const { row, below } = finish.lower ?? { row: 0, below: -Infinity }
  return { isLow: ({ dot }: CalloutRequest) => dot[1] < below, lowerRow: row }
}

/** Numbers the balloons on two sides: above the drawing, and on the bare shaft or under the drawing. */
function numbered(
  { row, marks, callouts, left, width, shaftEnd }: Shown,
  finish: Finish,
  keepClear: Collected['keepClear'],
): Callout[] {
  const sheet = { left, width, keepOff: offLimitsOf(marks) }
  const { isLow, lowerRow } = lowerOf(finish, shaftEnd)
  const above = placeCallouts(
    callouts.filter((callout) => !isLow(callout)),
    { ...sheet, row, keepClear },
  )
  const below = placeCallouts(callouts.filter(isLow), { ...sheet, row: lowerRow })
  return [
    ...above,
    ...below.map((callout) => ({ ...callout, number: callout.number + above.length })),
  ]
}
