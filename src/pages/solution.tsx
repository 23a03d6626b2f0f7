import type { ReactNode } from 'react'
import { productOf } from '#catalogue/ask/product-by-id.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { pageAt, pagesOfKind, shortName } from '#catalogue/ask/pages.ts'
import { headAndTitle } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { CONTACT_PATH, enquiryTextPath, pagePathOf } from '#catalogue/paths.ts'
import { presentSection, type SectionView } from '#catalogue/show/section.ts'
import { ArticleSection } from '#components/article-section/article-section.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { FigureBand } from '#components/figure-band/figure-band.tsx'
import { Link } from '#components/link/link.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { pageSectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import type { Section } from '#schema/section.ts'
import { PageTrail } from './page-trail.tsx'
import { SectionWords } from '#components/article-section/section-words.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import styles from './solution.module.css'
import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'solution')
  const { content } = page
  const link = glossaryLinker(model.glossary)
  const pictures = picturesOf(pageSectionDrawings(page))
  const present = (section: Section) =>
    linkSection(presentSection(section, path, pictures, model.properties), link)
  const [difficulties, solution, results, benefits] = content.sections
  const used = content.uses.flatMap((id) => productOf(model, id) ?? [])
  return {
    ...headAndTitle(model, page),
    lead: link(content.lead),
    before: present(difficulties),
    after: present(solution),
    results: present(results),
    benefits: present(benefits),
    list: used.length > 0 ? await usedProducts({ ...page, products: used }, model) : undefined,
    next: nextSolution(page, model),
    enquiryHref: enquiryTextPath(`Solución: ${content.title}. Equipo, medidas y fluido: `),
  }
}

/** The products of a solution are few, so their list has no filters. */
async function usedProducts(page: CataloguePage, model: Catalogue) {
  return { ...(await presentProductList(page, model)), filters: [] }
}

/**
 * A solution: difficulties with the state before, solution with the state after, its products, results with figures,
 * and benefits, each under its name (spec 2, "Solution detail pages").
 */
export default function SolutionPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, before, after, results, benefits } = loaderData
  const { list, next, enquiryHref } = loaderData
  // The note on the products stands below them.
  const { note, ...told } = after
  const steps = after.subsections.filter(isTold)
  const details = [
    ...detailsOf(before, 'El problema en cifras'),
    ...detailsOf(
      { ...after, subsections: after.subsections.flatMap(measuredAlone) },
      'Lo instalado, en cifras',
    ),
    ...detailsOf(results, `${results.heading}, en cifras`),
  ]
  // One alone stands in the column of the results; several take a line below both parts.
  const isOneFigure = results.highlights.length === 1
  const figures = <FigureBand figures={results.highlights} />
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <ListOpening
          title={title}
          lead={<RunningText text={lead} />}
          actions={
            list && (
              <>
                Productos:
                {list.groups
                  .flatMap(({ rows }) => rows)
                  .map(({ id, href, label }) => (
                    <Link key={id} href={href}>
                      {label}
                    </Link>
                  ))}
              </>
            )
          }
        />
        <div className={styles.pair}>
          <Part section={before} picture={<State section={before} isBefore />} />
          <Part section={list ? told : after} picture={<State section={after} />} steps={steps} />
        </div>
        {list && (
          <section className="section-tight" aria-labelledby="productos">
            <SectionHeading id="productos">Productos de esta solución</SectionHeading>
            <ProductList
              question={ColumnQuestion}
              list={list}
              label={`Productos: ${title}`}
              early={0}
            />
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </section>
        )}
        <div className={`${styles.pair} section-tight`}>
          <Part section={results}>{isOneFigure && figures}</Part>
          {!isOneFigure && results.highlights.length > 0 && (
            <div className={styles.figures}>{figures}</div>
          )}
          <Part section={withoutContact(benefits)} />
        </div>
        {details.length > 0 && (
          <div className="section-tight">
            {details.map((section) => (
              <ArticleSection key={section.id} section={section} />
            ))}
          </div>
        )}
        {next && (
          <nav className={`tall-links ${styles.next}`} aria-label="Otra solución">
            Siguiente solución: <Link href={next.href}>{next.label}</Link>
          </nav>
        )}
      </div>
      <ClosingBand
        heading="¿Tienes un equipo parecido?"
        line="Envíanos los datos del equipo y del fluido, y te cotizamos."
        href={enquiryHref}
      />
    </div>
  )
}

/** Drops links to the contact form, which the end of the page has. */
function withoutContact(section: SectionView): SectionView {
  return { ...section, links: section.links.filter(({ href }) => href !== CONTACT_PATH) }
}

/** Figures and tables that do not fit beside a part's picture, as sections of their own. */
function detailsOf(section: SectionView, heading: string): SectionView[] {
  const { figures, table, subsections } = section
  if (figures.length === 0 && table === undefined) return [...subsections]
  const measured = { ...withoutWords(section), id: `${section.id}-cifras`, heading }
  return [{ ...measured, subsections: [] }, ...subsections]
}

const isTold = ({ paragraphs, points }: SectionView) => paragraphs.length + points.length > 0

/** Reduces a section to its figures, if its text already stands beside the picture. */
function measuredAlone(section: SectionView): SectionView[] {
  if (!isTold(section)) return [section]
  const { id, heading, figures, table } = section
  if (figures.length === 0 && table === undefined) return []
  return [{ ...withoutWords(section), id: `${id}-cifras`, heading: `${heading}, en cifras` }]
}

/** A section's tables without its texts. */
function withoutWords(section: SectionView): SectionView {
  const nothing = {
    paragraphs: [],
    points: [],
    drawings: [],
    cards: [],
    links: [],
    highlights: [],
  }
  const { note: _note, ...rest } = section
  return { ...rest, ...nothing }
}

/** The next solution in the menu's order, wrapping around. */
function nextSolution({ path }: CataloguePage, model: Pick<Catalogue, 'pages'>) {
  const solutions = pagesOfKind(model, 'solution')
  const place = solutions.findIndex((page) => page.path === path)
  const next = solutions[(place + 1) % solutions.length]
  if (!next || next.path === path) return undefined
  return { label: shortName(next.content), href: next.path }
}

type PartProps = {
  section: SectionView
  picture?: ReactNode
  /** Its steps, under headings of their own. */
  steps?: readonly SectionView[]
  children?: ReactNode
}

/** A part of the story: heading, picture, text. */
function Part({ section, picture, steps = [], children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={section.id}>
      <SectionHeading id={section.id}>{section.heading}</SectionHeading>
      {picture}
      <div>
        <SectionWords section={section} />
        {steps.map((step) => (
          <div key={step.id} className={styles.step}>
            <h3 id={step.id}>{step.heading}</h3>
            <SectionWords section={step} />
          </div>
        ))}
        {children}
      </div>
    </section>
  )
}

/** The state before or after a solution; both are drawn to one scale. */
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
