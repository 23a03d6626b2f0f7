import { addressedService } from '#components/product-row/addressed-service.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import type { Service } from '#visitor/quote-list.ts'
import {
  changeSurvey,
  eraseSurvey,
  EMPTY_SURVEY,
  SURVEY_UNITS,
  useSurveyDrafts,
  type SurveyDraft,
} from '#visitor/survey-drafts.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import { measureOf } from '../service-data.ts'
import { surveyStatus, withListed, type SurveyedMachine } from './survey-line.ts'

export type Survey = ReturnType<typeof useSurvey>

/**
 * A machine's survey form as the visitor left it. One that belongs to a line of the list (`?linea=`) is kept by itself;
 * what the line says already, or the address of the page where the visitor was, need not be typed again.
 */
export function useSurvey(machine: SurveyedMachine) {
  const drafts = useSurveyDrafts()
  const lines = useQuoteList()
  const key = new URLSearchParams(useAddressQuery()).get('linea')
  const isLive = useIsLive()
  const line = lines.find((one) => one.key === key)
  const id = line ? `${machine.id}~${line.key}` : machine.id
  const brought = line
    ? broughtBy(machine, line.service, { tag: line.tag, remarks: line.note })
    : broughtBy(machine, isLive ? askedBefore() : {})
  const plain = drafts[machine.id]
  // Measured before the line was opened: of the same machine, unless the tags tell two.
  const isSame = plain?.tag === '' || plain?.tag === brought.tag
  const storedId = drafts[id] || !isSame ? id : machine.id
  const stored = drafts[storedId]
  const draft = withListed(machine, withBrought(stored, brought), line?.key)
  return {
    draft,
    /** The line of the list that it is for, if the visitor comes from one. */
    line,
    status: surveyStatus(machine, draft, line?.key),
    change: (part: Partial<SurveyDraft>) => changeSurvey(id, { ...draft, ...part }),
    /** Undefined while nothing was written here: what was brought along alone is not erased. */
    erase: stored && (() => eraseSurvey(storedId)),
  }
}

/** The figures in the address of the page of this site where the visitor comes from. */
function askedBefore(): Service {
  const { referrer } = document
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin
    ? addressedService(new URL(referrer).searchParams)
    : {}
}

function broughtBy(
  { measures, fields }: SurveyedMachine,
  { diameter = '', ...rest }: Service,
  words: Partial<SurveyDraft> = {},
): SurveyDraft {
  const { amount, unit } = measureOf('diameter', diameter)
  const shaft = measures.find(({ service }) => service === 'diameter')
  const isAsked = (field: string) => fields.some((one) => one === field)
  return {
    ...EMPTY_SURVEY,
    ...words,
    unit: SURVEY_UNITS.find((one) => one === unit) ?? 'mm',
    measures: shaft && amount !== '' ? { [shaft.letter]: amount } : {},
    service: Object.fromEntries(Object.entries(rest).filter(([field]) => isAsked(field))),
  }
}

/** What was brought along, under what was written: also a field that was emptied here stays so. */
function withBrought(stored: SurveyDraft | undefined, brought: SurveyDraft): SurveyDraft {
  if (!stored) return brought
  const isComparable = stored.unit === brought.unit
  return {
    ...stored,
    measures: { ...(isComparable && brought.measures), ...stored.measures },
    service: { ...brought.service, ...stored.service },
  }
}
