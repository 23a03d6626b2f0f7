import type { SectionView } from '#catalogue/show/section.ts'
import { CaseSection } from './case-section.tsx'
import { ArticleSection } from './article-section.tsx'
import type { SectionVideo } from './section-video.tsx'
import styles from './article-section.module.css'

/** whole: across the page; half: beside the section before or after it. */
type SectionPlace = 'whole' | 'half'

/** Whether the section is text only. */
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

/** Whether nothing but text is open at first: what is folded may have tables. */
const isBrief = (section: SectionView) =>
  isText({ ...section, subsections: section.subsections.filter(({ isFolded }) => !isFolded) })

/**
 * Consecutive short texts stand two by two on a wide screen; if their number is odd, the first takes a line of its own.
 * All other sections take the whole line.
 */
export function placeSections(sections: readonly SectionView[]): SectionPlace[] {
  const places: SectionPlace[] = []
  for (const [index, section] of sections.entries()) {
    if (places.length > index) continue
    const rest = sections.slice(index)
    const run = rest.findIndex((one) => !isBrief(one))
    const isPair = isBrief(section) && (run === -1 ? rest.length : run) % 2 === 0
    places.push(...(isPair ? (['half', 'half'] as const) : (['whole'] as const)))
  }
  return places
}

type ArticleSectionsProps = {
  sections: readonly SectionView[]
  /** Address of the main next step: a link to it looks like a button, except in a long text. */
  actionHref?: string | undefined
  film?: typeof SectionVideo
}

/** The body of a page of running text. */
export function ArticleSections({ sections, actionHref, film }: ArticleSectionsProps) {
  const places = placeSections(sections)
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => (
        <div key={section.id} className={styles.part} data-place={places[index]}>
          {section.chart ? (
            <CaseSection section={section} chart={section.chart} />
          ) : (
            <ArticleSection section={section} actionHref={actionHref} film={film} />
          )}
        </div>
      ))}
    </div>
  )
}
