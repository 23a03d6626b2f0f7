import type { ProductView } from '#catalogue/present-product.ts'
import { CompareLink } from '../comparison/compare-link.tsx'
import { DocumentButton } from '#components/document-button/document-button.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { KeyFigures } from '#components/key-figures/key-figures.tsx'
import { Link } from '#components/link/link.tsx'
import { ProductDetails } from './product-details.tsx'
import styles from './product-card.module.css'

type ProductCardProps = { product: ProductView }

/** One product (spec 2, "Catalogue category pages"): its drawing, figures, features and details. */
export function ProductCard({ product }: ProductCardProps) {
  const { id, code, name, tagline, picture, keyFigures, features } = product
  const titleId = `${id}-titulo`
  return (
    <article className={styles.card} id={id} aria-labelledby={titleId} tabIndex={-1}>
      <DrawingImage picture={picture} className={styles.drawing} />
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {code !== undefined && <span className={styles.code}>{code}</span>} {name}
        </h3>
        <p className={styles.tagline}>{tagline}</p>
        {keyFigures.length > 0 && <KeyFigures figures={keyFigures} />}
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <ProductDetails product={product} />
      <p className={styles.actions}>
        <DocumentButton document={product.sheet}>
          Información del producto<span className="visually-hidden"> {code ?? name}</span>
        </DocumentButton>
        <Link href={product.enquiryHref}>
          Consultar por este producto<span className="visually-hidden">: {code ?? name}</span>
        </Link>
        <CompareLink id={id} label={code ?? name} />
      </p>
    </article>
  )
}
