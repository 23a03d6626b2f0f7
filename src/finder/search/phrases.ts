import { wordsOf } from '#catalogue/fold-text.ts'
import { stemWord } from './stem-word.ts'

/** What phrases stand for, by their stems in order. */
export type Phrases<Value> = {
  byPhrase: ReadonlyMap<string, readonly Value[]>
  /** Words in the longest phrase. */
  longest: number
}

export function buildPhrases<Value>(said: Iterable<readonly [string, Value]>): Phrases<Value> {
  const byPhrase = new Map<string, Value[]>()
  for (const [phrase, value] of said) {
    const key = phraseKey(wordsOf(phrase))
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), value])
  }
  const longest = Math.max(0, ...[...byPhrase.keys()].map((key) => key.split(' ').length))
  return { byPhrase, longest }
}

/** The longest known phrase that begins at a word, and what it stands for. */
export function phraseAt<Value>(
  { byPhrase, longest }: Phrases<Value>,
  words: readonly string[],
  start: number,
): { length: number; values: readonly Value[] } | undefined {
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const values = byPhrase.get(phraseKey(words.slice(start, start + length)))
    if (values) return { length, values }
  }
  return undefined
}

export function phraseKey(words: readonly string[]): string {
  return words.map(stemWord).join(' ')
}
