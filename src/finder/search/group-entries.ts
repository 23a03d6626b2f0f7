import { wordsOf } from '#schema/fold-text.ts'
import { judge } from '#figures/judge.ts'
import {
  RANK,
  type Asked,
  type Judgeable,
  type JudgedLimit,
  type Judgement,
} from '#figures/judgement.ts'
import { asNamed } from '../products/named-versions.ts'
import { askedService } from '../selector/criteria.ts'
import { selectProducts } from '../selector/select-products.ts'
import { isProduct, UNJUDGED, type FoundEntry } from './search-hit.ts'
import { comesIn } from './packing-sections.ts'
import type { QueryPart } from './query-parts.ts'
import { rankEntries, type RankedEntry, type Ranking } from './rank-entries.ts'
import type { ReadQuery } from './read-query.ts'
import type { SearchEntry } from './search-data.ts'
import type { SearchIndex } from './search-index.ts'

/** The judgements of the products that the selector finds for a query, by entry, in the selector's order. */
export type Selected = ReadonlyMap<number, Judgement>

export function selectedFor({ chosen, data }: SearchIndex, { service }: ReadQuery): Selected {
  const selected = selectProducts(
    { products: chosen, options: { equipment: data.machines } },
    service,
    'likely',
  )
  return new Map(
    Object.values(selected)
      .flat()
      .map(({ product: { entry }, ...judgement }) => [entry, judgement]),
  )
}

/** Whether the query contains only what the selector asks for: then all its products are the answer. */
export function asksSelector({ service, parts }: ReadQuery): boolean {
  return (
    service.figures.length > 0 &&
    parts.every(({ isService, isOptional }) => isService ?? isOptional)
  )
}

/** Ranks the entries by words, or, for a query as to the selector, includes all products that it finds. */
export function rankingOf(index: SearchIndex, query: ReadQuery, selected: Selected): Ranking {
  const { parts, service } = query
  const hasFigures = service.figures.length > 0
  const ranked = rankEntries(index, parts, hasFigures)
  const isOfFigures = hasFigures && ranked.entries.length + ranked.partial.length === 0
  return asksSelector(query) || isOfFigures
    ? withSelected(index, ranked, selected, otherFluids(parts))
    : ranked
}

/** The fluids that a product may be marked as not publishing; water is left out, since most fluids contain it. */
function otherFluids(parts: readonly QueryPart[]): QueryPart[] {
  return parts.filter(
    ({ isFluid, text }) => isFluid && !(wordsOf(text).length === 1 && text.startsWith('agua')),
  )
}

/** All products that the selector finds, with the pages found by words. */
function withSelected(
  { data }: SearchIndex,
  { entries, partial, ...ranking }: Ranking,
  selected: Selected,
  fluids: readonly QueryPart[],
): Ranking {
  const isPage = ({ entry }: RankedEntry) => data.entries[entry]?.kind !== 'product'
  const isSelected = ({ entry }: RankedEntry) => selected.has(entry)
  const known = entries.filter((one) => isPage(one) || isSelected(one))
  const ranked = new Set(known.map(({ entry }) => entry))
  return {
    ...ranking,
    entries: [
      ...known,
      ...[...selected.keys()]
        .filter((entry) => !ranked.has(entry))
        .map((entry) => ({
          entry,
          lacks: fluids.filter(({ answers }) => answers.length > 0 && !answers.includes(entry)),
          saysAll: true,
        })),
    ],
    partial: [...entries, ...partial].filter((one) => !isPage(one) && !isSelected(one)),
  }
}

/** The ranked entries by the group in which they are shown. */
export type Groups = Record<'hits' | 'partial' | 'unpublished' | 'outside', readonly FoundEntry[]>

