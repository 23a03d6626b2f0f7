import { placeCallouts, type CalloutRequest } from './callout-layout.ts'
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
  type Point,
  type TextMark,
} from './model.ts'
import { pressORings } from './pressed-rings.ts'
import { rowCrop, type RowCrop } from './row-crop.ts'
import { offLimitsOf } from './views.ts'
import { polyline } from './path-notation.ts'

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

/** What is drawn, with the baseline of the names of the two sides: above the views under a section. */
type Shown = {
  row: number
  marks: readonly Mark[]
  callouts: readonly CalloutRequest[]
  left: number
  width: number
  bottom: number
  names: number
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

/** The distance of the text's baseline from the sheet's lower edge, and of the text from its sides. */
const [RISE, MARGIN] = [14, 20]
/** Half the width and height of the lozenge, the length of its points, and the space around it. */
const SIGN = { half: 112, height: 13, point: 12, air: 8 } as const
/** The middle of capital letters, above their baseline. */
const CAPITAL = 6
const GENERIC = 'Esquema genérico'

/** The texts at the foot of a sheet: the names of the two sides, and the sign of a generic drawing on a row of its own. */
function sidesAndSign(
  { left, width, bottom, names: under, shaftEnd }: Shown,
  { sides, isGeneric }: Collected,
) {
  const names = sides
    ? namesOf(sides, under + RISE, [left + MARGIN, Math.min(shaftEnd, left + width - MARGIN)])
    : []
  if (!isGeneric) return { marks: names, bottom }
  const lower = bottom - 2 * (SIGN.height + SIGN.air)
  return { marks: [...names, ...signAt([left + width / 2, lower + RISE])], bottom: lower }
}

function namesOf(
  [left, right]: readonly [string, string],
  r: number,
  [start, end]: readonly [number, number],
): TextMark[] {
  const name = { type: 'text', scope: 'section', strong: true } as const
  return [
    { ...name, at: [start, r], text: left, anchor: 'start', tone: 'accent' },
    { ...name, at: [end, r], text: right, anchor: 'end', tone: 'ink' },
  ]
}

/** The words in a lozenge; `at` is the middle of their baseline. */
function signAt(at: Point): Mark[] {
  const { half, height, point } = SIGN
  const [x, r] = [at[0], at[1] + CAPITAL]
  const path = polyline`M${x - half} ${r} l${point} ${height} H${x + half - point} L${x + half} ${r}
    l${-point} ${-height} H${x - half + point} L${x - half} ${r}`
  return [
    { type: 'line', scope: 'section', path, weight: 'thin', tone: 'ink' },
    {
      type: 'text',
      scope: 'section',
      at,
      text: GENERIC,
      anchor: 'middle',
      tone: 'ink',
      strong: true,
    },
  ]
}
