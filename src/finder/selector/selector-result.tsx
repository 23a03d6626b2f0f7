import type { Criteria } from './criteria.ts'
import type { Judged } from './select-products.ts'
import { CHOICE_NAMES } from './selector-data.ts'
import { CompareTick } from '#components/product-row/compare-tick.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import styles from './selector-result.module.css'

type SelectorResultProps = {
  judged: Judged
  criteria: Criteria
  labelOf: (name: string, id: string) => string
}

/** A product with each reason that keeps it: the limits that decide, and its own words. */
export function SelectorResult({ judged, criteria, labelOf }: SelectorResultProps) {
  const { product, reasons } = judged
  const { id, label, name, href, place, picture, dataSheet, choices } = product
  const words = CHOICE_NAMES.flatMap((choice) => {
    const option = criteria.choices[choice]
    const because = option === undefined ? undefined : choices[choice][option]
    return option === undefined || because === undefined
      ? []
      : [`${labelOf(choice, option)}: «${because}»`]
  })
  return (
    <article className={styles.result} aria-labelledby={`r-${id}`}>
      <DrawingImage picture={picture} isDecorative />
      <div>
        <h3 id={`r-${id}`}>
          <Link href={href}>{label}</Link>
          {label !== name && <span className={styles.name}> {name}</span>}
        </h3>
        <p className={styles.place}>{place}</p>
        <ul className={styles.reasons}>
          {reasons.map(({ verdict, text }) => (
            <li key={text} data-verdict={verdict}>
              {text}
            </li>
          ))}
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles.links}>
          <Link href={dataSheet}>
            Ficha<span className="visually-hidden"> de {label}</span> (PDF)
          </Link>
          <CompareTick product={{ id, label }} />
        </p>
      </div>
    </article>
  )
}
