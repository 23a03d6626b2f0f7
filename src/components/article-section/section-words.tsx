import type { SectionView } from '#catalogue/show/section.ts'
import { RunningTexts } from '../running-text/running-text.tsx'
import { SectionLinks } from './section-lists.tsx'
import styles from './article-section.module.css'

/** The text of a section: paragraphs, points, a remark, links. */
export function SectionWords({ section }: { section: SectionView }) {
  const { paragraphs, points, note, links, externalLinks } = section
  return (
    <div className={styles.plainWords}>
      <RunningTexts texts={paragraphs} />
      {points.length > 0 && (
        <ul className={styles.plainPoints}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {note !== undefined && <p className="note-text">{note}</p>}
      <SectionLinks links={links} externalLinks={externalLinks} />
    </div>
  )
}
