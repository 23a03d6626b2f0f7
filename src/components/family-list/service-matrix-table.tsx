import type { ServiceMatrix } from '#catalogue/family-index.ts'
import { Link } from '../link/link.tsx'
import styles from './service-matrix-table.module.css'

/** Which products serve what: each code where its own published applications say so. */
export function ServiceMatrixTable({ matrix: { columns, rows } }: { matrix: ServiceMatrix }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Productos por servicio">
      <table className={styles.matrix}>
        <caption className={styles.caption}>
          Productos por lo que dicen sus aplicaciones publicadas; cada código abre su página.
        </caption>
        <thead>
          <tr>
            <th scope="col">Servicio</th>
            {columns.map(({ label, href }) => (
              <th key={href} scope="col">
                <Link href={href}>{label}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, cells }) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              {cells.map((products, index) => (
                <td
                  key={columns[index]?.href}
                  data-column={columns[index]?.label}
                  data-empty={products.length === 0 || undefined}
                >
                  {products.map(({ label, href }) => (
                    <Link key={href} href={href}>
                      {label}
                    </Link>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
