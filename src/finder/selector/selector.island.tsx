import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { counted } from '#catalogue/labels.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import { CopyTable } from '#components/copy-table/copy-table.tsx'
import { Link } from '#components/link/link.tsx'
import { Button } from '#components/button/button.tsx'
import { WithoutQuery } from '#islands/without-query.tsx'
import { RemovableChip, RemovableChips } from '../removable-chips.tsx'
import { criteriaTexts, selectionEnquiryPath } from './criteria-words.ts'
import { CountLine, jumpText, MachineCount, WholeCount } from './found-in-words.tsx'
import { cautionsOf, ORDERS, selectorPath, type ResultOrder } from './criteria.ts'
import { selectedTable } from './selected-text.ts'
import { countOptions, selectProducts } from './select-products.ts'
import type { CountedOptions } from '#views/product-data.ts'
import { NARROW, SelectorForm } from './selector-form.tsx'
import { SelectorResults, type Family } from './selector-results.tsx'
import { Field } from '#components/field/field.tsx'
import styles from './selector.module.css'
import { queryOf, useSelectorDraft } from './use-selector-draft.ts'
import { island, type Slots } from '#islands/island.tsx'
import { useProductData } from '../products/use-product-data.ts'
import { useReturnPlace } from '#visitor/use-return-place.ts'

type SelectorProps = {
  /** Counts over the whole catalogue, as in the page before hydration. */
  options: CountedOptions
  /** The picture of each machine, by its id. */
  pictures: Readonly<Record<string, Picture>>
  /** Every family, in the order of the catalogue. */
  families: readonly Family[]
  /** How many products there are. */
  total: number
  note: string
  /** `rows`: the first products; `more`: links for choosing without the form. */
  slots: Slots
}

/** More columns do not fit a telephone. */
const COMPARED_AT_ONCE = 3

