import type { ReactNode } from 'react'
import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { SectionDrawing } from '../section-drawing/section-drawing.tsx'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './page-opening.module.css'

type PageOpeningProps = {
  title: string
  lead: ReactNode
  /** Stands beside the words on a wide screen, under them on a narrow one. */
  sectionDrawing: SectionDrawingView | undefined
  /** What the page is for: one filled button. */
  action?: ReactNode
  /** What it offers besides. */
  children?: ReactNode
  /** Its first part, where that is words alone: it stands under the title, beside the drawing. */
  first?: ReactNode
}

/** How a page begins: its title and first words, and the drawing that stands for it. */
export function PageOpening({
  title,
  lead,
  sectionDrawing,
  action,
  children,
  first,
}: PageOpeningProps) {
  return (
    <div className={styles.opening} data-drawn={sectionDrawing ? true : undefined}>
      <div className={styles.words}>
        <PageTitle lead={lead}>{title}</PageTitle>
        <div className={styles.actions} data-led={action ? true : undefined}>
          {action}
          {children}
        </div>
      </div>
      {sectionDrawing && (
        <div className={styles.drawing}>
          <SectionDrawing drawing={sectionDrawing} />
        </div>
      )}
      {first && <div className={styles.first}>{first}</div>}
    </div>
  )
}