/** Judges each ranked entry and assigns it to its group. */
export function groupEntries(
  index: SearchIndex,
  query: ReadQuery,
  { entries, partial }: Ranking,
  selected: Selected,
): Groups {
  const { service, intents } = query
  const hasFigures = service.figures.length > 0
  const judgementOf = judging(index, query, selected)
  const groupOf = grouping(index, query, selected)
  const isShown = ({ number, entry }: FoundEntry) =>
    // A query with figures asks for a product, not for a term.
    !intents.includes(number) && !(entry.kind === 'term' && hasFigures)
  const found = ({ entry: number, lacks, saysAll }: RankedEntry): FoundEntry[] => {
    const entry = index.data.entries[number]
    if (!entry) return []
    const { verdict, limits } = judgementOf(number, entry)
    return [{ number, entry, saysAll, verdict, limits, lacks: lacks.map(({ text }) => text) }]
  }
  const lacksFluid = ({ lacks }: RankedEntry) => lacks.some(({ isFluid }) => isFluid)
  const lacksFluidOnly = ({ lacks }: RankedEntry) =>
    lacks.length > 0 && lacks.every(({ isFluid }) => isFluid)
  const grouped = [
    ...entries.flatMap((one) =>
      found(one).map((entry) => {
        const isSilent = hasFigures && isProduct(entry) && lacksFluid(one)
        return { entry, group: groupOf(entry, isSilent ? 'unpublished' : 'hits') }
      }),
    ),
    ...partial.flatMap((one) =>
      found(one)
        // A page that does not mention the fluid is no answer.
        .filter((entry) => isProduct(entry) || !lacksFluid(one))
        .map((entry) => {
          const isSilent = isProduct(entry) && lacksFluidOnly(one)
          return { entry, group: groupOf(entry, isSilent ? 'unpublished' : 'partial') }
        }),
    ),
  ].filter(({ entry }) => isShown(entry))
  const of = (name: keyof Groups) =>
    grouped.flatMap(({ entry, group }) => (group === name ? [entry] : []))
  return {
    hits: of('hits'),
    partial: of('partial'),
    unpublished: of('unpublished'),
    outside: of('outside'),
  }
}

const NOTHING: Judgeable = { ranges: [] }

/** Judges products by the asked service; other entries, and queries without figures or fluid, are `UNJUDGED`. */
function judging(
  { data }: SearchIndex,
  { service, fluids }: ReadQuery,
  selected: Selected,
): (number: number, entry: SearchEntry) => Judgement {
  const { figures, turns, besides, named } = service
  const isJudged =
    figures.length > 0 || turns !== undefined || fluids.length > 0 || besides !== undefined
  const asked = askedService(service, { equipment: data.machines })
  const least: readonly Asked[] = figures.flatMap(({ least: value, ...figure }) =>
    value === undefined ? [] : [{ ...figure, value }],
  )
  return (number, entry) => {
    if (!isJudged || entry.kind !== 'product') return UNJUDGED
    const judged = asNamed(entry.judged ?? NOTHING, named)
    const isInTurns = judged.ranges.some(({ kind }) => kind === 'turns')
    const more = isInTurns && turns ? [turns, ...least] : least
    if (more.length === 0) return selected.get(number) ?? judge(judged, asked)
    // One version must cover both ends; the lower one is told only where it is not covered.
    const { limits, ...whole } = judge(judged, { ...asked, figures: [...figures, ...more] })
    const isTold = ({ asked: one, verdict }: JudgedLimit) =>
      RANK[verdict] > 0 || !least.includes(one)
    return { ...whole, limits: limits.filter(isTold) }
  }
}

/** The group of a judged entry, `byWords` unless its judgement says otherwise; undefined if it is not shown. */
function grouping(
  { chosen, data }: SearchIndex,
  { service, section, parts }: ReadQuery,
  selected: Selected,
): (found: FoundEntry, byWords: keyof Groups) => keyof Groups | undefined {
  const named = namedEntries(parts)
  const { services: fluid } = service.choices
  const isServed = fluid !== undefined && chosen.some(({ choices }) => fluid in choices.services)
  // Without figures, words decide, except for a fluid that the catalogue knows too little about.
  const isChosen = service.figures.length > 0 || data.doubtful.some(({ id }) => id === fluid)
  return ({ number, entry, verdict }, byWords) => {
    // A product named in the query is shown even if its limits do not suffice.
    if (named.has(number) || entry.kind !== 'product') return byWords
    if (section !== undefined && !comesIn(entry, section)) return 'outside'
    if (verdict === 'outside') return 'outside'
    if (isChosen) {
      // If no product publishes the fluid, no product is proposed.
      if (!serves(entry, service)) return isServed ? 'unpublished' : undefined
      if (!selected.has(number)) return 'partial'
    }
    return verdict === 'unpublished' ? 'unpublished' : byWords
  }
}

/** The products whose whole codes were typed. */
export function namedEntries(parts: readonly QueryPart[]): ReadonlySet<number> {
  return new Set(
    parts.flatMap(({ codes }) =>
      codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
}

/** Whether a product publishes the asked fluid. */
export function serves({ services = [] }: SearchEntry, { choices }: ReadQuery['service']): boolean {
  return choices.services === undefined || services.includes(choices.services)
}
