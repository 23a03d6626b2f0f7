import type { SectionView } from '#catalogue/show/section.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { FigureBand } from '../figure-band/figure-band.tsx'
import { RunningTexts } from '../running-text/running-text.tsx'
import type { SectionVideo } from './section-video.tsx'
import { SpecTable } from '../spec-table/spec-table.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './article-section.module.css'
import { SectionCards, SectionDrawings, SectionLinks } from './section-lists.tsx'

type ArticleSectionProps = {
  section: SectionView
  level?: 2 | 3
  actionHref?: string | undefined
  /** For legal texts: headings on the left, all text in one column beside them. */
  isRead?: boolean
  /** Shows a section's film, on the kinds of page that may have one: others are not sent its look. */
  film?: typeof SectionVideo | undefined
}

/**
 * A section of a text page. On wide screens text takes seven columns and its drawing five, or text five and its table
 * seven. If there are both, the table stands below.
 */
export function ArticleSection(props: ArticleSectionProps) {
  const { section, level = 2, actionHref, isRead = false, film } = props
  const { id, heading, paragraphs, points, note, subsections } = section
  const Heading = `h${level}` as const
  // A subsection is no landmark: several may have the same name on a page.
  const isLandmark = level === 2
  const Part = isLandmark ? 'section' : 'div'
  const { isDrawn, isMeasured } = evidenceOf(section)
  const isShown = isDrawn || isMeasured
  const isOneDrawing = section.drawings.length === 1 && !section.video
  // With one card per drawing, each card's text stands under its drawing.
  const areTold = section.drawings.length > 1 && section.drawings.length === section.cards.length
  const cards = !areTold && <SectionCards cards={section.cards} level={level === 2 ? 3 : 4} />
  const list = points.length > 0 && <Points points={points} />
  const remark = note !== undefined && <p className={styles.note}>{note}</p>
  // A list stands beside its paragraphs, unless a drawing or a table does.
  const hasAside = isShown || (!isRead && paragraphs.length > 0 && points.length > 0)
  const aside = isDrawn ? (
    <Pictures section={section} film={film} told={areTold ? section.cards : undefined} />
  ) : isMeasured ? (
    <Measures section={section} />
  ) : (
    list
  )
  const title = (
    <Heading id={id} className={styles.heading} tabIndex={-1}>
      <TradeMark text={heading} />
    </Heading>
  )
  const parts = subsections.map((subsection) => (
    <ArticleSection
      key={subsection.id}
      section={subsection}
      level={3}
      actionHref={actionHref}
      isRead={isRead}
      film={film}
    />
  ))
  const content = (
    <>
      <div
        className={styles.layout}
        data-read={isRead || undefined}
        data-aside={hasAside ? (isOneDrawing ? 'drawing' : 'other') : undefined}
      >
        {!section.isFolded && title}
        {(paragraphs.length > 0 || points.length > 0 || isOneDrawing) && (
          <div className={styles.words}>
            <RunningTexts texts={paragraphs} className={styles.text} />
            {(isShown || !hasAside) && list}
            {isOneDrawing && cards}
            {!hasAside && remark}
          </div>
        )}
        {hasAside && (
          <div
            className={styles.aside}
            data-large={section.video || isWideTable(section) ? true : undefined}
          >
            {aside}
            {!(isDrawn && isMeasured) && remark}
          </div>
        )}
        <SectionLinks
          links={section.links}
          externalLinks={section.externalLinks}
          actionHref={actionHref}
        />
      </div>
      {isDrawn && isMeasured && (
        <div className={styles.aside}>
          <Measures section={section} />
          {remark}
        </div>
      )}
      {section.highlights.length > 0 && <FigureBand figures={section.highlights} />}
      {!isOneDrawing && cards}
      {parts}
    </>
  )
  if (section.isFolded) {
    return (
      <details className={styles.folded}>
        <summary className="unfolds">{title}</summary>
        {content}
      </details>
    )
  }
  return (
    <Part
      className={isLandmark ? styles.section : styles.subsection}
      aria-labelledby={isLandmark ? id : undefined}
    >
      {content}
    </Part>
  )
}

/** A table with this many columns takes the full width even if it has text. */
const WIDE_TABLE = 5

function evidenceOf({ drawings, figures, table, video }: SectionView) {
  return {
    isDrawn: drawings.length > 0 || video !== undefined,
    isMeasured: figures.length > 0 || table !== undefined,
  }
}

const isWideTable = ({ drawings, table }: SectionView) =>
  drawings.length === 0 && (table?.columns.length ?? 0) >= WIDE_TABLE

function Points({ points }: Pick<SectionView, 'points'>) {
  return (
    <ul className={`${styles.text} ${styles.points}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

type PicturesProps = Pick<ArticleSectionProps, 'section' | 'film'> & {
  /** The card texts, in the order of the drawings. */
  told: SectionView['cards'] | undefined
}

/** The drawings and the film of a section. */
function Pictures({ section: { drawings, video }, film: Film, told }: PicturesProps) {
  return (
    <>
      {video && Film && <Film video={video} />}
      <SectionDrawings drawings={drawings} told={told} />
    </>
  )
}

/** Figures and table of a section, with their sources. */
function Measures({ section: { heading, figures, table } }: Pick<ArticleSectionProps, 'section'>) {
  const sources = sourcesOf(figures)
  return (
    <>
      {figures.length > 0 && (
        <>
          <SpecTable caption={`Cifras: ${heading}`} rows={figures} />
          {sources.length > 0 && (
            <p className={styles.note}>
              {sources.length === 1 ? 'Fuente' : 'Fuentes'}: {sources.join('; ')}.
            </p>
          )}
        </>
      )}
      {table && <DataTable table={table} />}
    </>
  )
}

/** The distinct sources, without those that another one contains. */
function sourcesOf(figures: SectionView['figures']): string[] {
  const named = [...new Set(figures.flatMap(({ source }) => source ?? []))]
  return named.filter(
    (source) => !named.some((other) => other !== source && other.split(' y ').includes(source)),
  )
}
