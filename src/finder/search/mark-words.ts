import { foldText, wordsOf } from '#schema/fold-text.ts'
import type { SearchEntry, TextKind } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'

/** A stretch of text, and whether it is why the text was found. */
export type MarkedText = { text: string; isMarked: boolean }

const WORD = /[\p{L}\p{N}]+/gu

/** A text with the words that a search found told apart. */
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

/** The line of an entry's texts that says most of why it was found, beyond its title and tagline. */
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
