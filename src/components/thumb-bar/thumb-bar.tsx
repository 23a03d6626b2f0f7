import {
  BRANCHES_ID,
  CONTACT_PATH,
  QUOTE_PATH,
  SEARCH_PATH,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { ariaCurrent, currentState } from '../site-header/current-page.ts'
import styles from './thumb-bar.module.css'
import { inOnePiece, OwnerLink, phoneHref } from '../owner-value/owner-link.tsx'

/** Id of the dialog with the branches' telephones. */
export const CALL_SHEET_ID = 'llamar'

const PLACES: readonly { label: string; href: string; icon: IconName; opens: object }[] = [
  {
    label: 'Buscar',
    href: SEARCH_PATH,
    icon: 'search',
    opens: { 'data-opens-search': true },
  },
  {
    label: 'Elegir',
    href: SELECTOR_PATH,
    icon: 'selector',
    opens: {},
  },
  {
    label: 'Lista',
    href: QUOTE_PATH,
    icon: 'list',
    opens: {},
  },
  {
    label: 'Llamar',
    href: `${CONTACT_PATH}#${BRANCHES_ID}`,
    icon: 'call',
    opens: { 'data-opens': CALL_SHEET_ID },
  },
]

type ThumbBarProps = {
  path: string
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
}

/**
 * The bar at the bottom of a telephone's window, on every page, beside the page's action if it has one
 * (action-floor.tsx). Plain links; with a script, "Buscar" opens the search over the page and "Llamar" the telephones
 * (page-links.ts). The contact form has its own floor instead.
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
                  aria-current={ariaCurrent(currentState(href, path))}
                  {...opens}
                >
                  <Icon name={icon} />
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

/** The sheet with the branches' telephones that "Llamar" opens over the page. */
function CallSheet({ id, branches }: CallSheetProps) {
  return (
    <dialog className={styles.phones} id={id} aria-label="Llamar a una sucursal" data-dialog>
      <form method="dialog" className={styles.head}>
        <h2>Llamar</h2>
        <button className={styles.close} type="submit" aria-label="Cerrar">
          <Icon name="close" />
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
