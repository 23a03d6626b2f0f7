import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { LinkButton } from '#components/button/button.tsx'
import { CallList } from '#components/call-list/call-list.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { OFFLINE_PATH } from '#catalogue/paths.ts'
import { CACHED_PAGES_ID } from '#offline/page-and-worker.ts'
import type { PageProps } from './page.ts'
import styles from './no-signal.module.css'

export function loader() {
  const model = catalogue()
  return {
    head: pageHead(model, {
      path: OFFLINE_PATH,
      title: pageTitle('Sin señal', model),
      description: 'Sin señal se ven las páginas que están guardadas en este equipo.',
      isIndexable: false,
    }),
    branches: model.site.branches.flatMap(({ id, title, phone }) =>
      phone ? [{ id, title, phone }] : [],
    ),
  }
}

/** Shown offline in place of a page that is not cached; it opens that page once the connection is back. */
export default function OfflinePage({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className={`container ${styles.page}`} data-stands-in={OFFLINE_PATH}>
      <div>
        <PageTitle lead="No hay señal y esta página no está guardada en este equipo. Puedes abrir las guardadas; cuando vuelva la señal, la página se abre sola.">
          Sin señal
        </PageTitle>
        <p className="only-on-screen">
          <LinkButton href={OFFLINE_PATH}>Volver a intentar</LinkButton>
        </p>
        <h2>Páginas guardadas</h2>
        <ul className="bare-list" id={CACHED_PAGES_ID}>
          <li>
            Todavía no hay ninguna. Se guardan con señal: un producto, con «Usar sin señal» en su
            página; una familia, al pie de la suya.
          </li>
        </ul>
      </div>
      {loaderData.branches.length > 0 && (
        <section aria-labelledby="telefonos">
          <h2 id="telefonos">También puedes llamarnos</h2>
          <CallList branches={loaderData.branches} />
        </section>
      )}
    </div>
  )
}
