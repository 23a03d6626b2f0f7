import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#views/menu.ts'
import { asColumn, facetColumns } from '#views/list-columns.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { cataloguePageHead } from '#views/page-head.ts'
import { SELECTOR_PATH } from '#catalogue/paths.ts'
import { presentRow } from '#views/product-row.ts'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { askedMachinePictures } from '#pictures/asked-machines.ts'
import { ResultRows } from '#finder/result-rows.tsx'
import Selector from '#finder/selector/selector.island.tsx'
import { Island } from '#islands/island.tsx'
import {
  equipmentFamilies,
  wholeOptions,
  type EquipmentFamilies,
} from '#finder/selector/build-options.ts'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import { Link } from '#components/link/link.tsx'
import styles from './selector.module.css'

/** So many rows come with the page; all others with the first sign of the visitor. */
const FIRST_ROWS = 6

async function firstRows(model: Catalogue) {
  const columns = facetColumns(model.products, model)
  const found = await Promise.all(
    model.products.slice(0, FIRST_ROWS).map(async (product) => ({
      product: await presentRow(product, model, columns),
      limits: [],
    })),
  )
  return { columns: columns.map(asColumn), found }
}

export async function loader() {
  const model = catalogue()
  const page = pageAt(model, SELECTOR_PATH, 'tool')
  const { title, lead, intro, note } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, SELECTOR_PATH),
    title,
    lead,
    intro,
    note,
    options: wholeOptions(model),
    first: await firstRows(model),
    pictures: askedMachinePictures(model),
    families: familyLinks(model),
    pages: equipmentFamilies(model),
    total: model.products.length,
  }
}

/** The selector: what is known of a machine, and the products that cover it. */
export default function SelectorPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, note, options, first, pictures, families, pages, total } =
    loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening title={title} lead={lead} />
      <Island
        of={Selector}
        wake="sign"
        isAsked
        props={{ options, pictures, families, total, note }}
        slots={{
          rows: <ResultRows label="Primeros productos" {...first} />,
          more: (
            <>
              <SectionHeading id="por-equipo">Productos por equipo</SectionHeading>
              <p className="only-without-script">
                Sin JavaScript no se pueden escribir cifras aquí: elige tu máquina en esta lista.
              </p>
              <EquipmentList families={pages} />
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </>
          ),
        }}
      />
    </div>
  )
}

type EquipmentListProps = { families: readonly EquipmentFamilies[] }

/** The way in that needs no form: each equipment, and the pages that hold products for it. */
function EquipmentList({ families }: EquipmentListProps) {
  return (
    <ul className={`tall-links ${styles.list}`}>
      {families.map(({ label, href, pages }) => (
        <li key={label}>
          <h3>{href === undefined ? label : <Link href={href}>{label}</Link>}</h3>
          <ul>
            {pages.map(({ label: page, href: list, count }) => (
              <li key={list}>
                <Link href={list}>{page}</Link> ({count})
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
