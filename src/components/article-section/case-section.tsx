import type { ChartView, SectionView } from '#catalogue/show/section.ts'
import { SectionWords } from './section-words.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { FigureBand } from '../figure-band/figure-band.tsx'
import { RunningTexts } from '../running-text/running-text.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './case-section.module.css'

type CaseSectionProps = { section: SectionView; chart: ChartView }

/** A case: its results in figures, the measurements as a chart and a table, and the story beside them. */
export function CaseSection({ section, chart }: CaseSectionProps) {
  const { id, heading, paragraphs, highlights, table, subsections } = section
  return (
    <section className={styles.case} aria-labelledby={id}>
      <SectionHeading id={id} aside={<RunningTexts texts={paragraphs} className={styles.where} />}>
        {heading}
      </SectionHeading>
      <FigureBand figures={highlights} />
      <div className={styles.story}>
        <div>
          <figure className={styles.figure}>
            <p className={styles.caption}>{chart.caption}</p>
            {/* Safe: our own SVG, made from the content at build time. */}
            <div className={styles.chart} dangerouslySetInnerHTML={{ __html: chart.svg }} />
            <figcaption>
              {chart.note} {chart.source !== undefined && `Fuente: ${chart.source}.`}
            </figcaption>
          </figure>
          {table && (
            <details className={styles.table}>
              <summary>Ver lo mismo en una tabla</summary>
              <DataTable table={table} />
            </details>
          )}
        </div>
        <div>
          {subsections.map((part) => (
            <div key={part.id} className={styles.part}>
              <h3 id={part.id}>{part.heading}</h3>
              <SectionWords section={part} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
