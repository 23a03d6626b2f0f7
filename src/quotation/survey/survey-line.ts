import type { SurveyMachine } from '#schema/survey-machine.ts'
import {
  appendToQuoteList,
  changeLine,
  LINES_MOST,
  readQuoteList,
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
export function isSurveyed({ measures, service, remarks }: SurveyDraft): boolean {
  return [...Object.values(measures), ...Object.values(service), remarks].some(
    (text) => text.trim() !== '',
  )
}

/**
 * Puts the survey in the list, or what it now says in the line that it is for or has there: one for each machine
 * and tag. False where the list is full.
 */
export function putInList(machine: AskedMachine, draft: SurveyDraft, key?: string): boolean {
  const line = surveyLine(machine, draft)
  const lines = readQuoteList()
  const former = lines.find((one) =>
    key === undefined
      ? one.id === '' && one.label === line.label && one.tag === line.tag
      : one.key === key,
  )
  if (former) {
    const { tag = '', note = '', service = {} } = line
    changeLine(former.key, { tag, note, service: { ...former.service, ...service } })
    return true
  }
  if (lines.length >= LINES_MOST) return false
  appendToQuoteList([line])
  return true
}
