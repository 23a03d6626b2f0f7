import type { SectionView } from '#catalogue/present-section.ts'
import { SectionWords } from '../article-section/section-words.tsx'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
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
  const { id, heading, drawings } = section
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
        <SectionWords section={section} />
      </div>
    </section>
  )
}
