import { Link } from '../link/link.tsx'
import styles from './machine-table.module.css'

/** A machine of an industry, what attacks its seal, and what seals it. */
export type MachineRow = {
  name: string
  where?: string
  fault: string
  /** Every product for this kind of machine. */
  href?: string
  products: readonly { label: string; href: string }[]
}

type MachineTableProps = { caption: string; rows: readonly MachineRow[] }

/** Which machine, what goes wrong, what seals it; on a narrow screen each machine is a block. */
export function MachineTable({ caption, rows }: MachineTableProps) {
  return (
    <table className={`ruled-table ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Máquina</th>
          <th scope="col">Qué daña el sello</th>
          <th scope="col">Productos</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, where, fault, href, products }) => (
          <tr key={name}>
            <th scope="row">
              {href === undefined ? name : <Link href={href}>{name}</Link>}{' '}
              {where !== undefined && <small>{where}</small>}
            </th>
            <td>{fault}</td>
            <td className={styles.products}>
              <ul>
                {products.map(({ label, href: product }) => (
                  <li key={product}>
                    <Link href={product}>{label}</Link>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
