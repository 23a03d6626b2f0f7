import { SERVICE_FIELDS } from '#figures/service.ts'
import type { SurveyMachine } from '#schema/survey-machine.ts'
import {
  appendToQuoteList,
  changeLine,
  LINES_MOST,
  readQuoteList,
  tidied,
  type NewLine,
  type QuoteLine,
} from '#visitor/quote-list.ts'
import type { ListedSurvey, SurveyDraft } from '#visitor/survey-drafts.ts'
import { readingsOf, readingsText, spreadOf } from './calliper-readings.ts'

/** A machine as its survey form asks for it; the page adds its drawing. */
export type SurveyedMachine = Pick<SurveyMachine, 'id' | 'label' | 'line' | 'measures' | 'fields'>

/** A survey as a line of the list to quote: in its own words, the measures by their letters in its note. */
export function surveyLine({ line, measures }: SurveyedMachine, draft: SurveyDraft): NewLine {
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
  { letter, isText }: Pick<SurveyedMachine['measures'][number], 'letter' | 'isText'>,
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

/** Its line in the list, if it is for one or has one there: one for each machine and tag. */
function listedLine(
  { line }: Pick<SurveyedMachine, 'line'>,
  { tag }: Pick<SurveyDraft, 'tag'>,
  key: string | undefined,
) {
  return readQuoteList().find((one) =>
    key === undefined ? one.id === '' && one.label === line && one.tag === tag : one.key === key,
  )
}

/** That line, and what it is to say. */
function linesOf(machine: SurveyedMachine, draft: SurveyDraft, key: string | undefined) {
  const line = surveyLine(machine, draft)
  const former = listedLine(machine, draft, key)
  const { tag = '', note = '', service = {} } = line
  const mended =
    former && tidied({ ...former, tag, note, service: { ...former.service, ...service } })
  return { line, former, mended }
}

/** Where a survey stands: nothing to quote by, in the list as it is, without room in it, or still to be put there. */
export type SurveyStatus = 'empty' | 'listed' | 'full' | 'open'

export function surveyStatus(
  machine: SurveyedMachine,
  draft: SurveyDraft,
  key?: string,
): SurveyStatus {
  if (!isSurveyed(draft)) return 'empty'
  const { former, mended } = linesOf(machine, draft, key)
  if (former && mended) {
    const told = (one: QuoteLine) => JSON.stringify({ ...one, note: partsOf(one.note).sort() })
    return told(former) === told(mended) ? 'listed' : 'open'
  }
  return readQuoteList().length < LINES_MOST ? 'open' : 'full'
}

/** Puts the survey in the list, or what it now says in its line there; returns what that line says. */
export function addSurveyLine(
  machine: SurveyedMachine,
  draft: SurveyDraft,
  key?: string,
): ListedSurvey {
  const { line, mended } = linesOf(machine, draft, key)
  if (mended) changeLine(mended.key, mended)
  else appendToQuoteList([line])
  const { note = '', tag = '', service = {} } = listedLine(machine, draft, key) ?? {}
  return { note, tag, service }
}

const partsOf = (note: string): string[] => note.split(/[.;]\s+/).filter(Boolean)

/** The draft with what was changed in its line since it was put there, such as the compound, and not in the draft. */
export function withListed(
  machine: SurveyedMachine,
  draft: SurveyDraft,
  key?: string,
): SurveyDraft {
  const { put, measures, unit } = draft
  const listed = put && listedLine(machine, { tag: put.tag }, key)
  if (!listed) return draft
  const own = surveyLine(machine, draft).service ?? {}
  const changed = SERVICE_FIELDS.filter(
    (field) => own[field] === put.service[field] && listed.service[field] !== own[field],
  )
  const { diameter, ...service } = Object.fromEntries(
    changed.map((field) => [field, listed.service[field] ?? '']),
  )
  const shaft = machine.measures.find((measure) => measure.service === 'diameter')
  const isOfUnit = shaft && diameter?.endsWith(` ${unit}`)
  return {
    ...draft,
    tag: draft.tag === put.tag ? listed.tag : draft.tag,
    remarks: listed.note === put.note ? draft.remarks : remarksSince(draft.remarks, put, listed),
    service: { ...draft.service, ...service },
    ...(isOfUnit && {
      measures: { ...measures, [shaft.letter]: diameter?.slice(0, -unit.length).trim() ?? '' },
    }),
  }
}

function remarksSince(remarks: string, put: ListedSurvey, listed: QuoteLine): string {
  const [was, now, own] = [partsOf(put.note), partsOf(listed.note), partsOf(remarks)]
  const added = now.filter((part) => !was.includes(part) && !own.includes(part))
  const kept = own.filter((part) => now.includes(part) || !was.includes(part))
  return [...added, ...kept].join('; ')
}
