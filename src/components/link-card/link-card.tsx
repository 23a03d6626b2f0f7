import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './link-card.module.css'

type LinkCardProps = {
  href: string
  title: string
  /** A 4:3 drawing; decorative, since the title describes it. */
  picture: ReactNode
  /** On a phone, a row with the drawing at the side. */
  isRowInNarrow?: boolean
  children?: ReactNode
}

/** A card that is one link: drawing, title, short text. */
export function LinkCard(props: LinkCardProps) {
  const { href, title, picture, isRowInNarrow = false, children } = props
  return (
    <article className={styles.card} data-row={isRowInNarrow || undefined}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={`stretched ${styles.link}`} href={href}>
            {title}
          </Link>
        </h3>
        {children}
      </div>
    </article>
  )
}
