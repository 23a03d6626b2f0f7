import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { familyIndex, serviceMatrix } from '#catalogue/family-index.ts'
import { glossaryLinker } from '#catalogue/glossary-links.ts'
import { lowered } from '#schema/letter-case.ts'
import { childrenOf, pageAt } from '#catalogue/pages.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageRelations } from '#catalogue/page-relations.ts'
import { indexDrawingPath, pagePathOf, SELECTOR_PATH } from '#catalogue/paths.ts'
import { presentSpecs } from '#figures/present-specs.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { LinkButton } from '#components/button/button.tsx'
import { FamilyList } from '#components/family-list/family-list.tsx'
import { ServiceMatrixTable } from '#components/family-list/service-matrix-table.tsx'
import { LinkList } from '#components/link-list/link-list.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'
import { SaveOffer } from './save-offer.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { indexDrawings } from '#drawings/page-drawings.ts'
import { picturesOf } from '#drawings/placed-drawing.ts'
import { productRowPicture } from '#drawings/product-drawings.ts'
import styles from './family.module.css'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { productListOf } from './product-list-of.ts'
import type { LoaderArgs, PageProps } from './page.ts'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'family')
  const { content } = page
  const crumbs = breadcrumbsOf(model, path)
  const link = glossaryLinker(model.glossary)
  const { columns, entries } = familyIndex(page, model)
  const own = picturesOf(childrenOf(model, path).flatMap(indexDrawings))
  return {
    head: cataloguePageHead(model, page),
    path,
    relations: pageRelations(model, path),
    crumbs,
    title: content.title,
    lead: link(content.lead),
    intro: content.intro.map(link),
    document: await pageDocumentLink(page, model),
    listHeading: content.listHeading,
    columns,
    entries: entries.map(({ pictured, ...entry }) => ({
      ...entry,
      picture:
        own.get(indexDrawingPath(entry.href)) ?? (pictured && productRowPicture(pictured, model)),
    })),
    matrix: serviceMatrix(page, model),
    figures: presentSpecs(content.figures, model.properties),
    figuresCaption: `Cifras de ${lowered(content.title, model.site.brand.name)}`,
    list: page.products.length > 0 ? await productListOf(page, model) : undefined,
  }
}

/** A family: its categories in rows (spec 2, "Index pages"), which of them serves what, and the line in words. */
export default function FamilyPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, columns, entries, matrix, figures, list, intro } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening
        title={title}
        lead={<RunningText text={loaderData.lead} />}
        actions={
          <>
            {matrix && (
              <LinkButton href="#servicios" kind="secondary">
                Productos por servicio
              </LinkButton>
            )}
            <LinkButton href={SELECTOR_PATH} kind="secondary">
              {SELECTOR_LABEL}
            </LinkButton>
            <PageDocumentButton document={loaderData.document} />
            <SaveOffer path={loaderData.path} />
          </>
        }
      />
      {list ? (
        <ProductList list={list} label={title} />
      ) : (
        <FamilyList label={loaderData.listHeading} columns={columns} entries={entries} />
      )}
      <>
        {list && entries.length > 0 && (
          <section className={styles.part} aria-labelledby="otros">
            <SectionHeading id="otros">{loaderData.listHeading}</SectionHeading>
            <LinkList links={entries} />
          </section>
        )}
        {matrix && (
          <section className={styles.part} aria-labelledby="servicios">
            <SectionHeading id="servicios">Productos por servicio</SectionHeading>
            <ServiceMatrixTable matrix={matrix} />
          </section>
        )}
        {figures.length > 0 && (
          <section className={styles.part} aria-labelledby="cifras">
            <SectionHeading id="cifras">La línea en cifras</SectionHeading>
            <SpecTable caption={loaderData.figuresCaption} rows={figures} />
          </section>
        )}
        {intro.length > 0 && (
          <section className={styles.part} aria-labelledby="sobre">
            <SectionHeading id="sobre">Sobre estos productos</SectionHeading>
            <div className={styles.words}>
              <RunningTexts texts={intro} />
            </div>
          </section>
        )}
        <RelatedPages pages={loaderData.relations} />
      </>
    </div>
  )
}
