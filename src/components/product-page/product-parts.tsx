import type { ReactNode } from 'react'
import type { ProductPageView } from '#views/product-page.ts'
import type { NamedList } from '#catalogue/show/named-lists.ts'
import { inOneLine } from '#schema/letter-case.ts'
import { Link } from '../link/link.tsx'
import styles from './product-parts.module.css'

type ProductPartProps = {
  id: string
  title: string
  note?: ReactNode
  isOnScreen?: boolean | undefined
  children: ReactNode
}

/** A part of a product's page under its own heading. */
export function ProductPart({ id, title, note, isOnScreen = false, children }: ProductPartProps) {
  return (
    <section
      className={isOnScreen ? `${styles.part} only-on-screen` : styles.part}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
    </section>
  )
}

type FactListProps = {
  title: string
  level?: 2 | 3
  id?: string | undefined
  children: ReactNode
}

/** A product's facts besides its figures. */
export function FactList({ title, level = 3, id, children }: FactListProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.list}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}

type NamedFactsProps = Omit<FactListProps, 'children'> & { lists: readonly NamedList[] }

/**
 * Materials by part, standards, plans: name and values, on one line if they fit. A list with the same name as the part
 * shows its values only.
 */
export function NamedFacts({ lists, ...part }: NamedFactsProps) {
  const [only] = lists
  const isNamedAlready = lists.length === 1 && only?.name === part.title
  return (
    <FactList {...part}>
      {isNamedAlready ? (
        <p>{inOneLine(only.values)}</p>
      ) : (
        <dl className={styles.facts}>
          {lists.map(({ name, values, explainedAt }) => (
            <div key={name}>
              <dt>{explainedAt ? <Link href={explainedAt}>{name}</Link> : name}</dt>
              <dd>{inOneLine(values)}</dd>
            </div>
          ))}
        </dl>
      )}
    </FactList>
  )
}

type RelatedListProps = {
  products: readonly Omit<ProductPageView['related'][number], 'relation'>[]
}

/** Products related to the page's, with what makes them so. */
export function RelatedList({ products }: RelatedListProps) {
  return (
    <ul className={styles.related}>
      {products.map(({ product: { id, label, fullName, href }, picture, reason }) => (
        <li key={id}>
          <img {...picture} alt="" loading="lazy" />
          <div>
            <h3>
              <Link href={href} className="stretched">
                <span className={styles.code}>{label}</span> {label !== fullName && fullName}
              </Link>
            </h3>
            <p>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
