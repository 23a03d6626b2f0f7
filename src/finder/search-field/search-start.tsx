import {
  CODES_PATH,
  equipmentPath,
  PLATE_ID,
  QUOTE_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { DATA_SHEET_LABEL, SELECTOR_LABEL } from '#catalogue/labels.ts'
import { Link } from '#components/link/link.tsx'
import type { ChoiceOption } from '#views/product-data.ts'
import type { ProductRowView } from '#views/product-list.ts'
import styles from './search-suggestions.module.css'

const SEEN_MOST = 3

const WAYS = [
  {
    label: 'Foto de la placa',
    line: 'La sucursal lee el modelo',
    href: `${QUOTE_PATH}#${PLATE_ID}`,
  },
  { label: SELECTOR_LABEL, line: 'Los productos que las cubren', href: SELECTOR_PATH },
  { label: 'Medir el equipo', line: 'Ficha de levantamiento', href: SURVEY_PATH },
  { label: 'Todos los códigos', line: 'Por familia, en una página', href: CODES_PATH },
]

type SearchStartProps = {
  products: readonly ProductRowView[]
  /** The kinds of machine, each with a page of its own. */
  machines: readonly ChoiceOption[]
}

/** Shown over the page while the field is empty: products seen in this tab, and ways that need no code. */
export function SearchStart({ products, machines }: SearchStartProps) {
  const seen = seenLately(products)
  return (
    <div className={styles.start}>
      {seen.length > 0 && (
        <section aria-label="Vistos hace poco">
          <h2>Vistos hace poco</h2>
          <ul className="bare-list">
            {seen.map(({ id, href, label, code, fullName, picture, dataSheet }) => (
              <li key={id}>
                <Link href={href} className={styles.seen}>
                  <img src={picture.src} width={56} height={42} alt="" />
                  <span>
                    {code !== undefined && <b>{code} </b>}
                    {code === undefined ? label : fullName}
                  </span>
                </Link>
                <Link href={dataSheet.href} aria-label={`${DATA_SHEET_LABEL} ${label}`}>
                  PDF
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Sin código a mano">
        <h2>Sin código a mano</h2>
        <ul className="bare-list">
          {WAYS.map(({ label, line, href }) => (
            <li key={href}>
              <Link href={href} className={styles.way}>
                <b>{label}</b>
                <span>{line}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {machines.length > 0 && (
        <section aria-label="Por equipo">
          <h2>Por equipo</h2>
          <p className={styles.machines}>
            {machines.map(({ id, label }) => (
              <Link key={id} href={equipmentPath(id)}>
                {label}
              </Link>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}

/** The browser's own history of this tab: nothing is written down. Where it does not tell it, none. */
function seenLately(products: readonly ProductRowView[]): ProductRowView[] {
  if (!('navigation' in window)) return []
  const paths = window.navigation
    .entries()
    .flatMap(({ url }) => (url === null ? [] : new URL(url).pathname.replace(/\/$/, '')))
  return [...new Set(paths.toReversed())]
    .flatMap((path) => products.find(({ href }) => href === path) ?? [])
    .slice(0, SEEN_MOST)
}
