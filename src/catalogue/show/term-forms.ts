import { foldText, slugOf } from '#schema/fold-text.ts'
import type { GlossaryTerm } from '#schema/vocabulary.ts'

/** A spelling of a term; one in capitals is matched in capitals only. */
type TermForm = { id: string; pattern: string; length: number; symbols: readonly string[] }

/** A term found in a text. */
export type FoundTerm = { id: string; index: number; length: number }

const SYMBOL = /[\p{L}\d-]*\p{Lu}{2}[\p{L}\d]*/gu
/** A second name in brackets: "PTFE expandido (ePTFE)". */
const SECOND_NAME = /\s*\(([^)]+)\)/

/** The id of a term's entry in the glossary. */
export function termId(term: string): string {
  return slugOf(term.replace(SECOND_NAME, '').replaceAll('×', 'x'))
}

/** Finds glossary terms in a text: whole words, plurals too, the longest name first. */
export function termFinder(terms: readonly GlossaryTerm[]): (text: string) => FoundTerm[] {
  const forms = terms.flatMap(formsOf).sort((a, b) => b.length - a.length)
  const matcher = new RegExp(
    `(?<![\\p{L}\\d-])(?:${forms.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\d]|-\\p{L})`,
    'gu',
  )
  return (text) =>
    [...foldText(text).matchAll(matcher)].flatMap(({ 0: { length }, index, ...groups }) => {
      const form = forms.find((_, at) => groups[at + 1] !== undefined)
      const words = text.slice(index, index + length)
      const isWritten = form?.symbols.every((symbol) => words.includes(symbol))
      return form && isWritten ? [{ id: form.id, index, length }] : []
    })
}

function formsOf({ term, forms }: GlossaryTerm): TermForm[] {
  const second = SECOND_NAME.exec(term)?.[1]
  const names = forms ?? [term.replace(SECOND_NAME, ''), ...(second === undefined ? [] : [second])]
  return names.map((name) => ({
    id: termId(term),
    pattern: foldText(name).split(' ').map(withPlural).join('[ \\u00a0]'),
    length: name.length,
    symbols: name.match(SYMBOL) ?? [],
  }))
}

function withPlural(word: string): string {
  if (/\d$/.test(word) || word.length < 3) return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}(?:z|ces)`
  return /[aeiou]$/.test(word) ? `${word}s?` : `${word}(?:e?s)?`
}
