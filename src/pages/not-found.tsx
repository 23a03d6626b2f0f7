import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#views/menu.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { HOME_LABEL, CONTACT_PATH, HOME_PATH, NOT_FOUND_PATH } from '#catalogue/paths.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { WithoutSearch } from './without-search.tsx'
import PageSearch from '#finder/search-field/page-search.island.tsx'
import { Island } from '#islands/island.tsx'
import { LinkList } from '#components/link-list/link-list.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { NOT_FOUND_DRAWING } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import type { PageProps } from './page.ts'
import styles from './not-found.module.css'

export function loader() {
  const model = catalogue()
  return {
    head: pageHead(model, {
      path: NOT_FOUND_PATH,
      title: pageTitle('Página no encontrada', model),
      description: 'La dirección no corresponde a ninguna página del sitio.',
      isIndexable: false,
    }),
    picture: picturesOf([NOT_FOUND_DRAWING]).get(NOT_FOUND_DRAWING.path),
    links: [
      ...familyLinks(model),
      { label: 'Contáctanos', href: CONTACT_PATH },
      { label: HOME_LABEL, href: HOME_PATH },
    ],
  }
}

/** The not-found page, with links to the search, the families and the contact page. */
export default function NotFoundPage({ loaderData }: PageProps<typeof loader>) {
  const { links, picture } = loaderData
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle lead="Puede que haya cambiado de lugar o que la dirección tenga un error.">
        Falta la junta: esta página no existe
      </PageTitle>
      {picture && <DrawingImage className={styles.picture} picture={picture} />}
      <div className={styles.ways}>
        <Island of={PageSearch} wake="sign" props={{ label: 'En todo el sitio' }} />
        <WithoutSearch />
        <LinkList links={links} />
      </div>
      <meant-page data-wake="idle" />
    </div>
  )
}
