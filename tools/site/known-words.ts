import { UNIT_SYMBOLS } from '#figures/bind-units.ts'

/** Words that the dictionary lacks, by group: `content/vocabulario/palabras.txt`. */
export type WordList = { words: ReadonlySet<string>; problems: readonly string[] }

/** Reads the list: a word a line, groups under `##`, each in alphabetical order. */
export function readWordList(text: string, file: string): WordList {
  const words = new Set<string>()
  const problems: string[] = []
  let previous = ''
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('#')) previous = ''
    if (line === '' || line.startsWith('#')) continue
    const at = `${file}:${index + 1}`
    if (words.has(line)) problems.push(`${at}: «${line}» está dos veces`)
    if (previous.localeCompare(line, 'es') > 0) {
      problems.push(`${at}: «${line}» va antes de «${previous}»`)
    }
    words.add(line)
    previous = line
  }
  return { words, problems }
}

const ROMAN_NUMERAL = /^[IVX]+$/
const UNIT_PARTS = new Set(UNIT_SYMBOLS.flatMap((unit) => unit.match(/\p{L}+/gu) ?? []))

/** Whether the form of a token shows that it is not a word: codes, figures, symbols, units. */
export function isSymbol(token: string): boolean {
  return (
    token.length === 1 || /\d/.test(token) || ROMAN_NUMERAL.test(token) || UNIT_PARTS.has(token)
  )
}

/** Whether the list has the word as written, or in lower case. */
export function isListed(token: string, words: ReadonlySet<string>): boolean {
  return words.has(token) || words.has(token.toLowerCase())
}
