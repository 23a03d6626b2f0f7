import type { ReactNode } from 'react'
import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { SectionDrawing } from '../section-drawing/section-drawing.tsx'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './page-opening.module.css'

type PageOpeningProps = {
  title: string
  lead: ReactNode
  /** Beside the text on a wide screen, below it on a narrow one. */
  sectionDrawing: SectionDrawingView | undefined
  /** The page's main action: one filled button. */
  action?: ReactNode
  /** Its other actions. */
  children?: ReactNode
  /** Its first section, if that is text only: it stands below the title, beside the drawing. */
  first?: ReactNode
}

/** The opening of a page: title, lead and drawing. */
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
