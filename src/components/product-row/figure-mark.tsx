import type { CSSProperties } from 'react'
import styles from './figure-mark.module.css'

/** An asked value on the range that a product publishes: places in percent of the bar. */
export type FigureMark = {
  from: number
  to: number
  asked: number
  /** The limit that decides is told from others that cover, and from one that does not. */
  tone: 'covers' | 'decides' | 'misses'
  /** What is left, what is missing, or the condition that it holds under. */
  note?: string
}

/** The range as a bar with a tick at what was asked; the words say the same. */
export function FigureMarkBar({ mark: { from, to, asked, note } }: { mark: FigureMark }) {
  const style = { '--from': `${from}%`, '--to': `${to}%`, '--asked': `${asked}%` } as CSSProperties
  return (
    <>
      <span className={styles.bar} style={style} aria-hidden="true" />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
}
