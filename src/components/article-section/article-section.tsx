import type { SectionView } from '#catalogue/present-section.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { SpecTable } from '../spec-table/spec-table.tsx'
import styles from './article-section.module.css'
import { SectionCards, SectionDrawings, SectionLinks } from './section-lists.tsx'

type ArticleSectionProps = { section: SectionView; level?: 2 | 3 }

/** A part of a page of running text: heading, paragraphs, points, drawings, cards, figures, table. */
export function ArticleSection({ section, level = 2 }: ArticleSectionProps) {
  const { id, heading, paragraphs, points, figures, table, note, subsections } = section
  const Heading = `h${level}` as const
  return (
    <section className={level === 2 ? styles.section : styles.subsection} aria-labelledby={id}>
      <Heading id={id} className={styles.heading} tabIndex={-1}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className={styles.text}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <SectionDrawings drawings={section.drawings} />
      <SectionCards cards={section.cards} level={level === 2 ? 3 : 4} />
      {figures.length > 0 && (
        <>
          <SpecTable caption={`Cifras: ${heading}`} rows={figures} />
          <p className={styles.note}>
            Fuentes: {[...new Set(figures.map(({ source }) => source))].join('; ')}.
          </p>
        </>
      )}
      {table && <DataTable table={table} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <SectionLinks links={section.links} externalLinks={section.externalLinks} />
      {subsections.map((subsection) => (
        <ArticleSection key={subsection.id} section={subsection} level={3} />
      ))}
    </section>
  )
}