/** The form, and the products whose published ranges cover what it asks: all while it is empty. */
function Selector({ options, pictures, families, total, note, slots }: SelectorProps) {
  const results = useRef<HTMLElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  // Once figures are asked, by Enter or by the address, the drawing folds to its fields so that the rows are visible.
  const [isFolded, setFolded] = useState(false)
  const asked = useSelectorDraft(options, ({ figures }) =>
    setFolded(Object.keys(figures).length > 0),
  )
  const { draft, criteria, system } = asked
  const chips = criteriaTexts(criteria, options, system)
  const isAsked = chips.length > 0
  const hasFigures = criteria.figures.length > 0
  const machine =
    chips.length === 1
      ? options.equipment.find(({ id }) => id === criteria.choices.equipment)
      : undefined
  const { state, retry } = useProductData()
  const data = state.status === 'ready' ? state.data : undefined
  const isAtResults = useIsAtHand(results)
  useReturnPlace(data !== undefined)
  const failed = state.status === 'failed' && isAsked
  const selected = data && selectProducts(data, criteria, hasFigures ? draft.order : 'margin')
  return (
    <div className={styles.selector}>
      <SelectorForm
        asked={asked}
        options={data ? countOptions(data, criteria) : options}
        pictures={pictures}
        order={
          selected && hasFigures && <OrderField order={draft.order} onOrder={asked.setOrder} />
        }
        summary={
          <>
            <p ref={count} className={styles.count} role="status" aria-label="Cuántos cumplen">
              {!isAsked ? (
                <WholeCount total={total} />
              ) : machine === undefined ? (
                selected && <CountLine selected={selected} />
              ) : (
                <MachineCount count={machine.count} machine={machine.label} />
              )}
            </p>
            {isFolded && (
              <span className={styles.unfold}>
                <Button kind="text" onClick={() => setFolded(false)}>
                  Ver en el dibujo
                </Button>
              </span>
            )}
            {isAsked && (
              <Button
                kind="text"
                onClick={() => {
                  asked.clear()
                  setFolded(false)
                }}
              >
                Empezar de nuevo
              </Button>
            )}
          </>
        }
        isFolded={isFolded}
        onSubmit={() => {
          setFolded(hasFigures)
          results.current?.focus({ preventScroll: true })
          // On a telephone the results fill the window.
          requestAnimationFrame(() =>
            matchMedia(NARROW).matches
              ? results.current?.scrollIntoView()
              : count.current?.scrollIntoView({ block: 'nearest' }),
          )
        }}
      />
      <section
        ref={results}
        id="resultados"
        className={styles.results}
        tabIndex={-1}
        aria-label="Resultados"
      >
        {failed ? (
          <>
            <p>No pudimos cargar los rangos publicados.</p>
            <Button onClick={retry}>Intentar de nuevo</Button>
          </>
        ) : data && selected && isAsked ? (
          <>
            <AskedParts
              chips={chips}
              cautions={cautionsOf(criteria, data.options)}
              onRemove={(name) => {
                asked.remove(name)
                results.current?.focus({ preventScroll: true })
              }}
            />
            <SelectorResults
              selected={selected}
              columns={data.columns}
              families={families}
              criteria={criteria}
            />
            <div className={styles.foot}>
              <p className={styles.taken}>
                {selected.complies.length > 1 && (
                  <Link
                    href={comparisonPath(
                      selected.complies.slice(0, COMPARED_AT_ONCE).map(({ product }) => product.id),
                      queryOf(selectorPath(criteria, {}, system)).slice(1),
                    )}
                  >
                    Comparar los primeros
                  </Link>
                )}
                <Link href={selectionEnquiryPath(chips)}>Consultar con estos datos</Link>
                <CopyTable
                  table={() => selectedTable(selected, data.columns, system)}
                  fileName="seleccion.csv"
                />
              </p>
              <p className={styles.note}>{note}</p>
            </div>
          </>
        ) : (
          <div className={isAsked ? styles.coming : undefined}>
            <WithoutQuery>{slots['rows']}</WithoutQuery>
          </div>
        )}
        <div className={styles.more}>
          <WithoutQuery>{slots['more']}</WithoutQuery>
        </div>
      </section>
      {selected && isAsked && !isAtResults && (
        <p className={styles.jump} data-jump>
          <a href="#resultados">
            {machine ? `Ver ${counted(machine.count, 'producto')}` : jumpText(selected)}
          </a>
        </p>
      )}
    </div>
  )
}

type OrderFieldProps = { order: ResultOrder; onOrder: (order: ResultOrder) => void }

function OrderField({ order, onOrder }: OrderFieldProps) {
  return (
    <Field label="Orden">
      {(wiring) => (
        <select
          {...wiring}
          value={order}
          onChange={({ target }) =>
            onOrder(ORDERS.find(({ id }) => id === target.value)?.id ?? 'margin')
          }
        >
          {ORDERS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type AskedPartsProps = {
  chips: ReturnType<typeof criteriaTexts>
  cautions: readonly string[]
  onRemove: (name: string) => void
}

/** The asked properties, each with a button to remove it, and the warnings for them. */
function AskedParts({ chips, cautions, onRemove }: AskedPartsProps) {
  return (
    <div className={styles.asked}>
      <RemovableChips label="Lo pedido">
        {chips.map(({ name, label = '', text }) => (
          <RemovableChip key={name} onRemove={() => onRemove(name)}>
            <span className={styles.named}>{label}</span>
            {text.slice(label.length)}
          </RemovableChip>
        ))}
      </RemovableChips>
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          {caution}
        </p>
      ))}
    </div>
  )
}

/** Whether an element is in the upper half of the window. */
function useIsAtHand(part: RefObject<HTMLElement | null>): boolean {
  const [isAtHand, setAtHand] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const watcher = new IntersectionObserver(
      (entries) => setAtHand(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '0px 0px -50% 0px' },
    )
    watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part])
  return isAtHand
}

export default island('selector', Selector)
