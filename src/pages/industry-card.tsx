import type { ReactNode } from 'react'
import { counted } from '#catalogue/labels.ts'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '#components/link/link.tsx'
import { OwnerLink } from '#components/owner-value/owner-link.tsx'
import styles from './industry-card.module.css'

type IndustryCardProps = {
  title: string
  /** A page of the manufacturer's about the industry. */
  url: OwnerValue | undefined
  /** The site's own page about it: which machine, which of so many products. */
  own: { href: string; count: number } | undefined
  /** A plate of 3:2; decorative, since the title says it. */
  picture: ReactNode
}

/**
 * An industry; the whole card opens its page in a new tab (spec 7, "External navigation"), and a second
 * link leads to what seals its machines.
 */
export function IndustryCard({ title, url, own, picture }: IndustryCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.title}>
        {url ? (
          <OwnerLink owned={url} className={styles.link}>
            {title}
          </OwnerLink>
        ) : (
          title
        )}
      </h3>
      {own && (
        <Link href={own.href} className={styles.own}>
          {counted(own.count, 'producto')}
          <span className="visually-hidden"> para {title.toLowerCase()}</span>
        </Link>
      )}
    </article>
  )
}
