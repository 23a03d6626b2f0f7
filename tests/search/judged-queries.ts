import { readFileSync } from 'node:fs'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from '#finder/search/build-search-data.ts'
import type { SearchEntry } from '#finder/search/search-data.ts'
import { buildSearchIndex } from '#finder/search/search-index.ts'
import { searchSite } from '#finder/search/search-site.ts'
import { FACET_NAMES, type Facet } from '#figures/facets.ts'
import { surfaceSpeed } from '#figures/units.ts'
import { foldText } from '#schema/fold-text.ts'

/** The files of judged queries, by topic. */
export const QUERY_FILES = ['codes', 'roles', 'trades', 'fresh', 'service', 'uses'] as const

/**
 * A query as a judge wrote it, one line of a file:
 *
 *   bomba warman 6/4 => 170-serie-ah, 170l | ignores 6/4
 *
 * `=>`: one of these comes first; `=5>`: one of these is among the first five; after bars, in any order:
 * `reads diameter 50, pressure 10` (SI; nothing else may be read), `says 98` or `ignores DN 150` (reported as
 * left out), `asks 2810` (returned as a question), `not t30` (not among the first five), `nothing`;
 * `complies 170` (counted as complying; `none`: no product is), `refuses 1400r` (not counted as such).
 * Products are named by id, pages by address, terms as `glosario:O-ring`, sets as `@lodos` (sets.txt).
 */
type JudgedQuery = {
  role: string
  query: string
  isFirstAsked: boolean
  names: readonly string[]
  reads?: Partial<Record<Facet, number>>
  says: readonly string[]
  asks: readonly string[]
  never: readonly string[]
  complies: readonly string[]
  refuses: readonly string[]
  isNothing: boolean
}

/** The results of a query, with what was expected. */
export type Judgement = JudgedQuery & {
  isFirst: boolean
  isAmong: boolean
  /** The results, best first, and the differences in what was read or said. */
  found: readonly string[]
  faults: readonly string[]
}

const FIRST_PAGE = 5
/** Figures are written with a few digits. */
const FIGURE_TOLERANCE = 0.005

let site: ReturnType<typeof indexed> | undefined

function indexed() {
  const data = buildSearchData(catalogue(), [])
  return { index: buildSearchIndex(data), published: new Set(data.entries.map(nameOf)) }
}

/** Judges every query of a file whose answers are still in the catalogue. */
export function judgedQueries(file: (typeof QUERY_FILES)[number]): Judgement[] {
  const { index, published } = (site ??= indexed())
  return queriesIn(file)
    .filter(({ names }) => names.length === 0 || names.some((name) => published.has(name)))
    .map((asked) => judge(index, asked))
}

function judge(index: Parameters<typeof searchSite>[0], asked: JudgedQuery): Judgement {
  const { hits, partial, unpublished, unknown, ignored, questions, service } = searchSite(
    index,
    asked.query,
  )
  const found = [...hits, ...partial, ...unpublished].map(({ entry }) => nameOf(entry))
  const complying = hits
    .filter(({ entry, verdict }) => entry.kind === 'product' && verdict === 'complies')
    .map(({ entry }) => nameOf(entry))
  const place = found.findIndex((name) => asked.names.includes(name))
  const said = [...unknown, ...ignored.map(({ text }) => text)].map(foldText)
  const shaft = service.figures.find(({ facet }) => facet === 'diameter')?.value ?? Number.NaN
  const read = new Map(
    service.figures.map(({ facet, value, inTurns }) => [
      facet,
      inTurns ? surfaceSpeed(value, shaft) : value,
    ]),
  )
  const faults = [
    ...asked.says.filter((text) => !said.includes(foldText(text))).map((text) => `unsaid ${text}`),
    ...asked.asks
      .filter((text) => !questions.some(({ meant }) => foldText(meant) === foldText(text)))
      .map((text) => `unasked ${text}`),
    ...asked.never.filter((name) => found.slice(0, FIRST_PAGE).includes(name)),
    ...asked.complies
      .filter((name) => (name === 'none' ? complying.length > 0 : !complying.includes(name)))
      .map((name) => `complying ${name === 'none' ? complying.join(' ') : `not ${name}`}`),
    ...asked.refuses.filter((name) => complying.includes(name)).map((name) => `complying ${name}`),
    ...(asked.reads ? misread(asked.reads, read) : []),
    ...(asked.isNothing && hits.length > 0 ? ['found something'] : []),
  ]
  const isAmong =
    faults.length === 0 && (asked.names.length === 0 || (place >= 0 && place < FIRST_PAGE))
  return {
    ...asked,
    isAmong,
    isFirst: isAmong && (asked.names.length === 0 || !asked.isFirstAsked || place === 0),
    found: found.slice(0, FIRST_PAGE),
    faults,
  }
}

function misread(
  wanted: Partial<Record<Facet, number>>,
  read: ReadonlyMap<Facet, number>,
): string[] {
  return FACET_NAMES.flatMap((facet) => {
    const [asked, understood] = [wanted[facet], read.get(facet)]
    const isRight =
      asked === undefined || understood === undefined
        ? asked === understood
        : Math.abs(understood / asked - 1) <= FIGURE_TOLERANCE
    return isRight ? [] : [`${facet} ${understood}`]
  })
}

/** The judges' name for a result: a product's id, a page's address. */
function nameOf({ kind, id, href, title }: SearchEntry): string {
  // Published terms contain word joiners, which nobody types.
  return kind === 'term' ? `glosario:${title.replaceAll('\u2060', '')}` : (id ?? href)
}

function queriesIn(file: string): JudgedQuery[] {
  const sets = new Map<string, string[]>()
  for (const line of linesOf('sets')) {
    const [set = '', names = ''] = line.split(' = ')
    sets.set(set, namesIn(names, sets))
  }
  let role = ''
  return linesOf(file).flatMap((line) => {
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    if (heading !== undefined) role = heading
    return heading === undefined ? [queryOf(role, line, sets)] : []
  })
}

function queryOf(role: string, line: string, sets: ReadonlyMap<string, string[]>): JudgedQuery {
  const [asked = '', ...marks] = line.split(' | ')
  const [, query = asked, arrow, names = ''] = /^(.+?) (=5?>) (.+)$/.exec(asked) ?? []
  const marked = (...words: string[]) =>
    marks.flatMap((mark) => {
      const word = words.find((one) => mark.startsWith(`${one} `))
      return word === undefined ? [] : mark.slice(word.length + 1).split(', ')
    })
  const reads = marked('reads').map((read) => read.split(' '))
  return {
    role,
    query,
    isFirstAsked: arrow === '=>',
    names: namesIn(names, sets),
    ...(reads.length > 0 && {
      reads: Object.fromEntries(reads.map(([facet, value]) => [facet, Number(value)])),
    }),
    says: marked('says', 'ignores'),
    asks: marked('asks'),
    never: namesIn(marked('not').join(', '), sets),
    complies: namesIn(marked('complies').join(', '), sets),
    refuses: namesIn(marked('refuses').join(', '), sets),
    isNothing: marks.includes('nothing'),
  }
}

function namesIn(text: string, sets: ReadonlyMap<string, string[]>): string[] {
  return text
    .split(', ')
    .filter(Boolean)
    .flatMap((name) => sets.get(name) ?? [name])
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .replaceAll('{marca-slug}', catalogue().site.brand.slug)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
