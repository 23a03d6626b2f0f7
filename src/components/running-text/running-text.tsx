import type { LinkedText } from '#catalogue/show/glossary-links.ts'
import styles from './running-text.module.css'

type RunningTextProps = { text: LinkedText }

/**
 * A running text with its glossary terms linked. The browser opens the glossary itself (`target`), so that it marks
 * the term (`:target`), which the router's navigation does not.
 */
export function RunningText({ text }: RunningTextProps) {
  return piecesOf(text).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.href} className={styles.term} href={piece.href} target="_self">
        {piece.words}
      </a>
    ),
  )
}

type RunningTextsProps = { texts: readonly LinkedText[]; className?: string | undefined }

/** Paragraphs of running text. */
export function RunningTexts({ texts, className }: RunningTextsProps) {
  return texts.map((text) => (
    <p key={keyOf(text)} className={className}>
      <RunningText text={text} />
    </p>
  ))
}

function piecesOf(text: LinkedText) {
  return typeof text === 'string' ? [text] : text
}

/** A key for a paragraph: no two on a page have the same text. */
function keyOf(text: LinkedText): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.words))
    .join('')
}
