import type { SectionView } from '#catalogue/show/section.ts'
import { CaseSection } from '../case-section/case-section.tsx'
import { PageIndex } from '../page-index/page-index.tsx'
import { ArticleSection } from './article-section.tsx'
import styles from './article-sections.module.css'
import { isLongText, placeSections } from './place-sections.ts'

type ArticleSectionsProps = {
  sections: readonly SectionView[]
  /** What the visitor may do next: a link there looks like a button, but not in a long text. */
  actionHref?: string
}

/** The body of a page of running text. */
export function ArticleSections({ sections, actionHref }: ArticleSectionsProps) {
  if (isLongText(sections)) {
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
  const places = placeSections(sections)
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => (
        <div key={section.id} className={styles.part} data-place={places[index]}>
          {section.chart ? (
            <CaseSection section={section} chart={section.chart} />
          ) : (
            <ArticleSection section={section} actionHref={actionHref} />
          )}
        </div>
      ))}
    </div>
  )
}
