import { catalogue } from '#catalogue/catalogue.ts'
import { pageHead, pageTitle } from '#views/page-head.ts'
import { HOME_LABEL, HOME_PATH, PENDING_PATH } from '#catalogue/paths.ts'
import { sortPending } from '#catalogue/read/pending.ts'
import type { Problem } from '#catalogue/read/problem.ts'
import { setType } from '#figures/set-type.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { PageTrail } from './page-trail.tsx'
import type { PageProps } from './page.ts'
import styles from './pending.module.css'

const TITLE = 'Datos por entregar'

export function loader() {
  const model = catalogue()
  const { indispensable, optional } = sortPending(model.pending)
  return {
    head: pageHead(model, {
      path: PENDING_PATH,
      title: pageTitle(TITLE, model),
      description: 'Los datos que la empresa aún no entrega, con su lugar en el contenido.',
      isIndexable: false,
    }),
    parts: [
      {
        id: 'indispensables',
        heading: 'Sin esto no se publica',
        note: 'El sitio necesita saber de quién es y dónde está.',
        owed: byFile(indispensable),
      },
      {
        id: 'optativos',
        heading: 'Sin esto se puede publicar',
        note: 'Lo que es un teléfono, un correo o un enlace se omite; un texto se publica tal como está propuesto.',
        owed: byFile(optional),
      },
    ].filter(({ owed }) => owed.length > 0),
    count: model.pending.length,
  }
}

function byFile(pending: readonly Problem[]) {
  return [...Map.groupBy(pending, ({ file }) => file)].map(([file, entries]) => ({
    file,
    entries: entries.map(({ line, field, message }) => ({
      line,
      field,
      message: setType(message),
    })),
  }))
}

/** The list of `npm run pendientes`, for readers of a build with sample data. */
export default function PendingPage({ loaderData }: PageProps<typeof loader>) {
  const { parts, count } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail
        crumbs={[
          { label: HOME_LABEL, href: HOME_PATH },
          { label: TITLE, href: PENDING_PATH },
        ]}
      />
      <PageTitle lead="Esta vista previa usa datos de muestra en lugar de lo que sigue. El sitio publicado no lleva ni la barra de arriba ni esta página.">
        {TITLE} <span className={styles.count}>{count}</span>
      </PageTitle>
      {parts.map(({ id, heading, note, owed }) => (
        <section key={id} className="section-tight" aria-labelledby={id}>
          <SectionHeading id={id}>{heading}</SectionHeading>
          <p className={styles.note}>{note}</p>
          {owed.map(({ file, entries }) => (
            <div key={file} className={styles.file}>
              <h3 className={styles.name}>
                <samp>{file}</samp>
              </h3>
              <ul className={`bare-list ${styles.entries}`}>
                {entries.map(({ line, field, message }) => (
                  <li key={line}>
                    <span>{message}</span>
                    <samp className="aside-text">
                      {line} · {field}
                    </samp>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
