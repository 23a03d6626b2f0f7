import type { OwnerValue } from '#schema/text.ts'
import { OwnerLink, phoneHref, inOnePiece } from '../owner-value/owner-link.tsx'
import styles from './menu.module.css'

type BranchPhonesProps = {
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
}

/** The branches' telephones, within reach of the thumb. */
export function BranchPhones({ branches }: BranchPhonesProps) {
  if (branches.every(({ phone }) => !phone)) return null
  return (
    <ul className={`bare-list ${styles.phones}`} aria-label="Llamar a una sucursal">
      {branches.map(
        ({ city, phone }) =>
          phone && (
            <li key={city}>
              <OwnerLink className={styles.phone} owned={phone} href={phoneHref(phone.value)}>
                <b>{inOnePiece(city)}</b>
                <span className={styles.number}>{inOnePiece(phone.value)}</span>
              </OwnerLink>
            </li>
          ),
      )}
    </ul>
  )
}
