import styles from './lamina.module.css'

/** A whole drawing, ready to stand inside a page: its markup follows the page's colours. */
export type LaminaView = {
  /** Markup of the drawing, made by our own drawings at build time. */
  svg: string
  /** The same drawing as a file, for whoever wants it larger. */
  href: string
  /** What the drawing shows, as in "442C, sello partido tipo cartucho". */
  caption: string
  legend: readonly { number: number; label: string }[]
}

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
