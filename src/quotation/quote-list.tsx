import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import type { MenuLink } from '#views/menu.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { ENQUIRY_PATH } from '#catalogue/paths.ts'
import { ActionFloor } from '#components/action-floor/action-floor.tsx'
import { Button, LinkButton } from '#components/button/button.tsx'
import { LinkList } from '#components/link-list/link-list.tsx'
import type { Slots } from '#islands/island.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import {
  canJoin,
  LINES_MOST,
  restorable,
  type QuoteLine,
  type RemovedLines,
} from '#visitor/quote-list.ts'
import { AddLines, LINES_ID } from './add-lines.tsx'
import { countText, useAddressedList, type AddressedList } from './addressed-list.ts'
import { missingSizes } from './line-size.ts'
import { LIST_FULL, totalText } from './list-text.ts'
import { ListTools } from './list-tools.tsx'
import { PrintedList } from './printed-list.tsx'
import { QuoteLineItem } from './quote-line.tsx'
import { RemovedLine, Undo } from './removed-line.tsx'
import { savedProduct, SaveOffline } from '#offline/save-offline.tsx'
import { useProductData } from '#finder/products/use-product-data.ts'
import { useStored } from '#visitor/use-stored.ts'
import { useQuoteList, useRemovedLines } from '#visitor/use-visitor.ts'
import { readPasted } from './read-pasted.ts'
import { unadded } from './unadded.ts'
import styles from './quote-list.module.css'

type QuoteListProps = {
  note: string
  /** Links for visitors without a code. */
  links: readonly MenuLink[]
  /** The start with a photograph of the plate: first in an empty list, folded below the lines of any other. */
  plate: ReactNode
  /** `intro`: shown until the island is hydrated. */
  slots: Slots
}

/** The page of the list to quote: gathered across the site, edited and shared here, sent as an enquiry. */
export function QuoteList({ note, links, plate, slots }: QuoteListProps) {
  const lines = useQuoteList()
  const { state, retry } = useProductData(lines.length > 0)
  const data = state.status === 'ready' ? state.data : undefined
  const { offered, unknown, problem, take, leave } = useAddressedList()
  const isLive = useIsLive()
  const products = data?.products ?? []
  // A blank keeps the line's room until the products are there.
  const missing = state.status === 'loading' ? '\u00a0' : missingSizes(lines, products)
  const isEmpty = lines.length === 0
  const { one, many } = useStored(unadded)
  const isUnadded = readPasted(`${one}\n${many}`, []).length > 0
  const [isLeaving, setLeaving] = useState(false)
  /** Intercepts every link to the enquiry, also the plate photograph's, while typed text is not in the list yet. */
  const askFirst = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!isUnadded || !(target instanceof Element)) return
    if (target.closest('a')?.getAttribute('href') !== ENQUIRY_PATH) return
    event.preventDefault()
    event.stopPropagation()
    setLeaving(true)
  }
  const removed = restorable(useRemovedLines())
  const gone = removed.length === 1 && lines.length > 0 ? removed[0] : undefined
  return (
    <>
      {slots['intro']}
      <div className="only-on-screen" onClickCapture={askFirst}>
        {problem && <p className={styles.notice}>{problem}</p>}
        {offered && (
          <AddressOffer
            list={offered}
            own={totalText(lines)}
            isFull={lines.length >= LINES_MOST}
            onTake={take}
            onLeave={leave}
          />
        )}
        {unknown.length > 0 && (
          <p className={styles.notice}>
            {unknown.map((code) => `«${code}»`).join(', ')}: no está en el catálogo. Queda en la
            lista tal como venía, para que la sucursal lo revise.
          </p>
        )}
        {state.status === 'failed' && (
          <p className={styles.notice}>
            No pudimos cargar los productos: tu lista está completa, pero no se compara con los
            límites publicados.{' '}
            <Button kind="text" onClick={retry}>
              Intentar de nuevo
            </Button>
          </p>
        )}
        {!gone && <Undo />}
        {/* One tree for both states: the field in which the first line is typed must stay mounted. */}
        <div
          className={isEmpty ? styles.empty : styles.columns}
          data-early={isEmpty && !isLive ? true : undefined}
        >
          {isEmpty ? plate : <Sending {...{ lines, products, note }} missing={missing} />}
          <section
            className={isEmpty ? `only-with-script ${styles.add}` : undefined}
            aria-labelledby="lista"
          >
            {isEmpty ? (
              <h2 id="lista">Agrega lo que necesitas</h2>
            ) : (
              <h2 id="lista" className={styles.total} aria-live="polite" tabIndex={-1}>
                {totalText(lines)}
                {missing !== '' && <small>{missing}</small>}
              </h2>
            )}
            {!isEmpty && <Lines {...{ lines, data, gone }} />}
            {lines.length < LINES_MOST || isUnadded ? (
              <AddLines isOpen={isEmpty} isLeaving={isLeaving} onStay={() => setLeaving(false)} />
            ) : (
              <p className="aside-text data-text">{LIST_FULL}</p>
            )}
            {!isEmpty && (
              <>
                <details className={styles.plate}>
                  <summary>Agregar una foto de la placa</summary>
                  {plate}
                </details>
                <div className={styles.besideNone}>
                  <ActionFloor>
                    <LinkButton href={ENQUIRY_PATH}>
                      Pedir cotización <span className={styles.count}>({lines.length})</span>
                    </LinkButton>
                  </ActionFloor>
                </div>
              </>
            )}
          </section>
          {isEmpty && <WithoutCode links={links} />}
        </div>
        {isEmpty && !isLive && (
          <div className={`${styles.besideNone} ${styles.early}`}>
            <ActionFloor isEarly>
              <LinkButton href={ENQUIRY_PATH}>Pedir cotización</LinkButton>
            </ActionFloor>
          </div>
        )}
      </div>
      {lines.length > 0 && <PrintedList lines={lines} products={products} missing={missing} />}
    </>
  )
}

