import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'

/** Linking words, which visitors often leave out: "retén (de) aceite". */
const LINKS = new Set('de del la el los las para en a al of for the'.split(' '))

/** The most additional linking words in a typed phrase. */
const LINKS_MAX = 3

/** The meanings of phrases. */
export type Phrases<Value> = {
  byPhrase: ReadonlyMap<string, readonly Value[]>
  /** The number of words in the longest phrase that can be typed. */
  longest: number
  /** The keys to look a typed phrase up by, the best first. */
  keysOf: (words: readonly string[]) => readonly string[]
}

/** Phrases compared without number and gender: "sello partido" is "sellos partidos". */
export function buildPhrases<Value>(said: Iterable<readonly [string, Value]>): Phrases<Value> {
  return phrasesBy(said, (words) => [phraseKey(words)])
}

/**
 * Phrases that match as written, or if typed in the plural: "descargas" are documents, "descarga" is the outlet of a
 * pump.
 */
export function buildExactPhrases<Value>(said: Iterable<readonly [string, Value]>): Phrases<Value> {
  return phrasesBy(said, (words) => {
    const telling = tellingOf(words)
    return [telling.join(' '), telling.map(singular).join(' ')]
  })
}

function phrasesBy<Value>(
  said: Iterable<readonly [string, Value]>,
  keysOf: Phrases<Value>['keysOf'],
): Phrases<Value> {
  const byPhrase = new Map<string, Value[]>()
  for (const [phrase, value] of said) {
    const [key = ''] = keysOf(wordsOf(phrase))
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), value])
  }
  const longest =
    Math.max(0, ...[...byPhrase.keys()].map((key) => key.split(' ').length)) + LINKS_MAX
  return { byPhrase, longest, keysOf }
}

/** The longest known phrase that begins at a word, with its meanings. */
export function phraseAt<Value>(
  { byPhrase, longest, keysOf }: Phrases<Value>,
  words: readonly string[],
  start: number,
): { length: number; values: readonly Value[] } | undefined {
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const span = words.slice(start, start + length)
    if (isJoined(span)) continue
    for (const key of keysOf(span)) {
      const values = byPhrase.get(key)
      if (values) return { length, values }
    }
  }
  return undefined
}

/** A phrase's stems in order, without linking words. */
export function phraseKey(words: readonly string[]): string {
  return tellingOf(words).map(stemWord).join(' ')
}

function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !LINKS.has(word))
  return telling.length > 0 ? telling : words
}

function singular(word: string): string {
  return word.replace(/(?<=[^aeiou])es$|(?<=[aeo])s$/, '')
}

/** Whether a linking word is at an end, where it belongs to the neighbouring words. */
function isJoined(words: readonly string[]): boolean {
  return words.length > 1 && [words[0], words.at(-1)].some((word) => LINKS.has(word ?? ''))
}
