import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import { TURNS, type Facet } from '#figures/facets.ts'
import { CopyTable } from '#components/copy-table/copy-table.tsx'
import { Link } from '#components/link/link.tsx'
import { Button } from '#components/button/button.tsx'
import { Unasked } from '#islands/unasked.tsx'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { chooseUnits, IMPERIAL_MARK } from '#visitor/unit-system.ts'
import { AskedChip, AskedChips } from '../asked-chips.tsx'
import { chipsOf, selectionEnquiryPath } from './asked-in-words.ts'
import { CountLine, jumpText, speedNote, vacuumNote, WholeCount } from './found-in-words.tsx'
import { packingBox } from '#figures/packing-box.ts'
import {
  cautionsOf,
  criteriaOf,
  draftOf,
  EMPTY_DRAFT,
  inSystem,
  mayNotTurn,
  ORDERS,
  selectorPath,
  SYSTEM_PARAM,
  type BoxMeasure,
  type Draft,
} from './criteria.ts'
import { asOnPlate, withTurns } from './change-turns.ts'
import { stepped } from './step-figure.ts'
import { selectedTable } from './selected-text.ts'
import { countOptions, selectProducts } from './select-products.ts'
import type { CountedOptions } from '#views/product-data.ts'
import { NARROW, SelectorForm } from './selector-form.tsx'
import { SelectorResults, type Family } from './selector-results.tsx'
import { Field } from '#components/field/field.tsx'
import styles from './selector.module.css'
import { island, type Slots } from '#islands/island.tsx'
import { useProductData } from '../products/use-product-data.ts'
import { useReturnPlace } from '#visitor/use-return-place.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'

type SelectorProps = {
  /** Counted over the whole catalogue: what the page shows before it comes alive. */
  options: CountedOptions
  /** The picture of each machine, by its id. */
  pictures: Readonly<Record<string, Picture>>
  /** Every family, in the order of the catalogue. */
  families: readonly Family[]
  /** How many products there are. */
  total: number
  note: string
  /** `rows`: the first products; `more`: the way in without the form. */
  slots: Slots
}

/** More columns do not fit a telephone. */
const COMPARED_AT_ONCE = 3

/** The selector is one page: what it asks is its address's query. */
const queryOf = (path: string) => path.slice(path.includes('?') ? path.indexOf('?') : path.length)

/** What is known of a machine, and the products whose published ranges cover it: all, while nothing is. */
function Selector({ options, pictures, families, total, note, slots }: SelectorProps) {
  const results = useRef<HTMLElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  // Once figures are asked, by Enter or by the address, the drawing is folded to its fields: the rows stand in sight.
  const [isFolded, setFolded] = useState(false)
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
    const asked = asOnPlate(draftOf(query, wanted), options)
    setState({ draft: asked, draftSystem: wanted })
    setFolded(Object.keys(asked.figures).length > 0)
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
    const chosen = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''))
    const next = { ...current, choices: chosen }
    change(name === 'equipment' ? asOnPlate(next, options) : next)
  }

  function remove(name: string) {
    if (name in current.figures) changeFigure(name as Facet | BoxMeasure, '')
    else changeChoice(name, '')
    results.current?.focus({ preventScroll: true })
  }

  function step(facet: Facet, way: 1 | -1) {
    const asked = criteria.figures.find((one) => one.facet === facet)
    changeFigure(facet, stepped(facet, asked, way, system, current.isRpm))
  }

  const isAtResults = useIsAtHand(results)
  const isReady = state.status === 'ready'
  useReturnPlace(isReady)
  const selected = isReady
    ? selectProducts(state.data, criteria, criteria.figures.length > 0 ? current.order : 'margin')
    : undefined
  const isAsked = chips.length > 0
  const valueOf = (facet: Facet) => criteria.figures.find((one) => one.facet === facet)?.value
  const [shaft, speed] = [valueOf('diameter'), valueOf(TURNS.facet)]
  const pressure = valueOf('pressure')
  const isRod = mayNotTurn(current.choices.equipment, options)
  const cautions = isReady ? cautionsOf(criteria, state.data.options) : []
  const known = {
    // A rod does not turn.
    ...(speed !== undefined && !isRod && { speed: speedNote(speed, shaft, current.isRpm, system) }),
    ...(pressure !== undefined && pressure < 0 && { pressure: vacuumNote(pressure, system) }),
  }
  return (
    <div className={styles.selector}>
      <SelectorForm
        draft={current}
        system={system}
        mayTurn={!isRod}
        options={isReady ? countOptions(state.data, criteria) : options}
        pictures={pictures}
        unread={criteria.unread}
        understood={criteria.understood}
        known={known}
        packing={
          shaft !== undefined && criteria.box !== undefined
            ? packingBox(shaft, criteria.box, criteria.depth)
            : undefined
        }
        order={
          selected &&
          criteria.figures.length > 0 && (
            <Field label="Orden">
              {(wiring) => (
                <select
                  {...wiring}
                  value={current.order}
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
              )}
            </Field>
          )
        }
        summary={
          <>
            <p
              ref={count}
              id="resultados"
              className={styles.count}
              role="status"
              aria-label="Cuántos cumplen"
            >
              {isAsked ? (
                selected && <CountLine selected={selected} />
              ) : (
                <WholeCount total={total} />
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
                  change({ ...EMPTY_DRAFT })
                  setFolded(false)
                }}
              >
                Empezar de nuevo
              </Button>
            )}
          </>
        }
        onFigure={changeFigure}
        onStep={step}
        onChoice={changeChoice}
        onRpm={(isRpm) => change(withTurns(current, isRpm, criteria, system))}
        isFolded={isFolded}
        onSubmit={() => {
          setFolded(criteria.figures.length > 0)
          results.current?.focus({ preventScroll: true })
          // On a telephone the count goes to the top of the window: the answer fills what the fields leave.
          requestAnimationFrame(() =>
            count.current?.scrollIntoView({
              block: matchMedia(NARROW).matches ? 'start' : 'nearest',
            }),
          )
        }}
      />
      <section ref={results} className={styles.results} tabIndex={-1} aria-label="Resultados">
        {selected && isAsked && (
          <div className={styles.asked}>
            <AskedChips label="Lo pedido">
              {chips.map(({ name, label = '', text }) => (
                <AskedChip key={name} onRemove={() => remove(name)}>
                  <span className={styles.named}>{label}</span>
                  {text.slice(label.length)}
                </AskedChip>
              ))}
            </AskedChips>
            {cautions.map((caution) => (
              <p key={caution} className={styles.caution}>
                {caution}
              </p>
            ))}
          </div>
        )}
        {selected && isReady && (
          <SelectorResults
            selected={selected}
            columns={state.data.columns}
            families={families}
            criteria={criteria}
            isAsked={isAsked}
          />
        )}
        {selected && isReady && isAsked && (
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
                table={() => selectedTable(selected, state.data.columns, system)}
                fileName="seleccion.csv"
              />
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        )}
        {!selected && state.status !== 'failed' && (
          <div className="fills-window">
            <Unasked>{slots['rows']}</Unasked>
          </div>
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
        <p className={styles.jump} data-jump>
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

export default island('selector', Selector)
