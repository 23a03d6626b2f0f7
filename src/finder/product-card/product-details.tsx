import type { ProductView } from '#catalogue/present-product.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { SectionDrawingLink } from '#components/section-drawing/section-drawing-link.tsx'
import { Link } from '#components/link/link.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'
import styles from './product-details.module.css'

type ProductDetailsProps = { product: ProductView }

/** What an engineer checks before asking: every figure, material, standard and where it comes from. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const { code, name, specs, materials, lists, tables, notes, sources, sectionDrawing, related } =
    product
  const label = code ?? name
  return (
    <details className={styles.details}>
      <summary className="unfolds">
        {specs.length > 0 ? 'Especificaciones y materiales' : 'Detalles'}
        <span className="visually-hidden"> de {label}</span>
      </summary>
      <div className={styles.content}>
        {specs.length > 0 && <SpecTable caption={`Especificaciones de ${label}`} rows={specs} />}
        <dl className={styles.facts}>
          {[...materials, ...lists].map(({ name: part, values }) => (
            <div key={part}>
              <dt>{part}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
          {related.length > 0 && (
            <div>
              <dt>Productos relacionados</dt>
              {related.map(({ id, label: other, href, reason }) => (
                <dd key={id}>
                  <Link href={href}>{other}</Link>: {reason}
                </dd>
              ))}
            </div>
          )}
        </dl>
        {tables.map((table) => (
          <DataTable key={table.caption} table={table} />
        ))}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <div className={styles.note}>
          {sources.length > 0 && (
            <>
              {sources.length === 1 ? 'Fuente' : 'Fuentes'}: {sources.join('; ')}.{' '}
            </>
          )}
          <SectionDrawingLink drawing={sectionDrawing}>
            Ver lámina<span className="visually-hidden"> de {label}</span>
          </SectionDrawingLink>
        </div>
      </div>
    </details>
  )
}
