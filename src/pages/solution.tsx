import { productOf } from '#catalogue/product-by-id.ts'
import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/glossary-links.ts'
import { pageAt } from '#catalogue/pages.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { CONTACT_PATH, enquiryTextPath, pagePathOf } from '#catalogue/paths.ts'
import { presentSection, type SectionView } from '#catalogue/present-section.ts'
import { nextSolution } from '#catalogue/solution-page.ts'
import { ArticleSection } from '#components/article-section/article-section.tsx'
import { SectionLinks } from '#components/article-section/section-lists.tsx'
import { BeforeAfter } from '#components/before-after/before-after.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { FigureBand } from '#components/figure-band/figure-band.tsx'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { ListFrame, ListRows } from '#components/product-list/list-frame.tsx'
import { ProductRow } from '#components/product-row/product-row.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { sectionDrawings } from '#drawings/page-drawings.ts'
import { picturesOf } from '#drawings/placed-drawing.ts'
import type { Section } from '#schema/page.ts'
import { acrossAt } from './full-lines.ts'
import { PageTrail } from './page-trail.tsx'
import { productListOf } from './product-list-of.ts'
import { SectionWords } from '#components/article-section/section-words.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import styles from './solution.module.css'

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
    list: used.length > 0 ? await productListOf({ ...page, products: used }, model) : undefined,
    next: nextSolution(page, model),
    enquiryHref: enquiryTextPath(`Solución: ${content.title}. Equipo, medidas y fluido: `),
  }
}

/**
 * A solution: what the place was like before and after it, what that brought, with which products, and
 * why (spec 2, "Solution detail pages").
 */
export default function SolutionPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, before, after, results, benefits } = loaderData
  const { list, next, enquiryHref } = loaderData
  const details = [
    ...detailsOf(before, 'El problema en cifras'),
    ...detailsOf(after, 'Lo instalado, en cifras'),
  ]
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <div className={styles.opening}>
          <PageTitle lead={<RunningText text={lead} />}>{title}</PageTitle>
          <LinkButton href={enquiryHref}>Cotizar esta solución</LinkButton>
        </div>
        <BeforeAfter before={before} after={after} />
        <>
          <Results section={results} />
          {list && (
            <section className={styles.part} aria-labelledby="productos">
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
            <div className={styles.part}>
              {details.map((section) => (
                <ArticleSection key={section.id} section={section} />
              ))}
            </div>
          )}
          <section className={styles.part} aria-labelledby={benefits.id}>
            <SectionHeading id={benefits.id}>{benefits.heading}</SectionHeading>
            <RunningTexts texts={benefits.paragraphs} />
            <ul className={styles.benefits}>
              {benefits.points.map((point, index, { length }) => (
                <li key={point} data-across={acrossAt(index, length)}>
                  {point}
                </li>
              ))}
            </ul>
            <SectionLinks
              links={benefits.links.filter(({ href }) => href !== CONTACT_PATH)}
              externalLinks={[]}
            />
          </section>
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

/** What a solution brought: its figures large, then what they do not say. */
function Results({ section }: { section: SectionView }) {
  const { id, heading, highlights } = section
  const details = detailsOf(section, `${heading}, en cifras`)
  return (
    <section className={`${styles.part} ${styles.results}`} aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {highlights.length > 0 && <FigureBand figures={highlights} />}
      <div className={styles.words}>
        <SectionWords section={section} />
      </div>
      {details.length > 0 && (
        <div className={styles.rest}>
          {details.map((detail) => (
            <ArticleSection key={detail.id} section={detail} level={3} />
          ))}
        </div>
      )}
    </section>
  )
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
