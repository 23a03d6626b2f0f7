import type { HomeTile } from '#views/home-tiles.ts'
import { counted } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import { BothUnits } from '../product-row/both-units.tsx'
import styles from './catalogue-index.module.css'

type CatalogueIndexProps = {
  families: readonly HomeTile[]
  /** Whether it is the page's main content: three across, with headings one level higher. */
  isPage?: boolean
}

/** The product families, each with its drawing, its limits and its categories. */
export function CatalogueIndex({ families, isPage = false }: CatalogueIndexProps) {
  const Name = isPage ? 'h2' : 'h3'
  return (
    <ul className={`bare-list ${isPage ? styles.page : styles.families}`}>
      {families.map((family) => (
        <li key={family.href} className={styles.family}>
          <div className={styles.pictures}>
            {family.pictures.slice(0, isPage ? 1 : undefined).map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                width="240"
                height="180"
                loading={isPage ? undefined : 'lazy'}
              />
            ))}
          </div>
          <div className={styles.head}>
            <Name className={styles.name}>
              <Link className={styles.whole} href={family.href}>
                {family.label}
              </Link>
            </Name>
            <Reach family={family} />
          </div>
          <ul className={`bare-list ${styles.categories}`}>
            {family.categories.map(({ href, label, count }) => (
              <li key={href}>
                <Link className={styles.category} href={href}>
                  <span>{label}</span>
                  {count !== undefined && (
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden">
                        {count === 1 ? ' producto' : ' productos'}
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

/** The number of products, and the spans of their limits. */
function Reach({ family: { count, ranges, line } }: { family: HomeTile }) {
  return (
    <p className={styles.reach}>
      <strong>{counted(count, 'producto')}</strong>
      {line}
      {ranges.map(({ name, figure: { si, imperial } }) => (
        <span key={si.text} className={styles.range}>
          {name} <BothUnits si={si} imperial={imperial} />
        </span>
      ))}
    </p>
  )
}
