import type { CSSProperties } from 'react'
import styles from './figure-mark.module.css'

/** An asked value on the range that a product publishes. */
export type FigureMark = {
  /** Places in percent of the bar; none where nothing is published. */
  bar?: { from: number; to: number; asked: number } | undefined
  /** The limit that decides is told from others that cover, and from one that does not. */
  tone: 'covers' | 'decides' | 'misses'
  /** What is left, what is missing, or the condition that it holds under: the judge's words. */
  note?: string
}

/** The range as a bar with a tick at what was asked; the words say the same. */
export function FigureMarkBar({ mark: { bar, note } }: { mark: FigureMark }) {
  return (
    <>
      {bar && (
        <span
          className={styles.bar}
          style={
            {
              '--from': `${bar.from}%`,
              '--to': `${bar.to}%`,
              '--asked': `${bar.asked}%`,
            } as CSSProperties
          }
          aria-hidden="true"
        />
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
}
