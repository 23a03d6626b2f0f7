import { foldText, wordsOf } from '#schema/fold-text.ts'
import type { SearchEntry, TextKind } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'

/** A piece of text, and whether it is one of the found words. */
export type MarkedText = { text: string; isMarked: boolean }

const WORD = /[\p{L}\p{N}]+/gu

/** Splits a text into found words and the rest. */
export function markWords(text: string, stems: ReadonlySet<string>): MarkedText[] {
  const parts: MarkedText[] = []
  let plainFrom = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!stems.has(stemWord(foldText(word)))) continue
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), isMarked: false })
    parts.push({ text: word, isMarked: true })
    plainFrom = index + word.length
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isMarked: false })
  return parts
}

/** The line of an entry's texts with the most found words that its title and tagline do not have. */
export function matchingLine(
  { title, line, texts = {} }: SearchEntry,
  stems: ReadonlySet<string>,
): { kind: TextKind; text: string } | undefined {
  const said = stemsIn(`${title} ${line}`)
  const lines = Object.entries(texts).flatMap(([kind, all]) =>
    all.map((text) => ({
      kind: kind as TextKind,
      text,
      news: [...stemsIn(text)].filter((stem) => stems.has(stem) && !said.has(stem)).length,
    })),
  )
  const [best] = lines.toSorted((a, b) => b.news - a.news)
  return best && best.news > 0 ? best : undefined
}

function stemsIn(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemWord))
}
