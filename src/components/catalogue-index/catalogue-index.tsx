import type { MenuFamily } from '#catalogue/menu.ts'
import { counted } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import styles from './catalogue-index.module.css'

type CatalogueIndexProps = { families: readonly MenuFamily[] }

/** The families of products, each with what it is divided into and how many it holds. */
export function CatalogueIndex({ families }: CatalogueIndexProps) {
  return (
    <ul className={`bare-list ${styles.families}`}>
      {families.map(({ label, href, count, picture, categories }) => (
        <li key={href} className={styles.family}>
          {picture !== undefined && (
            <img
              className={styles.picture}
              src={picture}
              alt=""
              width="96"
              height="72"
              loading="lazy"
            />
          )}
          <h3 className={styles.name}>
            <Link className={styles.whole} href={href}>
              {label}
            </Link>
          </h3>
          <p className={styles.total}>{counted(count, 'producto')}</p>
          <ul className={`bare-list ${styles.categories}`}>
            {categories.map((category) => (
              <li key={category.href}>
                <Link className={styles.category} href={category.href}>
                  <span>{category.label}</span>
                  {category.count !== undefined && (
                    <span className={styles.count}>
                      {category.count}
                      <span className="visually-hidden">
                        {category.count === 1 ? ' producto' : ' productos'}
                      </span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
