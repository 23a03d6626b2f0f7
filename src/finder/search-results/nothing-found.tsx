import type { ComponentProps } from 'react'
import { CODES_PATH, PLATE_ID, QUOTE_PATH, searchEnquiryPath } from '#catalogue/paths.ts'
import { counted, SELECTOR_LABEL } from '#catalogue/labels.ts'
import { CallList } from '#components/call-list/call-list.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import styles from './nothing-found.module.css'

type NothingFoundProps = {
  query: string
  /** The selector's address, with the understood parts of the query. */
  selectorHref: string
  /** The branches to call. */
  branches: ComponentProps<typeof CallList>['branches']
  /** The families to browse, with their product counts. */
  families: readonly { label: string; href: string; count: number }[]
}

/** The ways to go on without results: call, send a photograph of the nameplate, use the selector or browse. */
export function NothingFound({ query, selectorHref, branches, families }: NothingFoundProps) {
  return (
    <div className={styles.ways}>
      <section className={styles.way} aria-labelledby="leenos-la-placa">
        <h3 id="leenos-la-placa">Léenos la placa: la sucursal lo identifica</h3>
        <CallList branches={branches} />
        <div className={styles.plate}>
          <svg viewBox="0 0 120 76" aria-hidden="true">
            <path d="M4 4h112v68H4zM8.5 11a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M106.5 11a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.5 65a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M106.5 65a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" />
            <path
              data-soft
              d="M22 18h40M22 30h22M50 30h14M70 30h28M22 42h22M70 42h28M22 54h34M64 54h34"
            />
            <path data-code d="M47 36h20v12H47z" />
          </svg>
          <p>
            <b>Foto de la placa de la bomba</b>
            <br />
            Con la foto y el diámetro del eje basta para empezar.
          </p>
        </div>
        <p className={styles.actions}>
          <LinkButton href={`${QUOTE_PATH}#${PLATE_ID}`}>Enviar la foto de la placa</LinkButton>
          <LinkButton kind="secondary" href={searchEnquiryPath(query)}>
            Consultar por «{query}»
          </LinkButton>
        </p>
      </section>
      <section className={styles.way} aria-labelledby="otros-caminos">
        <h3 id="otros-caminos">O búscalo por lo que hace</h3>
        <ul className={`bare-list ${styles.others}`}>
          <li>
            <Link href={selectorHref}>{SELECTOR_LABEL}</Link> bomba, agitador, brida…
          </li>
          <li>
            <Link href={CODES_PATH}>Todos los códigos</Link> en una página
          </li>
          {families.map(({ label, href, count }) => (
            <li key={href}>
              <Link href={href}>{label}</Link> {counted(count, 'producto')}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
