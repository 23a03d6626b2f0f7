import { spawnSync } from 'node:child_process'
import type { BuiltSite, SiteCheck } from './built-site.ts'
import { typed } from '#schema/set-type.ts'
import { documentText } from './document-text.ts'
import { isListed, isSymbol, type WordList } from './known-words.ts'
import { passagesOf, type Passage } from './visible-text.ts'

const DICTIONARY = 'es_CL'
/** Addresses are no words. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?/gu
/** What names the state of a document may have letters only (src/datasheets/revision.ts). */
const REVISION = /(?<=Revisión )[\dA-F]{8}/g
const TOKEN = /[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu
/** "vigilarlos": the dictionary has the infinitive alone. */
const INFINITIVE_WITH_PRONOUN = /^(\p{L}+[aeií]r)(?:me|te|se|nos|l[aeo]s?)$/iu
/** Whatever a page says of products stands in these too, with the words of the templates. */
const DOCUMENT = /^\/documentos\/.*\.pdf$/

/** Every word of the site is one of the dictionary, of the trade's list or of `names`. */
export function checkSpelling(list: WordList, names: readonly string[]): SiteCheck {
  const known = new Set([...list.words, ...names.flatMap((name) => name.match(TOKEN) ?? [])])
  return (site) => {
    const places = new Map<string, Passage>()
    for (const passage of [...passagesOf(site), ...documentLines(site)]) {
      for (const word of wordsOf(passage.text, known)) {
        if (!places.has(word)) places.set(word, passage)
      }
    }
    const misspelt = unknownToDictionary([...places.keys()])
    return [
      ...list.problems,
      ...[...places].flatMap(([word, { place, text }]) =>
        misspelt.has(word) ? [`${place}: «${word}» in «${sentenceOf(text, word)}»`] : [],
      ),
    ]
  }
}

/** The words that only a dictionary can judge. */
function wordsOf(text: string, known: ReadonlySet<string>): string[] {
  return (typed(text).replace(ADDRESS, ' ').replace(REVISION, ' ').match(TOKEN) ?? [])
    .flatMap((token) => (isListed(token, known) ? [] : token.split('-')))
    .filter((part) => !isSymbol(part) && !isListed(part, known))
}

function unknownToDictionary(words: readonly string[]): ReadonlySet<string> {
  const stems = new Map(
    words.map((word) => [word, INFINITIVE_WITH_PRONOUN.exec(word)?.[1] ?? word] as const),
  )
  const unknown = askHunspell([...words, ...stems.values()])
  return new Set(words.filter((word) => unknown.has(word) && unknown.has(stems.get(word) ?? word)))
}

function askHunspell(words: readonly string[]): ReadonlySet<string> {
  const { status, stdout, stderr, error } = spawnSync(
    'hunspell',
    ['-d', DICTIONARY, '-i', 'utf-8', '-l'],
    { input: words.join('\n'), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`hunspell does not work: ${error?.message ?? stderr}`)
  return new Set(stdout.split('\n'))
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
