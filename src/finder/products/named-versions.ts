import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import type { Reach } from '#figures/axis.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import type { Judgeable, JudgedLimit } from '#figures/judgement.ts'
import type { PublishedRange } from '#figures/ranges.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { StandingFigure } from '#views/product-list.ts'

/** A compound or version named in a query: its synonyms, and what it is a choice of ("elastómero"). */
export type NamedVersion = { ways: readonly (readonly string[])[]; choices: readonly string[] }

/** Includes elastomers for which no product publishes figures. */
const ELASTOMERS =
  /^(?:h?nbr|nitrilo|buna|neopreno|cloropreno|cr|silicona|v?mq|butilo|sbr|epdm|f?fkm|fepm|viton|kalrez|aflas)$/

/** What limits over all elastomers vary by. */
const ELASTOMER = 'elastómero'

/** The compounds and versions of products that these words name. */
export function namedVersions(
  words: readonly (readonly (readonly string[])[])[],
  products: readonly Pick<Judgeable, 'ranges'>[],
): NamedVersion[] {
  const chosen = products.flatMap(({ ranges }) => ranges.filter(({ choice }) => choice))
  return words.flatMap((ways) => {
    const named = chosen.filter((range) => says(range, ways))
    const isElastomer = ways.some(([word = '']) => ELASTOMERS.test(word))
    const choices = [
      ...new Set([
        ...named.flatMap(({ choice }) => choice ?? []),
        ...(isElastomer ? [ELASTOMER] : []),
      ]),
    ]
    return choices.length === 0 ? [] : [{ ways, choices }]
  })
}

/**
 * Removes the ranges of other versions than the named ones: for FKM, the pressure of polyurethane does not apply, and a
 * limit "según elastómero" no longer varies.
 */
export function asNamed<Product extends Pick<Judgeable, 'ranges'>>(
  product: Product,
  named: readonly NamedVersion[] = [],
): Product {
  if (named.length === 0) return product
  return { ...product, ranges: named.reduce(takeNamed, product.ranges) }
}

/** Takes the named versions of a product, and of one with a single and a double version the asked arrangement. */
export function asAsked<Product extends Pick<Judgeable, 'ranges'>>(
  product: Product,
  {
    named = [],
    choices: { arrangements },
  }: { named?: readonly NamedVersion[]; choices: { arrangements?: string } },
): Product {
  const arranged = arrangements === undefined ? [] : [[[arrangements]]]
  return asNamed(product, [...named, ...namedVersions(arranged, [product])])
}

/** The compound or version of a product that the query names ("poliuretano AWC860"), if exactly one. */
export function versionNamed(
  { ranges = [] }: Partial<Pick<Judgeable, 'ranges'>>,
  named: readonly NamedVersion[] = [],
): string | undefined {
  const taken = ranges.filter((range) => named.some(({ ways }) => isChosen(range, ways)))
  const [only, ...others] = new Set(taken.flatMap((range) => versionOf(range) ?? []))
  return others.length === 0 ? only : undefined
}

type Chosen = Pick<Judgeable, 'ranges'> & Partial<Pick<ProductRecord, 'choice'>>

/** What the query names of a product, as its page's address and the note of its line say it: "compuesto AWC700". */
export function notedVersion(
  product: Chosen,
  named: readonly NamedVersion[] = [],
): string | undefined {
  const first = product.ranges.find((range) => named.some(({ ways }) => isChosen(range, ways)))
  if (!first) {
    const elastomer = product.ranges.some(({ varies }) => varies)
      ? named.flatMap(({ ways }) => ways).find(([word = '']) => ELASTOMERS.test(word))
      : undefined
    return elastomer && `${ELASTOMER} ${elastomer.join(' ').toUpperCase()}`
  }
  const version = new Set(wordsOf(versionNamed(product, named) ?? ''))
  const option = product.choice?.options.find((one) =>
    wordsOf(one).every((word) => version.has(word)),
  )
  const said = named.flatMap(({ ways }) => ways.find((words) => says(first, [words])) ?? [])
  const stems = new Set(said.map(stemWord))
  const written = textOf(first).split(/[\s,;]+/)
  const words = written.filter((word) => wordsOf(word).some((one) => stems.has(stemWord(one))))
  return `${first.choice} ${option?.split(',')[0] ?? [...new Set(words)].join(' ')}`
}

