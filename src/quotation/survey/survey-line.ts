import type { SurveyMachine } from '#schema/survey-machine.ts'
import {
  appendToQuoteList,
  changeLine,
  LINES_MOST,
  readQuoteList,
  tidied,
  type NewLine,
} from '#visitor/quote-list.ts'
import type { SurveyDraft } from '#visitor/survey-drafts.ts'
import { readingsOf, readingsText, spreadOf } from './readings.ts'

/** A machine as its survey form asks for it; the page adds its drawing. */
export type AskedMachine = Pick<SurveyMachine, 'id' | 'label' | 'line' | 'measures' | 'fields'>

/** A survey as a line of the list to quote: in its own words, the measures by their letters in its note. */
export function surveyLine({ line, measures }: AskedMachine, draft: SurveyDraft): NewLine {
  const { tag, unit, service, remarks } = draft
  const taken = measures.flatMap((measure) => {
    const text = measureText(draft, measure)
    return text === '' ? [] : [{ ...measure, text }]
  })
  const shaft = taken.find((measure) => measure.service === 'diameter')
  const mean = shaft && spreadOf(readingsOf(draft.measures[shaft.letter] ?? '', 0), unit)?.mean
  const diameter = mean === undefined ? shaft?.text : `${mean} ${unit}`
  const parts = [
    taken.map(({ letter, text }) => `${letter} ${text}`).join('; '),
    remarks.trim().replaceAll(/\s+/g, ' '),
  ]
  return {
    id: '',
    label: line,
    name: line,
    tag,
    note: parts.filter(Boolean).join('. '),
    service: { ...service, ...(diameter !== undefined && { diameter }) },
  }
}

/** A measure as written, with its unit; several readings one after the other. */
export function measureText(
  { measures, unit }: SurveyDraft,
  { letter, isText }: Pick<AskedMachine['measures'][number], 'letter' | 'isText'>,
): string {
  const text = readingsText(measures[letter] ?? '')
  return text === '' || isText ? text : `${text} ${unit}`
}

/** Whether anything was written that a branch could quote by. */
function isSurveyed({ measures, service, remarks }: SurveyDraft): boolean {
  return [...Object.values(measures), ...Object.values(service), remarks].some(
    (text) => text.trim() !== '',
  )
}

/** Its line in the list, if it is for one or has one there, one for each machine and tag; and what that is to say. */
function linesOf(machine: AskedMachine, draft: SurveyDraft, key: string | undefined) {
  const line = surveyLine(machine, draft)
  const former = readQuoteList().find((one) =>
    key === undefined
      ? one.id === '' && one.label === line.label && one.tag === line.tag
      : one.key === key,
  )
  const { tag = '', note = '', service = {} } = line
  const mended =
    former && tidied({ ...former, tag, note, service: { ...former.service, ...service } })
  return { line, former, mended }
}

/** Where a survey stands: nothing to quote by, in the list as it is, without room in it, or still to be put there. */
export type SurveyPlace = 'empty' | 'listed' | 'full' | 'open'

export function placeOf(machine: AskedMachine, draft: SurveyDraft, key?: string): SurveyPlace {
  if (!isSurveyed(draft)) return 'empty'
  const { former, mended } = linesOf(machine, draft, key)
  if (former) return JSON.stringify(former) === JSON.stringify(mended) ? 'listed' : 'open'
  return readQuoteList().length < LINES_MOST ? 'open' : 'full'
}

/** Puts the survey in the list, or what it now says in its line there. */
export function putInList(machine: AskedMachine, draft: SurveyDraft, key?: string): void {
  const { line, mended } = linesOf(machine, draft, key)
  if (mended) changeLine(mended.key, mended)
  else appendToQuoteList([line])
}
