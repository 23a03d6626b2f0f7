import { parseService, type QuoteLine, type Service } from './quote-list.ts'
import { storedValue } from './stored-value.ts'
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
const NONE: Drafts = {}

const drafts = storedValue('levantamientos', parseDrafts)

/** The values of every survey form, shared by all tabs, by machine id (and line, if it belongs to one). */
export function useSurveyDrafts(): Drafts {
  return useStored(drafts, NONE)
}

export function changeSurvey(id: string, draft: SurveyDraft): void {
  drafts.update((all) => ({ ...all, [id]: draft }))
}

export function eraseSurvey(erased: string): void {
  drafts.update((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== erased)))
}

/** Reads stored drafts, which another program or version may have written. */
function parseDrafts(stored: unknown): Drafts {
  return Object.fromEntries(entriesOf(stored).map(([id, draft]) => [id, draftOf(draft)]))
}

function draftOf(stored: unknown): SurveyDraft {
  const part = new Map(entriesOf(stored))
  const text = (name: string) => textOf(part.get(name))
  return {
    tag: text('tag'),
    unit: SURVEY_UNITS.find((unit) => unit === part.get('unit')) ?? 'mm',
    measures: textsOf(part.get('measures')),
    service: parseService(part.get('service')),
    remarks: text('remarks'),
    ...(part.has('put') && { put: listedOf(new Map(entriesOf(part.get('put')))) }),
  }
}

const listedOf = (part: ReadonlyMap<string, unknown>): ListedSurvey => ({
  note: textOf(part.get('note')),
  tag: textOf(part.get('tag')),
  service: parseService(part.get('service')),
})

function textsOf(stored: unknown): Record<string, string> {
  return Object.fromEntries(entriesOf(stored).map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
