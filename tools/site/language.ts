import {
  type SiteCheck,
  textOf,
  type BuiltSite,
  documentText,
  passagesOf,
  type Passage,
} from './built-site.ts'
import { type WordList } from './known-words.ts'
import { openSpeller } from '../review/speller.ts'
import { unknownWords, wordsOfNames } from '../review/unknown-words.ts'
import { GLOSSARY_PATH } from '#catalogue/paths.ts'
import { termFinder, termId } from '#catalogue/show/term-forms.ts'
import { foldText } from '#schema/fold-text.ts'

/** Every kind of space: it has no glyph, so any font will do. */
export const SPACE = /\s|[\u2000-\u200b\u2060]/

/** Finds characters that the site's fonts lack, which would appear in another font. */
export function checkCharacters(characters: string): SiteCheck {
  const known = new Set(characters)
  return ({ pages }) =>
    pages.flatMap(({ path, document }) => {
      const text = textOf(document, { isLeftOut: ({ tagName }) => tagName === 'head' })
      const unknown = [...new Set(text)].filter((sign) => !known.has(sign) && !SPACE.test(sign))
      return unknown.length > 0 ? [`${path}: the fonts lack «${unknown.join('')}»`] : []
    })
}

/** These repeat what pages say about products, with the words of the templates. */
const DOCUMENT = /^\/documentos\/.*\.pdf$/

/** Checks that every word of the site is in the dictionary, in the trade's list or in `names`. */
export function checkSpelling(list: WordList, names: readonly string[]): SiteCheck {
  const known = new Set([...list.words, ...wordsOfNames(names)])
  return async (site) => {
    const speller = await openSpeller()
    const places = new Map<string, Passage>()
    for (const passage of [...passagesOf(site), ...documentLines(site)]) {
      for (const word of unknownWords(passage.text, known, speller)) {
        if (!places.has(word)) places.set(word, passage)
      }
    }
    return [
      ...list.problems,
      ...[...places].map(
        ([word, { place, text }]) => `${place}: «${word}» in «${sentenceOf(text, word)}»`,
      ),
    ]
  }
}

function documentLines(site: BuiltSite): Passage[] {
  return [...site.files]
    .filter((file) => DOCUMENT.test(file))
    .flatMap((place) =>
      documentText(site, place)
        .split('\n')
        .map((text) => ({ place, text })),
    )
}

function sentenceOf(text: string, word: string): string {
  const sentences = text.split(/(?<=[.;:!?…])\s/)
  return (sentences.find((sentence) => sentence.includes(word)) ?? text).slice(0, 200)
}

/** A name to avoid, and the one to use. */
export type Preference = { avoided: string; preferred: string }

/** Reads `content/vocabulario/preferidas.txt`: one pair a line, "avoided → preferred". */
export function readPreferences(text: string): Preference[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [avoided = '', preferred = ''] = line.split(' → ')
      return { avoided: foldText(avoided), preferred }
    })
}

/** Finds avoided names in a text, explained to an editor. */
export function preferredNames(preferences: readonly Preference[]): (text: string) => string[] {
  const find = termFinder(
    preferences.map(({ avoided, preferred }) => ({ term: avoided, definition: preferred })),
  )
  const names = new Map(preferences.map(({ avoided, preferred }) => [termId(avoided), preferred]))
  return (text) =>
    find(text).map(({ id, index, length }) => {
      const words = text.slice(index, index + length)
      const around = text.slice(Math.max(0, index - 40), index + length + 40)
      return `«${words}» se llama aquí ${names.get(id)}, en «${around}»`
    })
}

/** Checks that a thing has the same name on every page; only the glossary gives its other names. */
export function checkTerms(preferences: readonly Preference[]): SiteCheck {
  const namesInstead = preferredNames(preferences)
  return (site) =>
    passagesOf(site)
      .filter(({ place }) => place !== GLOSSARY_PATH)
      .flatMap(({ place, text }) => namesInstead(text).map((fault) => `${place}: ${fault}`))
}
