import type { SectionView } from '#catalogue/show/section.ts'
import { CaseSection } from './case-section.tsx'
import { ArticleSection } from './article-section.tsx'
import styles from './article-section.module.css'

/** whole: across the page; half: beside the section before or after it. */
type SectionPlace = 'whole' | 'half'

/** Nothing but words. */
export function isText({
  drawings,
  video,
  cards,
  highlights,
  figures,
  table,
  subsections,
}: SectionView): boolean {
  return (
    drawings.length === 0 &&
    video === undefined &&
    cards.length === 0 &&
    highlights.length === 0 &&
    figures.length === 0 &&
    table === undefined &&
    subsections.every(isText)
  )
}

/**
 * Short texts in a row stand side by side on a wide screen, two by two; of an odd number the first
 * opens them on a line of its own. What stands alone takes the line.
 */
export function placeSections(sections: readonly SectionView[]): SectionPlace[] {
  const places: SectionPlace[] = []
  for (const [index, section] of sections.entries()) {
    if (places.length > index) continue
    const rest = sections.slice(index)
    const run = rest.findIndex((one) => !isText(one))
    const isPair = isText(section) && (run === -1 ? rest.length : run) % 2 === 0
    places.push(...(isPair ? (['half', 'half'] as const) : (['whole'] as const)))
  }
  return places
}

type ArticleSectionsProps = {
  sections: readonly SectionView[]
  /** What the visitor may do next: a link there looks like a button, but not in a long text. */
  actionHref?: string | undefined
}

/** The body of a page of running text. */
export function ArticleSections({ sections, actionHref }: ArticleSectionsProps) {
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
