import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { counted } from '#catalogue/labels.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import { TURNS, type Facet } from '#figures/facets.ts'
import { Link } from '#components/link/link.tsx'
import { Button } from '#components/button/button.tsx'
import { Unasked } from '#islands/unasked.tsx'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { chooseUnits, IMPERIAL_MARK } from '#visitor/unit-system.ts'
import { AskedChip, AskedChips } from '../asked-chips.tsx'
import { packingBox } from '#figures/packing-box.ts'
import { shown } from '#figures/limit-words.ts'
import { surfaceSpeed, type UnitSystem } from '#figures/units.ts'
import {
  chipsOf,
  criteriaOf,
  draftOf,
  EMPTY_DRAFT,
  inSystem,
  ORDERS,
  selectionEnquiryPath,
  selectorPath,
  SYSTEM_PARAM,
  type BoxMeasure,
  type Draft,
} from './criteria.ts'
import { countOptions, selectProducts, type Selected } from './select-products.ts'
import type { CountedOptions, ProductRecord } from '../products/product-data.ts'
import { SelectorForm } from './selector-form.tsx'
import { SelectorResults } from './selector-results.tsx'
import styles from './selector.module.css'
import { island, type Slots } from '#islands/island.tsx'
import { useProductData } from '../products/use-product-data.ts'
import { useReturnPlace } from '#visitor/use-return-place.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'

type SelectorProps = {
  /** Counted over the whole catalogue: what the page shows before it comes alive. */
  options: CountedOptions
  note: string
  /** `more`: the way in without the form, and what stands under the results. */
  slots: Slots
}

/** More columns do not fit a telephone. */
const COMPARED_AT_ONCE = 3

/** The selector is one page: what it asks is its address's query. */
const queryOf = (path: string) => path.slice(path.includes('?') ? path.indexOf('?') : path.length)

