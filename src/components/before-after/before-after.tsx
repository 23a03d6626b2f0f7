import type { SectionView } from '#catalogue/show/section.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import styles from './before-after.module.css'

type BeforeAfterProps = { before: SectionView; after: SectionView }

/** A place before a solution and after it: two pictures of one scale side by side, each under its words. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <div className={styles.pair}>
      <State section={before} isBefore />
      <State section={after} />
    </div>
  )
}

function State({ section, isBefore = false }: { section: SectionView; isBefore?: boolean }) {
  return section.drawings.map(({ caption, picture }) => {
    const [when = '', ...words] = caption.split(': ')
    return (
      <figure key={picture.src} className={styles.state} data-before={isBefore || undefined}>
        <figcaption>
          <strong>{when}:</strong> {words.join(': ')}
        </figcaption>
        <DrawingImage picture={picture} isEarly={isBefore} />
      </figure>
    )
  })
}
