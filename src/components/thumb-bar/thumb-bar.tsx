import {
  BRANCHES_ID,
  CONTACT_PATH,
  QUOTE_PATH,
  SEARCH_PATH,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'
import { ariaCurrent, markOf } from '../site-header/menu.ts'
import styles from './thumb-bar.module.css'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'

/** The dialog with the offices' telephones. */
export const CALL_SHEET_ID = 'llamar'

const PLACES = [
  {
    label: 'Buscar',
    href: SEARCH_PATH,
    icon: 'M13 13l5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z',
    opens: { 'data-opens-search': true },
  },
  {
    label: 'Elegir',
    href: SELECTOR_PATH,
    icon: 'M2.5 5H9M14 5h3.5M2.5 10H4M9 10h8.5M2.5 15H11M16 15h1.5M9.5 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4.5 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11.5 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    opens: {},
  },
  {
    label: 'Lista',
    href: QUOTE_PATH,
    icon: 'M4 2.5h12v15H4ZM7 6.5h6M7 10h6M7 13.5h3.5',
    opens: {},
  },
  {
    label: 'Llamar',
    href: `${CONTACT_PATH}#${BRANCHES_ID}`,
    icon: 'M5 2.5h3l1.5 4-2 1.5c1 2 2.500 3.500 4.500 4.500l1.500-2 4 1.500v3c0 1-.8 2-2 2C9 17 3 11 3 4.500c0-1.200 1-2 2-2Z',
    opens: { 'data-opens': CALL_SHEET_ID },
  },
]

type ThumbBarProps = {
  path: string
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
}

/**
 * What a thumb reaches on a telephone, on every page, beside the page's own act if it has one (action-floor.tsx). Plain links; once the
 * page's script runs, "Buscar" opens the search over the page and "Llamar" the telephones (page-links.ts). The contact
 * form's own floor takes its place.
 */
export function ThumbBar({ path, branches }: ThumbBarProps) {
  const canCall = branches.some(({ phone }) => phone)
  return (
    <>
      {path !== CONTACT_PATH && (
        <nav className={styles.bar} aria-label="Acciones a mano" data-thumb-bar>
          <ul className={`bare-list ${styles.places}`}>
            {PLACES.map(({ label, href, icon, opens }) => (
              <li key={href}>
                <Link
                  className={styles.place}
                  href={href}
                  aria-current={ariaCurrent(markOf(href, path))}
                  {...opens}
                >
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d={icon} />
                  </svg>
                  {label}
                  {href === QUOTE_PATH && (
                    <>
                      {' '}
                      <quote-count data-wake="kept" class={styles.count} />
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {canCall && <CallSheet id={CALL_SHEET_ID} branches={branches} />}
    </>
  )
}

type CallSheetProps = {
  id: string
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
}

/** The offices' telephones, from below, over the page: what "Llamar" opens. */
function CallSheet({ id, branches }: CallSheetProps) {
  return (
    <dialog className={styles.phones} id={id} aria-label="Llamar a una sucursal" data-dialog>
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
