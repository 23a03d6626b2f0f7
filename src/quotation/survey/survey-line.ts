import type { SurveyMachine } from '#schema/page.ts'
import {
  appendToQuoteList,
  changeLine,
  LINES_MOST,
  readQuoteList,
  type NewLine,
} from '#visitor/quote-list.ts'
import type { SurveyDraft } from '#visitor/survey-drafts.ts'

/** A machine as its survey form asks for it; the page adds its drawing. */
export type AskedMachine = Pick<SurveyMachine, 'id' | 'label' | 'line' | 'measures' | 'fields'>

/** A survey as a line of the list to quote: in its own words, the measures by their letters in its note. */
export function surveyLine({ line, measures }: AskedMachine, draft: SurveyDraft): NewLine {
  const { tag, unit, service, remarks } = draft
  const taken = measures.flatMap((measure) => {
    const text = draft.measures[measure.letter]?.trim()
    return text ? [{ ...measure, text: measure.isText ? text : `${text} ${unit}` }] : []
  })
  const diameter = taken.find((measure) => measure.service === 'diameter')?.text
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

/** Whether anything was written that a branch could quote by. */
export function isSurveyed({ measures, service, remarks }: SurveyDraft): boolean {
  return [...Object.values(measures), ...Object.values(service), remarks].some(
    (text) => text.trim() !== '',
  )
}

/**
 * Puts the survey in the list, or what it now says in the line that it has there: one for each machine
 * and tag. False where the list is full.
 */
export function putInList(machine: AskedMachine, draft: SurveyDraft): boolean {
  const line = surveyLine(machine, draft)
  const lines = readQuoteList()
  const former = lines.find(
    ({ id, label, tag }) => id === '' && label === line.label && tag === line.tag,
  )
  if (former) {
    changeLine(former.key, { note: line.note ?? '', service: line.service ?? {} })
    return true
  }
  if (lines.length >= LINES_MOST) return false
  appendToQuoteList([line])
  return true
}
