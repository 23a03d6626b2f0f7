import { productOf } from '#catalogue/ask/product-by-id.ts'
import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { pageAt, pagesOfKind, shortName } from '#catalogue/ask/pages.ts'
import { cataloguePageHead } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { CONTACT_PATH, enquiryTextPath, pagePathOf } from '#catalogue/paths.ts'
import { presentSection, type SectionView } from '#catalogue/show/section.ts'
import { ArticleSection } from '#components/article-section/article-section.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { FigureBand } from '#components/figure-band/figure-band.tsx'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { ListFrame, ListRows } from '#components/product-list/list-frame.tsx'
import { ProductRow } from '#components/product-row/product-row.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { sectionDrawings } from '#pictures/page-drawings.ts'
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
  const pictures = picturesOf(sectionDrawings(page))
  const present = (section: Section) =>
    linkSection(presentSection(section, path, pictures, model.properties), link)
  const [difficulties, solution, results, benefits] = content.sections
  const used = content.uses.flatMap((id) => productOf(model, id) ?? [])
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, path),
    title: content.title,
    lead: link(content.lead),
    before: present(difficulties),
    after: present(solution),
    results: present(results),
    benefits: present(benefits),
    list:
      used.length > 0 ? await presentProductList({ ...page, products: used }, model) : undefined,
    next: nextSolution(page, model),
    enquiryHref: enquiryTextPath(`Solución: ${content.title}. Equipo, medidas y fluido: `),
  }
}

/**
 * A solution: the place before and after it, and the figures it is measured by; then difficulties, solution, results
 * and benefits, each by name (spec 2, "Solution detail pages"), and the products that it is made of.
 */
export default function SolutionPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, before, after, results, benefits } = loaderData
  const { list, next, enquiryHref } = loaderData
  const parts = [before, after, results, withoutContact(benefits)]
  const details = [
    ...detailsOf(before, 'El problema en cifras'),
    ...detailsOf(after, 'Lo instalado, en cifras'),
    ...detailsOf(results, `${results.heading}, en cifras`),
  ]
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <div className={styles.opening}>
          <PageTitle lead={<RunningText text={lead} />}>{title}</PageTitle>
        </div>
        <BeforeAfter before={before} after={after} />
        {results.highlights.length > 0 && (
          <div className={styles.figures}>
            <p>En cifras</p>
            <FigureBand figures={results.highlights} />
          </div>
        )}
        <>
          <div className={styles.parts}>
            {parts.map((section) => (
              <section key={section.id} className={styles.part} aria-labelledby={section.id}>
                <SectionHeading id={section.id}>{section.heading}</SectionHeading>
                <SectionWords section={section} />
              </section>
            ))}
          </div>
          {list && (
            <section className={styles.more} aria-labelledby="productos">
              <SectionHeading id="productos">Productos de esta solución</SectionHeading>
              <ListFrame label={`Productos: ${title}`} columns={list.columns} head={<UnitSwitch />}>
                <ListRows>
                  {list.groups
                    .flatMap(({ rows }) => rows)
                    .map((product) => (
                      <ProductRow key={product.id} product={product} columns={list.columns} />
                    ))}
                </ListRows>
              </ListFrame>
            </section>
          )}
          {details.length > 0 && (
            <div className={styles.more}>
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
        </>
      </div>
      <>
        <ClosingBand
          heading="¿Tienes un equipo parecido?"
          line="Envíanos los datos del equipo y del fluido, y te cotizamos."
          href={enquiryHref}
        />
      </>
    </div>
  )
}

/** The page ends with the way to the form: no part needs its own. */
function withoutContact(section: SectionView): SectionView {
  return { ...section, links: section.links.filter(({ href }) => href !== CONTACT_PATH) }
}

/** What measures a part of the story and would not fit beside its picture, in sections of their own. */
function detailsOf(section: SectionView, heading: string): SectionView[] {
  const { figures, table, subsections } = section
  if (figures.length === 0 && table === undefined) return [...subsections]
  const measured = { ...withoutWords(section), id: `${section.id}-cifras`, heading }
  return [{ ...measured, subsections: [] }, ...subsections]
}

/** The tables of a section alone. */
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

/** The solution after this one in the menu's order, and after the last the first. */
function nextSolution({ path }: CataloguePage, model: Pick<Catalogue, 'pages'>) {
  const solutions = pagesOfKind(model, 'solution')
  const place = solutions.findIndex((page) => page.path === path)
  const next = solutions[(place + 1) % solutions.length]
  if (!next || next.path === path) return undefined
  return { label: shortName(next.content), href: next.path }
}

type BeforeAfterProps = { before: SectionView; after: SectionView }

/** A place before a solution and after it: two pictures of one scale side by side, each under its words. */
function BeforeAfter({ before, after }: BeforeAfterProps) {
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
