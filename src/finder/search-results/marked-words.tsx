import { markWords } from '../search/mark-words.ts'

type MarkedWordsProps = { text: string; stems: ReadonlySet<string> }

/** A text with the words that were looked for marked. */
export function MarkedWords({ text, stems }: MarkedWordsProps) {
  return markWords(text, stems).map((part, at) =>
    // Parts of one text have no other name than their place.
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
