import type { SectionView } from '#catalogue/present-section.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { SectionLinks } from '../article-section/section-lists.tsx'
import { RunningTexts } from '../running-text/running-text.tsx'
import styles from './before-after.module.css'

type BeforeAfterProps = { before: SectionView; after: SectionView }

/** A place before a solution and after it: two pictures of one scale side by side, each with its words. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <div className={styles.pair}>
      <State section={before} when="Antes" />
      <State section={after} when="Después" />
    </div>
  )
}

function State({ section, when }: { section: SectionView; when: 'Antes' | 'Después' }) {
  const { id, heading, drawings, paragraphs, points, links, externalLinks, note } = section
  return (
    <section className={styles.state} data-when={when} aria-labelledby={id}>
      <p className={styles.when}>{when}</p>
      <h2 id={id}>{heading}</h2>
      {drawings.map(({ caption, picture }) => (
        <figure key={picture.src} className={styles.figure}>
          <DrawingImage picture={picture} isEarly={when === 'Antes'} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
      <div className={styles.words}>
        <RunningTexts texts={paragraphs} />
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <SectionLinks links={links} externalLinks={externalLinks} />
      </div>
    </section>
  )
}
