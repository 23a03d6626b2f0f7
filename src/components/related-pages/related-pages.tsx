import type { PageRelation } from '#catalogue/ask/page-relations.ts'
import { Link } from '../link/link.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './related-pages.module.css'

type RelatedPagesProps = { pages: readonly PageRelation[] }

/** The foot of a page of products: where to go on, each with why. */
export function RelatedPages({ pages }: RelatedPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav className={`tall-links ${styles.related}`} aria-label="Seguir desde aquí">
      <ul>
        {pages.map(({ label, href, reason }) => (
          <li key={href}>
            {reason}:{' '}
            <Link href={href}>
              <TradeMark text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