type LinesProps = {
  lines: readonly QuoteLine[]
  data: ProductData | undefined
  /** The line removed last; its undo row is shown where it was. */
  gone: RemovedLines[number] | undefined
}

function Lines({ lines, data, gone }: LinesProps) {
  const undo = gone && <RemovedLine key="gone" label={gone.line.label} />
  return (
    <ol className="bare-list" id={LINES_ID} aria-label="Líneas de la lista">
      {lines.flatMap((line, index) => [
        gone?.index === index && undo,
        <QuoteLineItem
          key={line.key}
          line={line}
          product={data?.products.find(({ id }) => id === line.id)}
          plans={data?.plans ?? []}
          fluids={data?.options.services ?? []}
          isFirst={index === 0}
          isLast={index === lines.length - 1}
          earlier={earlierOf(line, lines.slice(0, index))}
          canMove={lines.length > 2}
        />,
      ])}
      {gone && gone.index >= lines.length && undo}
    </ol>
  )
}

/** An earlier line of the same product, if possible one that asks for the same. */
function earlierOf(line: QuoteLine, before: readonly QuoteLine[]): QuoteLine | undefined {
  const same = before.filter(({ id }) => id !== '' && id === line.id)
  return same.find((one) => canJoin(one, line)) ?? same[0]
}

type SendingProps = Pick<QuoteListProps, 'note'> & {
  lines: readonly QuoteLine[]
  products: readonly ProductRecord[]
  missing: string
}

/** The link to the enquiry and the tools. Before the lines, so that Tab reaches it without passing their controls. */
function Sending({ lines, products, missing, note }: SendingProps) {
  const known = products.filter(({ id }) => lines.some((line) => line.id === id))
  const isSeveral = new Set(lines.flatMap(({ id }) => id || [])).size > 1
  return (
    <aside className={styles.send} aria-label="Pedir cotización">
      <p className={styles.sum}>
        {totalText(lines)}
        {missing !== '' && <small>{missing}</small>}
      </p>
      <div className={styles.beside}>
        <LinkButton href={ENQUIRY_PATH}>Pedir cotización</LinkButton>
      </div>
      <p className="aside-text data-text">{note}</p>
      <ListTools lines={lines} products={products}>
        {isSeveral && <SaveOffline pages={known.map(savedProduct)} />}
      </ListTools>
    </aside>
  )
}

/** Links to products and the branch for visitors without a code. */
function WithoutCode({ links }: Pick<QuoteListProps, 'links'>) {
  return (
    <section aria-labelledby="elegir">
      <h2 id="elegir">No tengo el código</h2>
      <LinkList links={links} />
    </section>
  )
}

type AddressOfferProps = {
  list: AddressedList
  own: string
  /** The visitor's list has no room. */
  isFull: boolean
  onTake: (list: AddressedList, how: 'replace' | 'append') => void
  onLeave: () => void
}

/** Asks what to do with the list of the address, when the visitor already has one. */
function AddressOffer({ list, own, isFull, onTake, onLeave }: AddressOfferProps) {
  // The pressed button goes with it: the heading, which tells the effect, takes the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('lista')?.focus()
    },
    [],
  )
  return (
    <div className={styles.notice} role="group" aria-label="Lista recibida">
      <p>
        {isFull
          ? `${LIST_FULL} Para sumar ${countText(list)} del enlace, quita antes alguna de las tuyas.`
          : `El enlace trae una lista de ${countText(list)}, y aquí tienes otra (${own}).`}
      </p>
      <p className={styles.choices}>
        <Button kind="secondary" onClick={() => onTake(list, 'append')}>
          Sumar a la mía
        </Button>
        <Button kind="secondary" onClick={() => onTake(list, 'replace')}>
          Reemplazar la mía
        </Button>
        <Button kind="text" onClick={onLeave}>
          Dejar la mía
        </Button>
      </p>
    </div>
  )
}
