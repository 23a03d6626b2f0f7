import { openSpeller } from '../review/speller.ts'
import { unknownWords, wordsOfNames } from '../review/unknown-words.ts'
import type { BuiltSite, SiteCheck } from './built-site.ts'
import { documentText } from './document-text.ts'
import type { WordList } from './known-words.ts'
import { passagesOf, type Passage } from './visible-text.ts'

/** Whatever a page says of products stands in these too, with the words of the templates. */
const DOCUMENT = /^\/documentos\/.*\.pdf$/

/** Every word of the site is one of the dictionary, of the trade's list or of `names`. */
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
