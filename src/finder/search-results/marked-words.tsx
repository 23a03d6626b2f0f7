import { markWords } from '../search/mark-words.ts'

type MarkedWordsProps = { text: string; stems: ReadonlySet<string> }

/** A text with the searched words marked. */
export function MarkedWords({ text, stems }: MarkedWordsProps) {
  return markWords(text, stems).map((part, at) =>
    // The index is the only key that parts of a text have.
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
