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
  /** What the page offers at once: buttons. */
  children?: ReactNode
}

/** How a page begins: its title and first words, and the drawing that stands for it. */
export function PageOpening({ title, lead, sectionDrawing, children }: PageOpeningProps) {
  return (
    <div className={styles.opening} data-drawn={sectionDrawing ? true : undefined}>
      <div className={styles.words}>
        <PageTitle lead={lead}>{title}</PageTitle>
        <div className={styles.actions}>{children}</div>
      </div>
      {sectionDrawing && <SectionDrawing drawing={sectionDrawing} />}
    </div>
  )
}
