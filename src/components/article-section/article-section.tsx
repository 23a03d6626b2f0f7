import type { SectionView } from '#catalogue/present-section.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { Link } from '../link/link.tsx'
import { SpecTable } from '../spec-table/spec-table.tsx'
import styles from './article-section.module.css'

type ArticleSectionProps = { section: SectionView; level?: 2 | 3 }

/** A part of a page of running text: heading, paragraphs, points, cards, figures, table. */
export function ArticleSection({ section, level = 2 }: ArticleSectionProps) {
  const { id, heading, paragraphs, points, cards, figures, table, links, note, subsections } =
    section
  const Heading = `h${level}` as const
  const CardHeading = level === 2 ? 'h3' : 'h4'
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
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ title, text, href }) => (
            <li key={title}>
              <CardHeading>
                {href === undefined ? title : <Link href={href}>{title}</Link>}
              </CardHeading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
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
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {subsections.map((subsection) => (
        <ArticleSection key={subsection.id} section={subsection} level={3} />
      ))}
    </section>
  )
}
