import type { ReactNode } from 'react'
import { counted } from '#catalogue/labels.ts'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '#components/link/link.tsx'
import { OwnerLink } from '#components/owner-value/owner-link.tsx'
import styles from './industry-card.module.css'

type IndustryCardProps = {
  title: string
  /** The manufacturer's page about the industry. */
  url: OwnerValue | undefined
  /** The site's own page about it, with its number of products. */
  own: { href: string; count: number } | undefined
  /** A 3:2 drawing; decorative, since the title describes it. */
  picture: ReactNode
}

/**
 * An industry: the card links to the manufacturer's page in a new tab (spec 7, "External navigation"), a second link to
 * the products for its machines.
 */
export function IndustryCard({ title, url, own, picture }: IndustryCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.title}>
        {url ? (
          <OwnerLink owned={url} className={`plain-link ${styles.link}`}>
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
