import { LinkButton } from '../button/button.tsx'
import styles from './closing-band.module.css'

type ClosingBandProps = {
  /** The band's heading, as a question to the visitor. */
  heading: string
  line: string
  /** The enquiry, prefilled with the page's subject. */
  href: string
  label?: string
}

/** The end of a landing page: the link to a quotation. */
export function ClosingBand({ heading, line, href, label = 'Pedir cotización' }: ClosingBandProps) {
  return (
    <section className={`on-ink ${styles.band}`} aria-labelledby="cotizar">
      <div className={`container ${styles.inside}`}>
        <div>
          <h2 id="cotizar">{heading}</h2>
          <p className={styles.line}>{line}</p>
        </div>
        <LinkButton href={href}>{label}</LinkButton>
      </div>
    </section>
  )
}
