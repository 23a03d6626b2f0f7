import { parseService, type QuoteLine, type Service } from './quote-list.ts'
import { partsOf, storedValue, textOf } from './stored-value.ts'
import { useStored } from './use-stored.ts'

/** In characters; all measures and the remarks together fit in a line's note. */
export const SURVEY_TEXT_MOST = { measure: 18, reading: 8, remarks: 120 } as const

/** The unit of lengths. */
export const SURVEY_UNITS = ['mm', 'in'] as const
type SurveyUnit = (typeof SURVEY_UNITS)[number]

/** What the list holds of a survey. In a stored draft its name is `put`, which browsers have. */
export type ListedSurvey = Pick<QuoteLine, 'note' | 'tag' | 'service'>

/** The values of a machine's survey form. */
export type SurveyDraft = Readonly<{
  tag: string
  unit: SurveyUnit
  /** As typed, by the letter in the drawing. */
  measures: Readonly<Record<string, string>>
  service: Service
  remarks: string
  /** Its line, as it was last put in the list. */
  put?: ListedSurvey
}>

export const EMPTY_SURVEY: SurveyDraft = {
  tag: '',
  unit: 'mm',
  measures: {},
  service: {},
  remarks: '',
}

type Drafts = Readonly<Record<string, SurveyDraft>>

const drafts = storedValue('levantamientos', parseDrafts)

/** The values of every survey form, shared by all tabs, by machine id (and line, if it belongs to one). */
export function useSurveyDrafts(): Drafts {
  return useStored(drafts)
}

export function changeSurvey(id: string, draft: SurveyDraft): void {
  drafts.update((all) => ({ ...all, [id]: draft }))
}

export function eraseSurvey(erased: string): void {
  drafts.update((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== erased)))
}

function parseDrafts(stored: unknown): Drafts {
  return Object.fromEntries(Object.entries(partsOf(stored)).map(([id, one]) => [id, draftOf(one)]))
}

function draftOf(stored: unknown): SurveyDraft {
  const { tag, unit, measures, service, remarks, put } = partsOf(stored)
  const texts = Object.entries(partsOf(measures)).map(([letter, text]) => [letter, textOf(text)])
  return {
    tag: textOf(tag),
    unit: SURVEY_UNITS.find((one) => one === unit) ?? 'mm',
    measures: Object.fromEntries(texts),
    service: parseService(service),
    remarks: textOf(remarks),
    ...(put !== undefined && { put: listedOf(partsOf(put)) }),
  }
}

const listedOf = ({ note, tag, service }: ReturnType<typeof partsOf>): ListedSurvey => ({
  note: textOf(note),
  tag: textOf(tag),
  service: parseService(service),
})
