import type { DocumentGroup, DocumentRow } from '#catalogue/ask/document-groups.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { ListFilters } from '#components/product-list/list-filters.tsx'
import { GroupLinks } from '#components/product-list/group-links.tsx'
import { dayText } from './document-query.ts'
import styles from './document-list.module.css'

type DocumentListProps = { groups: readonly DocumentGroup[] }

/**
 * Every PDF of the site by groups, with filters (document-list.element.ts) that are kept in the address. Without a
 * script, the groups' names are links to the groups.
 */
export function DocumentList({ groups }: DocumentListProps) {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <document-list data-wake="sign" data-asked="" class={styles.list}>
      <search className={styles.form} aria-label="Documentos">
        <Field label="Código o nombre">
          {(wiring) => (
            <input
              {...wiring}
              name="q"
              type="search"
              autoComplete="off"
              placeholder="Por ejemplo, 2810"
            />
          )}
        </Field>
        <details className={styles.since}>
          <summary>Solo lo que cambió desde…</summary>
          <Field label="Desde el día" hint="Por ejemplo, 21-11-2026">
            {(wiring) => (
              <input {...wiring} name="desde" type="text" inputMode="numeric" autoComplete="off" />
            )}
          </Field>
        </details>
      </search>
      <div className={styles.bar}>
        <ListFilters
          filters={groups.map(({ id, heading, rows }) => ({
            id,
            label: heading,
            group: 'Familia',
            count: rows.length,
          }))}
        />
        <GroupLinks groups={groups} />
      </div>
      <p className={styles.count} data-count>
        {total} documentos
      </p>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <p className={styles.none} data-none hidden>
        Ningún documento reúne lo pedido.{' '}
        <Button kind="text" data-all>
          Ver todos
        </Button>
      </p>
    </document-list>
  )
}

function Group({ id, heading, rows }: DocumentGroup) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>
        <a className="unfolds" href={`#${id}`}>
          {heading} <span>{rows.length}</span>
        </a>
      </h2>
      <ul className={`bare-list ${styles.rows}`}>
        {rows.map((row) => (
          <Row key={row.href} {...row} />
        ))}
      </ul>
    </section>
  )
}

/** One link per row: a tap on the name opens the document as well. */
function Row({ href, code, title, kind, revised, size }: DocumentRow) {
  return (
    <li data-revised={revised}>
      <a
        className={styles.row}
        href={href}
        type="application/pdf"
        target="_blank"
        rel="noopener"
        data-day={dayText(revised)}
      >
        <span className={styles.name}>
          <b>{code ?? title}</b> <span>{code === undefined ? kind : title}</span>
        </span>{' '}
        <span className={styles.pdf}>
          <span className="visually-hidden">(</span>
          <b>PDF</b>
          <span className="visually-hidden">,</span> <span>{size}</span>
          <span className="visually-hidden">)</span>
        </span>
        <span className="visually-hidden"> (abre en pestaña nueva)</span>
      </a>
    </li>
  )
}
