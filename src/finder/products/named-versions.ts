import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { PublishedRange } from '#figures/ranges.ts'

/** A compound or version that a question may name: the ways to say it, and what it is a choice of, "elastómero". */
export type NamedVersion = { ways: readonly (readonly string[])[]; choices: readonly string[] }

/** Also those of which no product publishes a figure of its own. */
const ELASTOMERS =
  /^(?:h?nbr|nitrilo|buna|neopreno|cloropreno|cr|silicona|v?mq|butilo|sbr|epdm|f?fkm|fepm|viton|kalrez|aflas)$/

/** What of these words names a compound or a version of some product. */
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
        ...(isElastomer ? ['elastómero'] : []),
      ]),
    ]
    return choices.length === 0 ? [] : [{ ways, choices }]
  })
}

/**
 * A product with what the question does not take left out: asked for FKM, the pressure of polyurethane is not its own,
 * and a limit "según elastómero" is none of its elastomer.
 */
export function asNamed<Product extends Pick<Judgeable, 'ranges'>>(
  product: Product,
  named: readonly NamedVersion[] = [],
): Product {
  if (named.length === 0) return product
  return { ...product, ranges: named.reduce(takeNamed, product.ranges) }
}

function takeNamed(
  ranges: readonly PublishedRange[],
  { ways, choices }: NamedVersion,
): readonly PublishedRange[] {
  const taken = ranges.filter((range) => range.choice !== undefined && says(range, ways))
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

function says({ version, condition, short }: PublishedRange, ways: NamedVersion['ways']): boolean {
  const told = new Set(wordsOf([version, condition, short].join(' ')).map(stemWord))
  return ways.some((words) => words.length > 0 && words.every((word) => told.has(stemWord(word))))
}
