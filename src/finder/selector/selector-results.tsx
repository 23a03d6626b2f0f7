import type { Criteria } from './criteria.ts'
import type { Judged, Selected } from './select-products.ts'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SelectorResult } from './selector-result.tsx'
import styles from './selector-results.module.css'

type SelectorResultsProps = {
  selected: Selected
  criteria: Criteria
  /** The labels of the options, by choice and id. */
  labelOf: (name: string, id: string) => string
}

/**
 * The products that cover what is asked, those that do with a condition, those that publish no figure
 * for it, and those left out.
 */
export function SelectorResults({ selected, criteria, labelOf }: SelectorResultsProps) {
  const { covered, conditional, unpublished, outside } = selected
  return (
    <>
      <SectionHeading id="cumplen" aside={<p>{statusLine(selected)}</p>}>
        Cumplen con lo pedido
      </SectionHeading>
      {covered.length > 0 ? (
        <ResultList results={covered} criteria={criteria} labelOf={labelOf} />
      ) : (
        <p>Ningún producto publica un rango que cubra todo lo pedido sin condiciones.</p>
      )}
      {conditional.length > 0 && (
        <section className={styles.part} aria-labelledby="con-condicion">
          <SectionHeading id="con-condicion">Cumplen con condición</SectionHeading>
          <p className={styles.line}>
            Cubren lo pedido en una parte de los casos que publican: revisa la condición de cada
            uno.
          </p>
          <ResultList results={conditional} criteria={criteria} labelOf={labelOf} />
        </section>
      )}
      {unpublished.length > 0 && (
        <section className={styles.part} aria-labelledby="sin-dato">
          <SectionHeading id="sin-dato">Sin dato publicado</SectionHeading>
          <p className={styles.line}>
            Responden a lo demás, pero no publican alguna de las cifras pedidas.
          </p>
          <ResultList results={unpublished} criteria={criteria} labelOf={labelOf} />
        </section>
      )}
      {outside.length > 0 && (
        <details className={styles.outside}>
          <summary className="unfolds">
            {outside.length === 1
              ? 'Queda fuera 1 producto'
              : `Quedan fuera ${outside.length} productos`}
          </summary>
          <ul>
            {outside.map(({ product: { id, label }, reasons }) => (
              <li key={id}>
                <strong>{label}</strong>: {lackOf(reasons)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type ResultListProps = Pick<SelectorResultsProps, 'criteria' | 'labelOf'> & {
  results: readonly Judged[]
}

function ResultList({ results, criteria, labelOf }: ResultListProps) {
  return (
    <ul className={styles.results}>
      {results.map((judged) => (
        <li key={judged.product.id}>
          <SelectorResult judged={judged} criteria={criteria} labelOf={labelOf} />
        </li>
      ))}
    </ul>
  )
}

function lackOf(reasons: Judged['reasons']): string {
  return reasons
    .filter(({ verdict }) => verdict === 'outside')
    .map(({ text }) => text)
    .join('; ')
}

/** How many there are, to be read and to be heard. */
export function statusLine({ covered, conditional, unpublished }: Selected): string {
  const parts = [
    covered.length === 1 ? '1 producto' : `${covered.length} productos`,
    ...(conditional.length > 0 ? [`${conditional.length} con condición`] : []),
    ...(unpublished.length > 0 ? [`${unpublished.length} sin dato publicado`] : []),
  ]
  const last = parts.length > 1 ? parts.pop() : undefined
  return last === undefined ? parts.join() : `${parts.join(', ')} y ${last}`
}
