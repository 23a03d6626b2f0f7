import type { Selection, SelectionChoice } from '#schema/selection.ts'
import type { CatalogueProduct } from './catalogue-model.ts'

export type ChoiceKind = Exclude<keyof Selection, 'accessories'>

/** The choices that a product's own published texts give it, each with the text that does. */
export function choicesOf(
  kind: ChoiceKind,
  product: CatalogueProduct,
  selection: Selection,
): Map<string, string> {
  const texts = textsFor(kind, product)
  const found = selection[kind].flatMap((choice): [string, string][] => {
    const because = texts.find((text) => says(text, choice)) ?? pageText(choice, product, texts)
    return because === undefined ? [] : [[choice.id, because]]
  })
  return new Map(found)
}

/** What a product publishes of itself, by what is asked of it. */
export function textsFor(kind: ChoiceKind, product: CatalogueProduct): string[] {
  const { name, arrangement, applications, fits, standards } = product
  const norms = standards.map((standard) => standard.name)
  switch (kind) {
    case 'equipment':
      return [...applications, name, ...(fits === undefined ? [] : [fits]), ...norms]
    case 'arrangements':
      return [...(arrangement?.split(/,\s*/) ?? []), name]
    case 'services':
      return [...applications, name]
    case 'standards':
      return norms
  }
}

/** Whether a text says one of the words: accents and case aside, whole or in the plural. */
export function saysOneOf(text: string, words: readonly string[]): boolean {
  const plain = fold(text)
  return words.some((word) => patternOf(word).test(plain))
}

function says(text: string, { words, except }: SelectionChoice): boolean {
  return saysOneOf(text, words) && !saysOneOf(text, except)
}

function pageText(
  { pages, except }: SelectionChoice,
  { pagePath, name }: CatalogueProduct,
  texts: readonly string[],
): string | undefined {
  if (!pages.includes(pagePath) || texts.some((text) => saysOneOf(text, except))) return undefined
  return name
}

const patterns = new Map<string, RegExp>()

function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known) return known
  const isStem = word.endsWith('*')
  const letters = fold(isStem ? word.slice(0, -1) : word)
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(isStem ? String.raw`\s+` : String.raw`(?:e?s)?\s+`)
  const end = isStem ? '' : String.raw`(?:e?s)?(?![\p{L}\p{N}])`
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}${end}`, 'u')
  patterns.set(word, pattern)
  return pattern
}

/** Without accents and case; ñ stays a letter of its own. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
}
