import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './link-card.module.css'

type LinkCardProps = {
  href: string
  title: string
  /** A drawing of 4:3; decorative, since the title says it. */
  picture: ReactNode
  level?: 2 | 3
  children?: ReactNode
}

/** A card that is one link as a whole: drawing, title, a few words. */
export function LinkCard({ href, title, picture, level = 3, children }: LinkCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={`stretched ${styles.link}`} href={href}>
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  )
}
