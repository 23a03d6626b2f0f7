import type { OwnerValue } from '#schema/text.ts'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'
import styles from './call-sheet.module.css'

type CallSheetProps = {
  id: string
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
}

/** The offices' telephones, from below, over the page: what "Llamar" opens. */
export function CallSheet({ id, branches }: CallSheetProps) {
  return (
    <dialog className={styles.sheet} id={id} aria-label="Llamar a una sucursal" data-sheet>
      <form method="dialog" className={styles.head}>
        <h2>Llamar</h2>
        <button className={styles.close} type="submit" aria-label="Cerrar">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </form>
      <ul className="bare-list">
        {branches.map(
          ({ city, phone }) =>
            phone && (
              <li key={city}>
                <OwnerLink className={styles.phone} owned={phone} href={phoneHref(phone.value)}>
                  <b>{inOnePiece(city)}</b>
                  <span>{inOnePiece(phone.value)}</span>
                </OwnerLink>
              </li>
            ),
        )}
      </ul>
    </dialog>
  )
}
