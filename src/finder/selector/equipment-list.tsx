import type { EquipmentFamilies } from './build-options.ts'
import { Link } from '#components/link/link.tsx'
import styles from './equipment-list.module.css'

type EquipmentListProps = { families: readonly EquipmentFamilies[] }

/** The way in that needs no form: each equipment, and the pages that hold products for it. */
export function EquipmentList({ families }: EquipmentListProps) {
  return (
    <ul className={`tall-links ${styles.list}`}>
      {families.map(({ label, href, pages }) => (
        <li key={label}>
          <h3>{href === undefined ? label : <Link href={href}>{label}</Link>}</h3>
          <ul>
            {pages.map(({ label: page, href: list, count }) => (
              <li key={list}>
                <Link href={list}>{page}</Link> ({count})
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
