import {
  beginsCode,
  INCH,
  MM,
  NUMBER_HERE,
  sizeAt,
  sizeOf,
  THICKEST,
  valueOf,
  type Reading,
  type Source,
  type Typed,
} from './figure-reading.ts'
import { inUnit, WRITTEN_UNITS } from './written-units.ts'

/** A ring's three measures without a sign between them: "45 62 8", "45/62/8". */
const TRIPLE =
  /^(\d{2,3})[ /-](\d{2,3})[ /-](\d{1,3})(?![\p{L}\p{N}.,/]| ?(?:mm|cm|in|"|bar|psi|°|rpm))/u
/** What a maker calls a size of a machine: "50-200", "22-80". */
const MODEL = /^\d{2,3}-\d{2,3}(?:-\d{1,3})?(?![\p{L}\p{N}])/u
/** What joins the measures of one piece: "50 x 65 x 10". */
export const TIMES = /^\s?(mm|cm|"|in|pulg)?\.?\s?(?:x|por|\*)\s?(?=\d)/u

/** Three measures are a piece's, even where the first is a code's number as well. */
const THREE_TIMES = /^[\d.,]+\s?(?:x|por|\*)\s?[\d.,]+\s?(?:x|por|\*)\s?\d/u

/** A ring by its three measures, where none of them is a code. */
export function ringAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const [ring, inner = '', outer = '', width = ''] = TRIPLE.exec(folded.slice(start)) ?? []
  if (ring === undefined || Number(inner) >= Number(outer)) return undefined
  if ([inner, outer, width].some(isCode)) return undefined
  const end = start + ring.length
  const figure = { value: Number(inner), unit: MM, written: inner }
  return { end, figure, size: sizeAt(text, start, end, 'piece') }
}

/** The size of a machine by its maker. Of a pump the second number is its impeller's, and larger: "180-60" is our code and a size. */
export function modelAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const model = MODEL.exec(folded.slice(start))?.[0]
  if (model === undefined || beginsCode(folded.slice(start), isCode)) return undefined
  const [first = '', second = '', third] = model.split('-')
  if (isCode(first) && third === undefined && Number(second) < Number(first)) return undefined
  return { end: start + model.length, size: sizeAt(text, start, start + model.length, 'model') }
}

/** The measures of one piece: of a ring its inner and outer diameter and its width; a packing's section. */
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
  const whole = (what: Parameters<typeof sizeAt>[3]) => sizeAt(text, start, end, what)
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