/** What is known of a machine, and the products whose published ranges cover it: all, while nothing is. */
function Selector({ options, note, slots }: SelectorProps) {
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const system = useUnitSystem()
  const [{ draft, draftSystem }, setState] = useState<{ draft: Draft; draftSystem: typeof system }>(
    {
      draft: EMPTY_DRAFT,
      draftSystem: system,
    },
  )
  const { state, retry } = useProductData()

  // The address holds what was asked. Before anything is painted: the results may be there at once, and what is asked
  // stands above them.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search)
    const wanted = query.get(SYSTEM_PARAM) === IMPERIAL_MARK ? 'imperial' : system
    if (wanted !== system) chooseUnits(wanted)
    setState({ draft: draftOf(query, wanted), draftSystem: wanted })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The address is read once, at the start.
  }, [])

  // The switch of units converts what was typed.
  const current = draftSystem === system ? draft : inSystem(draft, draftSystem, system, options)
  const criteria = criteriaOf(current, options, system)
  const chips = chipsOf(criteria, options, system)

  function change(next: Draft) {
    setState({ draft: next, draftSystem: system })
    const path = selectorPath(criteriaOf(next, options, system), next, system)
    // Not a step of its own in the history, and nothing to load.
    replaceAddressQuery(queryOf(path))
  }

  function changeFigure(facet: Facet | BoxMeasure, text: string) {
    const { [facet]: _, ...others } = current.figures
    change({ ...current, figures: text === '' ? others : { ...others, [facet]: { text } } })
  }

  function changeChoice(name: string, id: string) {
    const choices = { ...current.choices, [name]: id }
    change({
      ...current,
      choices: Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== '')),
    })
  }

  function remove(name: string) {
    if (name in current.figures) changeFigure(name as Facet | BoxMeasure, '')
    else changeChoice(name, '')
    results.current?.focus({ preventScroll: true })
  }

  const isAtResults = useIsAtHand(results)
  const isReady = state.status === 'ready'
  useReturnPlace(isReady)
  const selected = isReady
    ? selectProducts(
        state.data,
        criteria,
        criteria.figures.length > 0 ? current.order : 'catalogue',
      )
    : undefined
  const total = isReady ? state.data.products.length : 0
  const isAsked = chips.length > 0
  const valueOf = (facet: Facet) => criteria.figures.find((one) => one.facet === facet)?.value
  const [shaft, turns] = [valueOf('diameter'), valueOf(TURNS.facet)]
  const caution = isReady
    ? state.data.options.services.find(({ id }) => id === criteria.choices.services)?.caution
    : undefined
  return (
    <div className={styles.layout}>
      <SelectorForm
        ref={form}
        draft={current}
        system={system}
        options={isReady ? countOptions(state.data, criteria) : options}
        unread={criteria.unread}
        understood={criteria.understood}
        speedNote={
          current.isRpm && turns !== undefined ? turnsNote(turns, shaft, system) : undefined
        }
        packing={
          shaft !== undefined && criteria.box !== undefined
            ? packingBox(shaft, criteria.box, criteria.depth)
            : undefined
        }
        enquiryHref={selectionEnquiryPath(chips)}
        onFigure={changeFigure}
        onChoice={changeChoice}
        onRpm={(isRpm) => {
          const { [TURNS.facet]: _, ...figures } = current.figures
          change({ ...current, figures, isRpm })
        }}
        onSubmit={() => {
          results.current?.focus()
          results.current?.scrollIntoView()
        }}
        onClear={() => change({ ...EMPTY_DRAFT })}
      />
      <section
        ref={results}
        id="resultados"
        className={styles.results}
        tabIndex={-1}
        aria-label="Resultados"
      >
        {selected && (
          <div className={styles.bar}>
            <h2>
              <span role="status">
                {isAsked ? (
                  <>
                    <b>{selected.complies.length}</b> de {total} cumplen
                  </>
                ) : (
                  <>
                    <b>{total}</b> productos
                  </>
                )}
              </span>
            </h2>
            <label className={styles.order}>
              <span>Orden</span>
              <select
                value={current.order}
                disabled={criteria.figures.length === 0}
                onChange={({ target }) => {
                  const order = ORDERS.find(({ id }) => id === target.value)?.id ?? 'margin'
                  change({ ...current, order })
                }}
              >
                {ORDERS.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        {selected && isAsked && (
          <div className={styles.asked}>
            <AskedChips label="Lo pedido">
              {chips.map(({ name, text }) => (
                <AskedChip key={name} onRemove={() => remove(name)}>
                  {text}
                </AskedChip>
              ))}
            </AskedChips>
            {selected.complies.length > 1 && (
              <p className={styles.note}>
                <Link
                  href={comparisonPath(
                    selected.complies.slice(0, COMPARED_AT_ONCE).map(({ product }) => product.id),
                    queryOf(selectorPath(criteria, {}, system)).slice(1),
                  )}
                >
                  Comparar los primeros para lo pedido
                </Link>
              </p>
            )}
            {caution !== undefined && <p className={styles.caution}>{caution}</p>}
            <p className={styles.note}>{note}</p>
          </div>
        )}
        {selected && isReady && (
          <SelectorResults
            selected={selected}
            columns={state.data.columns}
            machine={criteria.choices.equipment}
          />
        )}
        {state.status === 'unasked' && (
          <div className={styles.coming}>
            <Unasked>
              <p>Escribe una cifra o elige un equipo: los productos que cumplen aparecen aquí.</p>
            </Unasked>
          </div>
        )}
        {state.status === 'loading' && (
          <p className={styles.coming}>Cargando los rangos publicados…</p>
        )}
        {state.status === 'failed' && (
          <>
            <p>No pudimos cargar los rangos publicados.</p>
            <Button onClick={retry}>Intentar de nuevo</Button>
          </>
        )}
        <div className={styles.more}>
          <Unasked>{slots['more']}</Unasked>
        </div>
      </section>
      {selected && isAsked && !isAtResults && (
        <p className={styles.jump}>
          <a href="#resultados">{jumpText(selected)}</a>
        </p>
      )}
    </div>
  )
}

/** Whether a part of the page has reached the upper half of the window. */
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

function jumpText({ complies }: Selected<ProductRecord>): string {
  if (complies.length === 0) return 'Ver los más cercanos'
  return `Ver ${counted(complies.length, 'producto')}`
}

/** What the turns come to on the asked shaft. */
function turnsNote(turns: number, shaft: number | undefined, system: UnitSystem): string {
  return shaft === undefined
    ? 'Con el diámetro de eje se compara también con los que publican m/s.'
    : `≈ ${shown(surfaceSpeed(turns, shaft), TURNS.facet, system)} en ese eje`
}

export default island('selector', Selector)
