import type { ReactNode } from 'react'
import type { RelatedProduct } from '#catalogue/present-product.ts'
import type { NamedList } from '#catalogue/product-lists.ts'
import { Link } from '../link/link.tsx'
import styles from './product-parts.module.css'

type ProductPartProps = {
  id: string
  title: string
  /** A table needs the whole width; otherwise the title stands beside its content. */
  isWide?: boolean
  children: ReactNode
}

/** A part of a product's page under its own heading. */
export function ProductPart({ id, title, isWide = false, children }: ProductPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id} data-beside={isWide ? undefined : true}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** Materials by part, standards, plans: a name and its values. */
export function NamedFacts({ lists }: { lists: readonly NamedList[] }) {
  return (
    <dl className={styles.facts}>
      {lists.map(({ name, values, explainedAt }) => (
        <div key={name}>
          <dt>{explainedAt ? <Link href={explainedAt}>{name}</Link> : name}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

type RelatedListProps = { id: string; title: string; products: readonly RelatedProduct[] }

/** Other products and why they are named here. */
export function RelatedList({ id, title, products }: RelatedListProps) {
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {products.map(({ id: product, label, name, href, reason }) => (
          <li key={product}>
            <p>{reason}</p>
            <h3>
              <Link href={href} className="stretched">
                <span className={styles.code}>{label}</span> {name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
