import { codeKeys } from './code-keys.ts'
import type { SearchEntry } from './search-data.ts'

/** The codes of the catalogue: entries by every key that a code can be asked for by. `keys` is sorted. */
export type CodeIndex = { byKey: ReadonlyMap<string, readonly number[]>; keys: readonly string[] }

/** An entry that matches a typed code; `share` is the typed part of its code, 1 for all of it. */
export type CodeMatch = { entry: number; share: number }

/** The most pieces that a code is typed in: "350 EF / 12". */
const PIECES_MAX = 4
/** A near miss shares at least this part of the typed text. */
const NEAR_SHARE = 0.5

export function buildCodeIndex(entries: readonly SearchEntry[]): CodeIndex {
  const byKey = new Map<string, number[]>()
  entries.forEach(({ code }, entry) => {
    if (code === undefined) return
    for (const key of codeKeys(code)) byKey.set(key, [...(byKey.get(key) ?? []), entry])
  })
  addNumbers(byKey)
  return { byKey, keys: [...byKey.keys()].sort() }
}

/** A number that begins only one code stands for it: "377" is the 377 CarbMax. */
function addNumbers(byKey: Map<string, readonly number[]>): void {
  const keys = [...byKey]
  const begun = Map.groupBy(keys, ([key]) => /^\d{3,}/.exec(key)?.[0] ?? '')
  for (const [number, [only, ...others]] of begun) {
    if (number !== '' && only && others.length === 0) byKey.set(number, only[1])
  }
}

/** The code that begins at a word, in as many pieces as it was typed: whole codes before beginnings. */
export function codeAt(
  index: CodeIndex,
  words: readonly string[],
  start: number,
): { length: number; matches: readonly CodeMatch[] } | undefined {
  const most = Math.min(PIECES_MAX, words.length - start)
  for (const find of [wholeCode, begunCodes]) {
    for (let length = most; length > 0; length -= 1) {
      const matches = find(index, words.slice(start, start + length))
      if (matches.length > 0) return { length, matches }
    }
  }
  return undefined
}

/** A whole code, followed by the codes that begin with it. */
function wholeCode(index: CodeIndex, pieces: readonly string[]): CodeMatch[] {
  const typed = pieces.join('')
  const whole = index.byKey.get(typed)
  if (!whole) return []
  const others = /\d/.test(typed) ? begunBy(index, typed) : []
  return bestOfEach([...whole.map((entry) => ({ entry, share: 1 })), ...others])
}

function begunCodes(index: CodeIndex, pieces: readonly string[]): CodeMatch[] {
  const typed = pieces.join('')
  // Letters alone may be any word, so they are searched for as words.
  return /\d/.test(pieces[0] ?? '') || (pieces.length > 1 && /\d/.test(typed))
    ? bestOfEach(begunBy(index, typed))
    : []
}

function begunBy({ byKey, keys }: CodeIndex, typed: string): CodeMatch[] {
  return keys
    .filter((key) => key !== typed && key.startsWith(typed))
    .flatMap((key) =>
      (byKey.get(key) ?? []).map((entry) => ({ entry, share: typed.length / (key.length + 1) })),
    )
}

function bestOfEach(matches: readonly CodeMatch[]): CodeMatch[] {
  const best = new Map<number, number>()
  for (const { entry, share } of matches) best.set(entry, Math.max(best.get(entry) ?? 0, share))
  return [...best].map(([entry, share]) => ({ entry, share }))
}

/** Separates a code from letters typed together with it: "awc1830", "1510sello". Any other word stays whole. */
export function codeWithin({ byKey, keys }: CodeIndex, word: string): string[] {
  if (keys.some((key) => key.startsWith(word))) return [word]
  const apart = [/^([a-z]{2,})(\d{3}.*)$/, /^(\d{3}.*?)([a-z]{4,})$/]
    .map((form) => form.exec(word)?.slice(1) ?? [])
    .find((pieces) => pieces.some((piece) => /\d/.test(piece) && byKey.has(piece)))
  return apart ?? [word]
}

/** Existing codes with the same beginning as an unknown one: offered as a question, never as results. */
export function nearCodes({ byKey, keys }: CodeIndex, typed: string): number[] {
  const shared = keys
    .map((key) => ({ key, length: sharedStart(key, typed) }))
    .filter(({ length }) => length >= 2 && length >= typed.length * NEAR_SHARE)
  const longest = Math.max(...shared.map(({ length }) => length))
  const nearest = shared.filter(({ length }) => length === longest)
  return [...new Set(nearest.flatMap(({ key }) => byKey.get(key) ?? []))]
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Letters that stand for a digit misread by a scanner, worn on a nameplate or mistyped. */
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5' }
const SHORTEST_MISREAD = 3

/** The codes that a word may mean if letters are misread digits, or else if two neighbours are swapped. */
export function codesMeantBy({ byKey, keys }: CodeIndex, typed: string): number[] {
  if (typed.length < SHORTEST_MISREAD || !/\d/.test(typed)) return []
  if (keys.some((key) => key.startsWith(typed))) return []
  const read = figuresOf(typed)
  const meant = keys.filter((key) => figuresOf(key) === read)
  const swapped = meant.length > 0 ? meant : keys.filter((key) => isSwapped(key, typed))
  return [...new Set(swapped.flatMap((key) => byKey.get(key) ?? []))]
}

function figuresOf(code: string): string {
  return code.replaceAll(/[oilzs]/g, (letter) => MISREAD[letter] ?? letter)
}

/** Whether two codes differ only by two swapped neighbouring characters. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}
