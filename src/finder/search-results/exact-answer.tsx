import { productDrawingPath } from '#catalogue/paths.ts'
import { LIMITS } from '#figures/limits.ts'
import { lowered } from '#schema/letter-case.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { withAxes } from '#figures/column-axes.ts'
import { FigureScale } from '#components/figure-scale/figure-scale.tsx'
import { BothUnits } from '#components/product-row/both-units.tsx'
import { QuoteButton } from '#components/product-row/quote-button.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import styles from './exact-answer.module.css'

type ExactAnswerProps = {
  product: ProductRecord
  data: Pick<ProductData, 'columns' | 'products'>
}

/** Where a product is listed: its scales are those of its list. */
const listOf = (href: string) => href.slice(0, href.lastIndexOf('/'))

/** The list of a product that says which standards it meets. */
const STANDARDS = 'Normas'

/** The product whose code was written, whole: its section, its limits and what is done with it. */
export function ExactAnswer({ product, data }: ExactAnswerProps) {
  const columns = withAxes(
    data.columns,
    data.products
      .filter(({ href }) => listOf(href) === listOf(product.href))
      .map((one) => one.figures),
  )
  const { id, label, href, fullName, tagline, figures, lists, dataSheet } = product
  const standards = lists.filter(({ name }) => name.startsWith(STANDARDS))
  return (
    <article className={styles.answer} aria-label={label}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={productDrawingPath(id)} alt="" decoding="async" />
      </Link>
      <div className={styles.words}>
        <h3>
          <Link href={href}>{label}</Link>
        </h3>
        <p className={styles.name}>{fullName}</p>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.actions}>
          <QuoteButton product={product} />
          <LinkButton kind="secondary" href={dataSheet.href}>
            {DATA_SHEET_LABEL} <small>{dataSheet.note}</small>
          </LinkButton>
          <Link href={href}>Ver el producto</Link>
          <UnitSwitch />
        </div>
        <dl className={styles.limits}>
          {columns.map(({ id: facet, name, axis }, at) => {
            const figure = figures[at]
            // The section of a packing is no shaft: here the figure has a name of its own.
            const size = product.ranges.find(({ kind }) => LIMITS[kind].facet === 'diameter')
            const own = (facet === 'diameter' && size?.label) || name
            return (
              figure && (
                <div key={facet}>
                  <dt>{own}</dt>
                  <dd>
                    <BothUnits si={figure.si} imperial={figure.imperial} />
                    {axis && figure.reach && <FigureScale axis={axis} reach={figure.reach} />}
                    {figure.condition !== undefined && figure.condition !== lowered(own) && (
                      <small>{figure.condition}</small>
                    )}
                  </dd>
                </div>
              )
            )
          })}
        </dl>
        {standards.map(({ name, values }) => (
          <p key={name} className={styles.tagline}>
            {name}: {values.join('\u00A0· ')}
          </p>
        ))}
      </div>
    </article>
  )
}
