import { productOf } from '#catalogue/ask/product-by-id.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { homeTiles } from '#views/home-tiles.ts'
import { pageAt, pageLabel } from '#catalogue/ask/pages.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import { headAndTitle } from '#views/page-head.ts'
import { COMPARISON_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import Comparison from '#finder/comparison/comparison.island.tsx'
import { Island } from '#islands/island.tsx'
import { CatalogueIndex } from '#components/catalogue-index/catalogue-index.tsx'
import { Link } from '#components/link/link.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import styles from './compare.module.css'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'

/** Products that are often compared. */
const SUGGESTED = [
  ['180', '155', '1510'],
  ['170', '170l', '180'],
  ['1622', '6800', '5800'],
] as const

export function loader() {
  const model = catalogue()
  const page = pageAt(model, COMPARISON_PATH, 'tool')
  const { intro, note } = page.content
  const selector = pageAt(model, SELECTOR_PATH, 'tool').content
  return {
    ...headAndTitle(model, page),
    intro,
    note,
    suggestions: SUGGESTED.flatMap((ids) => {
      const products = ids.flatMap((id) => productOf(model, id) ?? [])
      if (products.length < ids.length) return []
      const places = products.map(({ pagePath }) => {
        const content = model.pages.get(pagePath)?.content
        return content ? pageLabel(content) : ''
      })
      const compared = products.map((product) => ({ id: product.id, label: productLabel(product) }))
      return [{ line: [...new Set(places)].join(' · '), products: compared }]
    }),
    selector: selector.title,
    families: homeTiles(model),
  }
}

/** The comparison of the products in the address. */
export default function ComparisonPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, note, selector, families, suggestions } = loaderData
  return (
    <div className="container fills-window fade-content">
      <PageTrail crumbs={crumbs} />
      <Island
        of={Comparison}
        wake="kept sign"
        isAsked
        props={{ title, lead, suggestions, note }}
        slots={{
          intro: (
            <>
              {intro.map((paragraph) => (
                <p key={paragraph} className={`only-with-script ${styles.intro}`}>
                  {paragraph}
                </p>
              ))}
              <SectionHeading id="elegir" aside={<Link href={SELECTOR_PATH}>{selector}</Link>}>
                Dónde elegir productos
              </SectionHeading>
              <CatalogueIndex families={families} />
            </>
          ),
        }}
      />
    </div>
  )
}
