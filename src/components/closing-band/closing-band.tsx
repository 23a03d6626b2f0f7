import { LinkButton } from '../button/button.tsx'
import styles from './closing-band.module.css'

type ClosingBandProps = {
  /** Names the band, and asks the visitor what it is about. */
  heading: string
  line: string
  /** The enquiry, with the page's subject already in it. */
  href: string
  label?: string
}

/** How a page that persuades ends: the way to a quotation. */
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
