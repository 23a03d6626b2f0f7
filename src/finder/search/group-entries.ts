import { wordsOf } from '#schema/fold-text.ts'
import { judge } from '#figures/judge.ts'
import type { Judgeable, Judgement } from '#figures/judgement.ts'
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

/** The products that the selector leaves for the service that a query describes, by their places, in its order. */
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

/** Whether nothing is said beside what the selector asks for: all that it finds are the answer. */
export function asksSelector({ service, parts }: ReadQuery): boolean {
  return (
    service.figures.length > 0 &&
    parts.every(({ isService, isOptional }) => isService ?? isOptional)
  )
}

/** Entries as the words rank them; all products that the selector leaves, where it is what is asked. */
export function rankingOf(index: SearchIndex, query: ReadQuery, selected: Selected): Ranking {
  const { parts, service } = query
  const hasFigures = service.figures.length > 0
  const ranked = rankEntries(index, parts, hasFigures)
  const isOfFigures = hasFigures && ranked.entries.length + ranked.partial.length === 0
  return asksSelector(query) || isOfFigures
    ? withSelected(index, ranked, selected, otherFluids(parts))
    : ranked
}

/** Of two fluids the first chooses; what publishes nothing of the other says so. Water is in most of them. */
function otherFluids(parts: readonly QueryPart[]): QueryPart[] {
  return parts.filter(
    ({ isFluid, text }) => isFluid && !(wordsOf(text).length === 1 && text.startsWith('agua')),
  )
}

/** All the products that the selector leaves, with the pages that the words find. */
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

/** What was ranked, each judged and put where it is shown. */
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
    // A machine is asked for, and not a word.
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
        // A page that does not speak of the fluid tells nothing of it.
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

/** What the published limits of an entry say of the asked service: of a product, where anything is asked of it. */
function judging(
  { data }: SearchIndex,
  { service, fluids }: ReadQuery,
  selected: Selected,
): (number: number, entry: SearchEntry) => Judgement {
  const { figures, besides, named } = service
  const isJudged = figures.length > 0 || fluids.length > 0 || besides !== undefined
  const asked = askedService(service, { equipment: data.machines })
  const least = figures.flatMap(({ least: value, ...figure }) =>
    value === undefined ? [] : [{ ...figure, value }],
  )
  return (number, entry) => {
    if (!isJudged || entry.kind !== 'product') return UNJUDGED
    const judged = asNamed(entry.judged ?? NOTHING, named)
    const most = selected.get(number) ?? judge(judged, asked)
    return worseOf(most, judge(judged, { ...asked, figures: least }))
  }
}

const VERDICTS: readonly Judgement['verdict'][] = [
  'complies',
  'conditional',
  'unpublished',
  'outside',
]

/** What takes a range takes both of its ends: the worse of the two is said. */
function worseOf(most: Judgement, least: Judgement): Judgement {
  return VERDICTS.indexOf(least.verdict) > VERDICTS.indexOf(most.verdict) ? least : most
}

/** Where a judged entry is shown, if anywhere; what nothing is against, where its words put it. */
function grouping(
  { chosen, data }: SearchIndex,
  { service, section, parts }: ReadQuery,
  selected: Selected,
): (found: FoundEntry, byWords: keyof Groups) => keyof Groups | undefined {
  const named = namedEntries(parts)
  const { services: fluid } = service.choices
  const isServed = fluid !== undefined && chosen.some(({ choices }) => fluid in choices.services)
  // Words alone are answered by words, but for a fluid that the catalogue knows too little of.
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

/** Whether a product publishes the fluid that is asked for. */
export function serves({ services = [] }: SearchEntry, { choices }: ReadQuery['service']): boolean {
  return choices.services === undefined || services.includes(choices.services)
}
