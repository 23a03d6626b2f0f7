import {
  beginsCode,
  INCH,
  MM,
  NUMBER_HERE,
  sizeOf,
  THICKEST,
  valueOf,
  type Reading,
  type Source,
  type Typed,
} from './figure-syntax.ts'
import { inUnit, WRITTEN_UNITS } from './written-units.ts'

/** The three measures of a ring without "x": "45 62 8", "45/62/8". */
const TRIPLE =
  /^(\d{2,3})[ /-](\d{2,3})[ /-](\d{1,3})(?![\p{L}\p{N}.,/]| ?(?:mm|cm|in|"|bar|psi|°|rpm))/u
/** A maker's name for the size of a machine: "50-200", "22-80". */
const MODEL = /^\d{2,3}-\d{2,3}(?:-\d{1,3})?(?![\p{L}\p{N}])/u
/** Joins the measures of one piece: "50 x 65 x 10". */
export const TIMES = /^\s?(mm|cm|"|in|pulg)?\.?\s?(?:x|por|\*)\s?(?=\d)/u

/** Three measures belong to a piece, even if the first is also the number of a code. */
const THREE_TIMES = /^[\d.,]+\s?(?:x|por|\*)\s?[\d.,]+\s?(?:x|por|\*)\s?\d/u

/** Reads a ring's three measures, unless one of them is a code. */
export function ringAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const [ring, inner = '', outer = '', width = ''] = TRIPLE.exec(folded.slice(start)) ?? []
  if (ring === undefined || Number(inner) >= Number(outer)) return undefined
  if ([inner, outer, width].some(isCode)) return undefined
  const end = start + ring.length
  const figure = { value: Number(inner), unit: MM, written: inner }
  return { end, figure, size: sizeOf(text.slice(start, end), 'piece') }
}

/** Reads a maker's size. A pump's second number, the impeller, is larger: in "180-60" the 180 is a code of ours. */
export function modelAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const model = MODEL.exec(folded.slice(start))?.[0]
  if (model === undefined || beginsCode(folded.slice(start), isCode)) return undefined
  const [first = '', second = '', third] = model.split('-')
  if (isCode(first) && third === undefined && Number(second) < Number(first)) return undefined
  return {
    end: start + model.length,
    size: sizeOf(text.slice(start, start + model.length), 'model'),
  }
}

/** Reads the measures of one piece: inner and outer diameter and width of a ring, or the section of a packing. */
export function pieceAt(source: Source, { start, typed }: Typed): Reading | undefined {
  const { text, folded, isCode, bareLength } = source
  const amounts = [typed]
  let end = start + typed.length
  let unit: string | undefined
  for (let times = TIMES.exec(folded.slice(end)); times && amounts.length < 3;) {
    const next = end + times[0].length
    const other = NUMBER_HERE.exec(folded.slice(next))?.[0]
    if (other === undefined) break
    if (amounts.length === 1 && !THREE_TIMES.test(folded.slice(start))) {
      if (beginsCode(typed, isCode)) return undefined
      if (beginsCode(folded.slice(next), isCode)) {
        return { end: next, size: sizeOf(typed, 'quantity') }
      }
    }
    unit ??= times[1]
    amounts.push(other)
    end = next + other.length
    times = TIMES.exec(folded.slice(end))
  }
  if (amounts.length === 1) return undefined
  const last = WRITTEN_UNITS.find(
    ({ facet, form }) => facet === 'diameter' && form.test(folded.slice(end).trimStart()),
  )
  const lastSaid = last?.form.exec(folded.slice(end).trimStart())?.[0]
  if (lastSaid !== undefined) end = folded.indexOf(lastSaid, end) + lastSaid.length
  const hasFraction = amounts.some((amount) => amount.includes('/'))
  const given =
    last ?? (unit === '"' || unit === 'in' || unit === 'pulg' || hasFraction ? INCH : undefined)
  const scale = given ?? MM
  const values = amounts.map((amount) =>
    inUnit(valueOf(amount, scale.unit) ?? Number.NaN, scale, 'mm'),
  )
  const [first = Number.NaN, second = Number.NaN] = values
  const [inner, outer] = [Math.min(first, second), Math.max(first, second)]
  const whole = (what: Parameters<typeof sizeOf>[1]) => sizeOf(text.slice(start, end), what)
  const figure = {
    value: valueOf(first <= second ? typed : (amounts[1] ?? ''), scale.unit) ?? inner,
    unit: scale,
    written: first <= second ? typed : (amounts[1] ?? ''),
  }
  if (bareLength === 'section') {
    if (inner > THICKEST.section / 2 && outer > inner) {
      return { end, figure, section: (outer - inner) / 2, size: whole('section') }
    }
    return { end, section: inner, size: whole('section') }
  }
  const isRing = bareLength === 'diameter' && (values.length === 3 || given !== undefined)
  return isRing && inner < outer
    ? { end, figure, size: whole('piece') }
    : { end, size: whole('sizes') }
}
