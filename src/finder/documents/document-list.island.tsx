import { useId } from 'react'
import type { DocumentGroup, DocumentRow } from '#catalogue/document-groups.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { Link } from '#components/link/link.tsx'
import { replaceAddressQuery, useAddressQuery } from '#visitor/address-query.ts'
import { FilterChips } from '#components/product-list/filter-chips.tsx'
import { GroupLinks } from '#components/product-list/group-links.tsx'
import {
  askedDocuments,
  DOCUMENT_ORDERS,
  documentQueryText,
  readDocumentQuery,
  type DocumentOrder,
  type DocumentQuery,
} from './document-query.ts'
import styles from './document-list.module.css'
import { island, type Slots } from '#islands/island.tsx'

type DocumentListProps = {
  groups: readonly DocumentGroup[]
  /** `note`: under the filters. */
  slots: Slots
}

/**
 * Every PDF of the site by groups, to be filtered and ordered; what is asked stands in the address.
 * Without a script the groups' names lead to the groups.
 */
function DocumentList({ groups, slots }: DocumentListProps) {
  const query = readDocumentQuery(useAddressQuery(), groups)
  const shown = askedDocuments(groups, query)
  const total = countRows(groups)
  const ask = (change: Partial<DocumentQuery>) => {
    const next = { ...query, ...change }
    replaceAddressQuery(documentQueryText(next))
    announce(countText(countRows(askedDocuments(groups, next)), total))
  }
  const everyGroup = { ...query, groups: new Set<string>() }
  const inGroup = (id: string) =>
    countRows(askedDocuments(groups, { ...everyGroup, groups: new Set([id]) }))
  return (
    <>
      <search className={styles.form} aria-label="Documentos">
        <Field label="Código o nombre">
          {(wiring) => (
            <input
              {...wiring}
              type="search"
              autoComplete="off"
              value={query.words}
              onChange={({ currentTarget }) => ask({ words: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Qué cambió desde">
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              value={query.since}
              onChange={({ currentTarget }) => ask({ since: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Orden">
          {(wiring) => (
            <select
              {...wiring}
              value={query.order}
              onChange={({ currentTarget }) => ask({ order: currentTarget.value as DocumentOrder })}
            >
              {DOCUMENT_ORDERS.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <div className={styles.bar}>
        <FilterChips
          legend="Familia"
          chips={groups.map(({ id, heading }) => ({
            id,
            label: heading,
            isChosen: query.groups.has(id),
            count: inGroup(id),
          }))}
          onChange={(id, isChosen) =>
            ask({
              groups: new Set(
                groups
                  .map((group) => group.id)
                  .filter((one) => (one === id ? isChosen : query.groups.has(one))),
              ),
            })
          }
        />
        <GroupLinks groups={groups} />
      </div>
      <div className={styles.notes}>
        <p className={styles.count}>{countText(countRows(shown), total)}</p>
        {slots['note']}
      </div>
      {shown.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      {shown.length === 0 && (
        <p className={styles.empty}>
          Ningún documento reúne lo pedido.{' '}
          <Button
            kind="text"
            onClick={() => ask({ words: '', since: '', groups: new Set(), order: 'group' })}
          >
            Ver todos
          </Button>
        </p>
      )}
    </>
  )
}

function Group({ id, heading, rows }: DocumentGroup) {
  const headingId = useId()
  return (
    <section className={styles.group} id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {heading} <span>{rows.length}</span>
      </h2>
      <ul className="bare-list">
        {rows.map((row) => (
          <Row key={row.href} {...row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ href, code, title, kind, revised, note }: DocumentRow) {
  return (
    <li>
      <Link className={styles.row} href={href} type="application/pdf">
        <b className={styles.code}>{code}</b> <span className={styles.title}>{title}</span>{' '}
        <span className={styles.kind}>{kind}</span>{' '}
        <time className={styles.revised} dateTime={revised}>
          {dayText(revised)}
        </time>{' '}
        <span className={styles.size}>({note})</span>
      </Link>
    </li>
  )
}

/** As documents themselves say it: 23-11-2026. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('-')
}

function countRows(groups: readonly DocumentGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

function countText(shown: number, total: number): string {
  return shown < total ? `${shown} de ${total} documentos` : `${total} documentos`
}

export default island('document-list', DocumentList)
