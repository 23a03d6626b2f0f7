import type { SectionView } from '#catalogue/show/section.ts'
import { PageIndex } from '../page-index/page-index.tsx'
import { ArticleSection } from './article-section.tsx'
import { isText } from './article-sections.tsx'
import styles from './article-section.module.css'

/** From this many sections on, a text is laid out as a legal text: one narrow column and an index. */
const LONG_TEXT_SECTIONS = 6

/** Whether the page is a long text: the conditions of sale, the privacy notice. */
export function isLongText(sections: readonly SectionView[]): boolean {
  return sections.length >= LONG_TEXT_SECTIONS && sections.every(isText)
}

/** The body of a long text with an index. */
export function LongText({ sections }: { sections: readonly SectionView[] }) {
  return (
    <div className={styles.long}>
      <div className={styles.index}>
        <PageIndex
          label="En esta página"
          layout="list"
          entries={sections.map(({ id, heading }) => ({ label: heading, href: `#${id}` }))}
        />
      </div>
      <div>
        {sections.map((section) => (
          <ArticleSection key={section.id} section={section} isRead />
        ))}
      </div>
    </div>
  )
}
