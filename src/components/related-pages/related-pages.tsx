import type { PageRelation } from '#catalogue/ask/page-relations.ts'
import { Link } from '../link/link.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './related-pages.module.css'

type RelatedPagesProps = { pages: readonly PageRelation[] }

/** Links at the foot of a product page, each with its reason. */
export function RelatedPages({ pages }: RelatedPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav className={`tall-links ${styles.related}`} aria-label="Seguir desde aquí">
      <ul className="bare-list">
        {[...Map.groupBy(pages, ({ reason }) => reason)].map(([reason, own]) => (
          <li key={reason}>
            {reason}
            <ul className="bare-list">
              {own.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>
                    <TradeMark text={label} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
