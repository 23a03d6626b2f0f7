import type { LaminaView } from '#drawings/product-drawings.ts'
import styles from './lamina.module.css'

type LaminaProps = { lamina: LaminaView }

/** A lettered drawing with its legend beside it; the numbers are those of the drawing's balloons. */
export function Lamina({ lamina: { svg, href, caption, legend } }: LaminaProps) {
  return (
    <figure className={styles.figure}>
      <a className={styles.sheet} href={href} aria-label={`Abrir la lámina: ${caption}`}>
        {/* oxlint-disable-next-line react/no-danger -- the markup is ours, rendered from the catalogue at build time */}
        <span className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      </a>
      <figcaption className={styles.caption}>
        <strong>{caption}</strong>
        <ol className={styles.legend}>
          {legend.map(({ number, label }) => (
            <li key={number} value={number}>
              {label}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
