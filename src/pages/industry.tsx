import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { industrySolutions, machineRows } from '#catalogue/ask/industry-page.ts'
import { lastPart, pageAt } from '#catalogue/ask/pages.ts'
import { cataloguePageHead } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { enquiryTextPath, pagePathOf, sceneCropPath, sceneDrawingPath } from '#catalogue/paths.ts'
import { presentSection } from '#catalogue/show/section.ts'
import { counted } from '#catalogue/labels.ts'
import { ArticleSections } from '#components/article-section/article-sections.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { LinkRows } from '#components/link-rows/link-rows.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { homeDrawings, sectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import '#components/ruled-table/ruled-table.css'
import styles from './industry.module.css'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import { Link } from '#components/link/link.tsx'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'industry')
  const { title, lead, sections } = page.content
  const link = glossaryLinker(model.glossary)
  const scenes = picturesOf(homeDrawings(model.home))
  const pictures = picturesOf(sectionDrawings(page))
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, path),
    title,
    lead: link(lead),
    scene: scenes.get(sceneDrawingPath(lastPart(path))),
    narrowScene: scenes.get(sceneCropPath(lastPart(path)))?.src,
    machines: machineRows(page, model),
    list: await presentProductList(page, model),
    solutions: industrySolutions(page, model),
    sections: sections.map((section) =>
      linkSection(presentSection(section, path, pictures, model.properties), link),
    ),
    enquiryHref: enquiryTextPath(`Industria: ${title}. Equipo y fluido que se debe sellar: `),
  }
}

/** An industry: its machines, what attacks their seals, what seals them and what is on record. */
export default function IndustryPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, scene, narrowScene, machines, list, solutions } = loaderData
  const { sections, enquiryHref } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <div className={styles.opening}>
          <div className={styles.words}>
            <PageTitle lead={<RunningText text={lead} />}>{title}</PageTitle>
            <p className={styles.actions}>
              <LinkButton href={enquiryHref}>Pedir cotización</LinkButton>
              <LinkButton href="#productos" kind="secondary">
                Ver {counted(list.total, 'producto')}
              </LinkButton>
            </p>
          </div>
          {scene && (
            <picture className={styles.scene}>
              <source media="(width < 48rem)" srcSet={narrowScene} />
              <img src={scene.src} width={scene.width} height={scene.height} alt={scene.alt} />
            </picture>
          )}
        </div>
        <section aria-labelledby="maquinas">
          <SectionHeading id="maquinas">Máquinas, sus fallas y sus sellos</SectionHeading>
          <MachineTable caption={`Máquinas de la industria: ${title}`} rows={machines} />
        </section>
        <>
          <details className={styles.fold}>
            <summary className="unfolds" id="productos">
              <h2>Los mismos {counted(list.total, 'producto')}, en filas con sus cifras</h2>
            </summary>
            <p className={styles.note}>Las condiciones de cada cifra, en su producto</p>
            <div className={styles.reasons}>
              <ProductList list={list} label={`Productos para la industria: ${title}`} isBelow />
            </div>
          </details>
          {sections.length > 0 && (
            <div className={styles.part}>
              <ArticleSections sections={sections} />
            </div>
          )}
          {solutions.length > 0 && (
            <section className={styles.part} aria-labelledby="soluciones">
              <SectionHeading id="soluciones">Soluciones</SectionHeading>
              <LinkRows links={solutions} />
            </section>
          )}
        </>
      </div>
      <>
        <ClosingBand
          heading="¿Qué equipo se detiene más?"
          line="Envíanos los datos del equipo y del fluido, y te cotizamos."
          href={enquiryHref}
        />
      </>
    </div>
  )
}

/** A machine of an industry, what attacks its seal, and what seals it. */
type MachineRow = {
  name: string
  where?: string
  fault: string
  /** Every product for this kind of machine. */
  href?: string
  products: readonly { label: string; href: string }[]
}

type MachineTableProps = { caption: string; rows: readonly MachineRow[] }

/** Which machine, what goes wrong, what seals it; on a narrow screen each machine is a block. */
function MachineTable({ caption, rows }: MachineTableProps) {
  return (
    <table className={`ruled-table ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Máquina</th>
          <th scope="col">Qué daña el sello</th>
          <th scope="col">Productos</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, where, fault, href, products }) => (
          <tr key={name}>
            <th scope="row">
              {href === undefined ? name : <Link href={href}>{name}</Link>}{' '}
              {where !== undefined && <small>{where}</small>}
            </th>
            <td>{fault}</td>
            <td className={styles.products}>
              <ul>
                {products.map(({ label, href: product }) => (
                  <li key={product}>
                    <Link href={product}>{label}</Link>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