/** The value that a note gives for a name, as the product's page writes it: "diámetro 8 in", "compuesto AWC800". */
export function noted(note: string, name: string, answer: string): string | undefined {
  const [, given] = new RegExp(`${name}\\s+(${answer})`, 'iu').exec(note) ?? []
  return given?.trim()
}

/** A version may be a word; a size contains a digit. */
export const VERSION = String.raw`[^\s·;.][^·;.]*`

/** The compound or version that such a note names. */
export function namedIn(note: string, product: Pick<Judgeable, 'ranges'>): NamedVersion[] {
  const choices = new Set(
    product.ranges.flatMap(({ choice, varies, when }) =>
      when?.diameter ? [] : (choice ?? (varies ? ELASTOMER : [])),
    ),
  )
  return [...choices].flatMap((choice) => {
    const given = noted(note, choice, VERSION)
    return given === undefined ? [] : namedVersions([[wordsOf(given)]], [product])
  })
}

/** The version that a judged product is to be taken in, if its limits ask for one. */
export const judgedVersion = (limits: readonly JudgedLimit[]) =>
  limits.find(({ version }) => version)?.version

/** A row's figures for one version instead of all; the first one names the version, unless the judge does. */
export function figuresOfVersion(
  figures: readonly (StandingFigure | undefined)[],
  ranges: readonly PublishedRange[],
  version: string,
  isJudged: boolean,
): (StandingFigure | undefined)[] {
  let isSaid = isJudged
  return FACET_NAMES.map((facet, at) => {
    const own = ranges.filter((range) => range.kind === facet && versionOf(range) === version)
    const [only] = own
    if (!only || own.length > 1) return figures[at]
    const condition = isSaid ? undefined : version
    isSaid = true
    return rangeFigure(only, condition)
  })
}

/** A published range as the figure of a row; the judge's words may say its condition. */
export function rangeFigure(
  { text, min, max, imperial }: PublishedRange,
  condition: string | undefined,
): StandingFigure & { reach: Reach } {
  return {
    si: readFigure(text),
    ...(imperial && { imperial: readFigure(imperial.text) }),
    ...(condition !== undefined && { condition }),
    reach: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  }
}

const readFigure = (text: string) => ({
  text: text.replace('≈ ', ''),
  computed: text.includes('≈ '),
})

const versionOf = ({ version, condition }: PublishedRange) => version ?? condition

const isChosen = (range: PublishedRange, ways: NamedVersion['ways']) =>
  range.choice !== undefined && says(range, ways)

function takeNamed(
  ranges: readonly PublishedRange[],
  { ways, choices }: NamedVersion,
): readonly PublishedRange[] {
  const taken = ranges.filter((range) => isChosen(range, ways))
  const instead = ranges.filter(
    (range) => !taken.includes(range) && taken.some(({ choice }) => choice === range.choice),
  )
  const others = new Set(instead.flatMap(({ condition }) => condition ?? []))
  return ranges
    .filter((range) => !instead.includes(range) && !others.has(range.condition ?? ''))
    .map(({ varies, ...range }) => {
      const depends = choices.some((choice) => range.condition?.includes(choice))
      return varies && !depends ? { ...range, varies } : range
    })
}

const textOf = ({ version, condition, short }: PublishedRange) =>
  [version, condition, short].join(' ')

function says(range: PublishedRange, ways: NamedVersion['ways']): boolean {
  const told = new Set(wordsOf(textOf(range)).map(stemWord))
  // A number in a condition ("diámetro de 60 in") does not name it.
  const isName = (words: readonly string[]) => words.some((word) => !/^\d+$/.test(word))
  return ways.some((words) => isName(words) && words.every((word) => told.has(stemWord(word))))
}
