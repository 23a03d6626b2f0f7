import { answerQuery, type SearchResults } from './answer-query.ts'
import { isProduct, type SearchHit } from './search-hit.ts'
import { isKind } from './order-by-use.ts'
import type { QueryPart } from './query-parts.ts'
import { readQuery, type ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { partsApart, setAside } from './set-aside.ts'

/**
 * Searches the site for a code, words, a fluid or figures. If nothing answers the whole query, its least telling words
 * are left out, and the results say so.
 */
export function searchSite(index: SearchIndex, query: string): SearchResults {
  const read = readQuery(index, query)
  const results = ofKindFirst(index, query, read)
  const { kept, loose } = partsApart(index, read.parts)
  const unused = loose.filter(({ text }) => !results.unknown.includes(text))
  const machines = kept.flatMap(({ machine, text }) => (machine === undefined ? [] : text))
  // Without a figure the kind of product matters as well: a joint for fire pumps is no seal.
  const things = kept.flatMap(({ isFluid, text }) => (isFluid ? [] : text))
  const needed = machines.length > 0 && read.service.figures.length > 0 ? machines : things
  const isMet = (hit: SearchHit) =>
    isProduct(hit) && !needed.some((text) => hit.lacks.includes(text))
  // A query of words alone keeps all of its words, unless their results are for another machine or no word of them is
  // known.
  const isUnknown = loose.every((part) => isForeign(part, read.parts, results.unknown))
  const mayDrop =
    read.service.figures.length > 0
      ? kept.length > 0
      : machines.length > 0 && (isUnknown || results.hits.some(isProduct))
  const isSilent =
    machines.length === 0 && results.unpublished.some(({ lacks }) => lacks.length === 0)
  if (!mayDrop || loose.length === 0 || isSilent || results.hits.some(isMet)) return results
  const rest = ofKindFirst(index, query, { ...read, parts: kept })
  if (!rest.hits.some(isMet)) return results
  const ignored = unused.map(({ text }) => setAside(query, text))
  return { ...rest, unknown: results.unknown, ignored: [...rest.ignored, ...ignored], ways: [] }
}

/** A longer word after a foreign name is no model designation. */
const MODEL_LETTERS = 3

/** Whether a part is unknown to the catalogue, or the letters of a model after such a name: "Grundfos CR". */
function isForeign(part: QueryPart, parts: readonly QueryPart[], unknown: readonly string[]) {
  const { text: before = '' } = parts[parts.indexOf(part) - 1] ?? {}
  return (
    unknown.includes(part.text) || (part.text.length <= MODEL_LETTERS && unknown.includes(before))
  )
}

/**
 * The asked kind of product outweighs the fluid: if only other kinds publish the fluid (as packings do sea water),
 * the seals that fit the machine and figures answer, marked as not publishing the fluid.
 */
function ofKindFirst(index: SearchIndex, query: string, read: ReadQuery): SearchResults {
  const answer = answerQuery(index, query, read)
  const products = answer.hits.filter(isProduct)
  const kind = read.parts.find(
    ({ alternatives, isService }) =>
      !isService && alternatives.some(([word = '']) => isKind(index, word)),
  )
  const isOther = ({ lacks }: SearchHit) => kind !== undefined && lacks.includes(kind.text)
  // If there are seals that may serve the fluid, a joint that publishes it is no answer.
  const hasKind = kind !== undefined && answer.unpublished.some((hit) => !isOther(hit))
  const isPart = (hit: SearchHit) => !isProduct(hit) || !isOther(hit)
  const results = {
    ...answer,
    partial: hasKind ? answer.partial.filter(isPart) : answer.partial,
    unpublished: answer.unpublished.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b))),
  }
  if (read.fluids.length === 0 || products.length === 0 || !products.every(isOther)) return results
  const { services, ...choices } = read.service.choices
  const besides = [...(services === undefined ? [] : [services]), ...(read.service.besides ?? [])]
  const rest = answerQuery(index, query, {
    ...read,
    service: { ...read.service, choices, besides },
    fluids: [],
    parts: read.parts.filter(({ isFluid }) => !isFluid),
  })
  if (rest.hits.every((hit) => !isProduct(hit) || isOther(hit))) return results
  const fluids = read.parts.flatMap(({ isFluid, text }) => (isFluid ? [text] : []))
  return {
    ...rest,
    service: results.service,
    fluids: results.fluids,
    hits: rest.hits.map((hit) =>
      isProduct(hit) ? { ...hit, lacks: [...hit.lacks, ...fluids] } : hit,
    ),
  }
}
