import { breadcrumbsOf, PRODUCTS_CRUMB } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { counted, SELECTOR_LABEL } from '#catalogue/labels.ts'
import { machineOf } from '#catalogue/ask/industry-page.ts'
import { pagesOfKind } from '#catalogue/ask/pages.ts'
import { homeTiles } from '#views/home-tiles.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import {
  CODES_PATH,
  DOCUMENTS_PATH,
  HOME_PATH,
  PRODUCTS_PATH,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import { CatalogueIndex } from '#components/catalogue-index/catalogue-index.tsx'
import { Link } from '#components/link/link.tsx'
import { EquipmentPictogram } from '#components/equipment-pictogram/equipment-pictogram.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './products.module.css'

export function loader() {
  const model = catalogue()
  const families = homeTiles(model)
  return {
    head: pageHead(model, {
      path: PRODUCTS_PATH,
      title: pageTitle(PRODUCTS_CRUMB.label, model),
      description:
        'Las familias del catálogo con sus clases, cuántos productos tiene cada una y hasta dónde llegan sus medidas.',
    }),
    crumbs: [...breadcrumbsOf(model, HOME_PATH), PRODUCTS_CRUMB],
    families,
    count: model.products.length,
    machines: pagesOfKind(model, 'equipment').map((page) => ({
      id: machineOf(page, model).id,
      label: page.content.crumb ?? page.content.title,
      href: page.path,
      count: counted(page.products.length, 'producto'),
    })),
  }
}

/** The whole catalogue: families with their categories, and other ways to find a product. */
export default function ProductsPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, families, count, machines } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening
        title={PRODUCTS_CRUMB.label}
        lead={`${counted(count, 'producto')} en ${families.length} familias. El que sirve en dos se cuenta en ambas.`}
        actions={
          <>
            <Link href={SELECTOR_PATH}>{SELECTOR_LABEL}</Link>
            <Link href={CODES_PATH}>Todos los códigos</Link>
            <Link href={DOCUMENTS_PATH}>Documentos</Link>
          </>
        }
      />
      <CatalogueIndex families={families} isPage />
      <section className={styles.machines} aria-labelledby="por-equipo">
        <SectionHeading id="por-equipo">Por equipo</SectionHeading>
        <ul className="bare-list">
          {machines.map(({ id, label, href, count: own }) => (
            <li key={href}>
              <EquipmentPictogram equipment={id} />
              <Link href={href}>{label}</Link> <span>{own}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
