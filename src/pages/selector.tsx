import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { counted } from '#catalogue/labels.ts'
import { familyLinks } from '#views/menu.ts'
import { asColumn, facetColumns } from '#views/list-columns.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { headAndTitle } from '#views/page-head.ts'
import { CODES_PATH, equipmentPath, familyPathOf, SELECTOR_PATH } from '#catalogue/paths.ts'
import { presentRow } from '#views/product-row.ts'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { LegendButton, ScaleLegend } from '#components/product-list/scale-legend.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { selectorPictures } from '#pictures/selector-drawings.ts'
import { ResultRows } from '#finder/result-rows.tsx'
import Selector from '#finder/selector/selector.island.tsx'
import { Island } from '#islands/island.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import { Link } from '#components/link/link.tsx'
import styles from './selector.module.css'
import type { CountedOptions } from '#views/product-data.ts'
import { choiceOptions, chosenBy } from '#views/product-records.ts'
import { NOTHING_ASKED } from '#finder/selector/criteria.ts'
import { countOptions, mostTellingFirst } from '#finder/selector/select-products.ts'

/** Every option with the number of products for it. */
function wholeOptions(whole: Catalogue): CountedOptions {
  const products = whole.products.map((product) => chosenBy(product, whole))
  return countOptions({ options: choiceOptions(whole), products }, NOTHING_ASKED)
}

/** Rows of each family while nothing is asked. */
const ROWS_OF_FAMILY = 2

async function firstRows(model: Catalogue) {
  const columns = facetColumns(model.products, model)
  const judged = model.products.map((product) => ({
    product,
    href: product.href,
    ranges: chosenBy(product, model).ranges,
  }))
  const families = Map.groupBy(mostTellingFirst(judged), ({ href }) => familyPathOf(href))
  const found = await Promise.all(
    familyLinks(model)
      .flatMap(({ href }) => families.get(href)?.slice(0, ROWS_OF_FAMILY) ?? [])
      .map(async ({ product }) => ({
        // Their details are on their pages: a telephone has enough to load.
        product: { ...(await presentRow(product, model, columns)), features: [], lists: [] },
        limits: [],
      })),
  )
  return { columns: columns.map(asColumn), found }
}

/** Without a script: links to the machines' pages, which list all of their products. */
function machinePages(model: Catalogue) {
  return wholeOptions(model).equipment.flatMap(({ id, label, count }) => {
    const href = equipmentPath(id)
    return model.pages.has(href) ? [{ label, href, count }] : []
  })
}

export async function loader() {
  const model = catalogue()
  const page = pageAt(model, SELECTOR_PATH, 'tool')
  const { note } = page.content
  return {
    ...headAndTitle(model, page),
    note,
    options: wholeOptions(model),
    first: await firstRows(model),
    pictures: selectorPictures(model),
    families: familyLinks(model),
    machines: machinePages(model),
    total: model.products.length,
  }
}

/** The selector: describe a machine, and see the products that cover it. */
export default function SelectorPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, note, options, first, pictures, families, machines, total } =
    loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <div className={styles.opening}>
        <ListOpening
          title={title}
          lead={
            <>
              <span className={styles.asking}>{lead}</span>
              <span className="only-without-script">
                Elige tu máquina: cada una lleva a la lista de sus productos. Comparar cifras,
                también las de la dirección, necesita JavaScript.
              </span>
            </>
          }
        />
      </div>
      <Island
        of={Selector}
        wake="sign"
        isAsked
        props={{ options, pictures, families, total, note }}
        slots={{
          rows: (
            <>
              <ResultRows
                label="Dos productos de cada familia"
                head={
                  <>
                    <UnitSwitch />
                    <LegendButton />
                  </>
                }
                {...first}
              />
              <ScaleLegend />
              <p className={styles.all}>
                <Link href={CODES_PATH}>Los {counted(total, 'producto')}, por código</Link>
                {families.map(({ label, href }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </p>
            </>
          ),
          more: (
            <ul className={`only-without-script tall-links ${styles.machines}`}>
              {machines.map(({ label, href, count }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link> {counted(count, 'producto')}
                </li>
              ))}
            </ul>
          ),
        }}
      />
    </div>
  )
}
