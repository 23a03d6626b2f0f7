import { breadcrumbsOf, PRODUCTS_CRUMB } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { CODES_PATH, HOME_PATH } from '#catalogue/paths.ts'
import { siteIndex } from '#views/site-index.ts'
import { CodeIndex } from './code-index.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './code-index.module.css'

const TITLE = 'Todos los códigos'
const INDEX_ID = 'codigos'

export function loader() {
  const model = catalogue()
  return {
    head: pageHead(model, {
      path: CODES_PATH,
      title: pageTitle(TITLE, model),
      description: 'Todos los productos del catálogo por familia y clase, bajo su código.',
    }),
    crumbs: [
      ...breadcrumbsOf(model, HOME_PATH),
      PRODUCTS_CRUMB,
      { label: TITLE, href: CODES_PATH },
    ],
    families: siteIndex(model).families,
    count: model.products.length,
  }
}

/** Every code on a screen and a half, for visitors who know half of one. */
export default function CodesPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, families, count } = loaderData
  return (
    <div className={`container fills-window fade-content ${styles.page}`}>
      <PageTrail crumbs={crumbs} />
      <div className={styles.head}>
        <ListOpening
          title={TITLE}
          lead={`Los ${count} productos por familia y clase, por número. El que sirve en dos clases está en ambas.`}
        />
        <p className="only-without-script data-text">
          Para hallar el tuyo: «Buscar en la página» en el menú del navegador, o Ctrl + F.
        </p>
        <code-filter data-wake="idle" data-of={INDEX_ID} class={styles.filter}>
          <label>
            Parte del código
            <input type="text" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </label>
          <output />
        </code-filter>
      </div>
      <CodeIndex id={INDEX_ID} families={families} />
    </div>
  )
}
