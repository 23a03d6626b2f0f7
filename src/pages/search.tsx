import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { CODES_PATH, PLATE_ID, QUOTE_PATH, SEARCH_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import SearchPage from '#finder/search-results/search-page.island.tsx'
import { Island } from '#islands/island.tsx'
import { homeTiles, type HomeTile } from '#views/home-tiles.ts'
import { siteIndex, type SiteIndex } from '#views/site-index.ts'
import type { PageProps } from './page.ts'
import { WithoutSearch } from './without-search.tsx'
import { Link } from '#components/link/link.tsx'
import { CatalogueIndex } from '#components/catalogue-index/catalogue-index.tsx'
import { FoldedIndex } from '#components/folded-index/folded-index.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import styles from './search.module.css'

type SiteIndexListsProps = { families: readonly HomeTile[]; letters: SiteIndex['letters'] }

/** The whole site as lists by family and by letter, in place of a search without a script. */
function SiteIndexLists({ families, letters }: SiteIndexListsProps) {
  return (
    <>
      <p className={styles.ways}>
        <span>Sin código a mano:</span>
        <Link href={`${QUOTE_PATH}#${PLATE_ID}`}>Foto de la placa</Link>
        {/* A telephone has it in its thumb bar. */}
        <Link className="only-from-menu-bar" href={SELECTOR_PATH}>
          {SELECTOR_LABEL}
        </Link>
      </p>
      <section className="only-on-screen" aria-labelledby="por-familia">
        <SectionHeading
          id="por-familia"
          aside={
            <Link className="only-with-script" href={CODES_PATH}>
              Todos los códigos
            </Link>
          }
        >
          Todo el catálogo, por familia
        </SectionHeading>
        <CatalogueIndex families={families} />
      </section>
      <section className="section-tight" aria-labelledby="por-letra">
        <SectionHeading id="por-letra">Todo el sitio, por letra</SectionHeading>
        <FoldedIndex isByLetter groups={letters} />
      </section>
    </>
  )
}

const TITLE = 'Buscar'
export function loader() {
  const model = catalogue()
  const tiles = homeTiles(model)
  return {
    head: pageHead(model, {
      path: SEARCH_PATH,
      title: pageTitle(TITLE, model),
      description: 'Búsqueda en el catálogo por código, por palabra o por las medidas del equipo.',
    }),
    letters: siteIndex(model).letters,
    tiles,
    families: tiles.map(({ label, href, count }) => ({ label, href, count })),
    branches: model.site.branches.map(({ id, title, phone }) => ({ id, title, phone })),
  }
}

/** The search; without a query or a script, the whole site as lists of links. */
export default function SearchRoute({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="container fills-window fade-content">
      <h1 className={styles.title} tabIndex={-1}>
        {TITLE}
      </h1>
      {/* The name that "Volver" shows on pages opened from here. */}
      <span data-here aria-current="page" hidden>
        los resultados
      </span>
      <Island
        of={SearchPage}
        wake="sign"
        isAsked
        props={{ branches: loaderData.branches, families: loaderData.families }}
        slots={{
          index: (
            <>
              <WithoutSearch />
              <SiteIndexLists families={loaderData.tiles} letters={loaderData.letters} />
            </>
          ),
        }}
      />
    </div>
  )
}
