import { listed } from '#catalogue/labels.ts'
import { useEffect, useRef, useState } from 'react'
import { comparisonPath, plainDrawingPath, rowDrawingPath } from '#catalogue/paths.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { Button } from '#components/button/button.tsx'
import { CopyTable } from '#components/copy-table/copy-table.tsx'
import { announce } from '#components/announcer/announce.ts'
import { Link } from '#components/link/link.tsx'
import { copyText } from '#components/copy-text/copy-text.ts'
import { WithoutQuery } from '#islands/without-query.tsx'
import { listOf } from '../products/list-mates.ts'
import { useMedia } from '../use-media.ts'
import { useWidth } from '../use-width.ts'
import { savedProduct, SaveOffline } from '#offline/save-offline.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { COMPARED_MOST, type ComparedProduct } from '#visitor/compared-products.ts'
import { addressedService } from '#components/product-row/addressed-service.ts'
import { AddCompared } from './add-compared.tsx'
import { comparedTable } from './compared-text.ts'
import { ComparedTable, countRows } from './compared-table.tsx'
import { judgeCompared } from './judge-compared.ts'
import { ProductPicker } from './product-picker.tsx'
import { Siblings } from './siblings.tsx'
import { useComparison } from './use-comparison.ts'
import styles from './comparison.module.css'
import { island, type Slots } from '#islands/island.tsx'
import { useUnitSystem } from '#visitor/use-visitor.ts'

/** A suggested comparison, shown while nothing is compared. */
export type SuggestedComparison = { line: string; products: readonly ComparedProduct[] }

type ComparisonProps = {
  title: string
  lead: string
  note: string
  suggestions: readonly SuggestedComparison[]
  /** `intro`: shown while nothing is compared. */
  slots: Slots
}

/** Widths in rem: below which figures come first and tools after; labels stand over their rows; products, too. */
const NARROW = 70
const STACKED = 56
const LINES = 17
/** The least width of a column. */
const COLUMN = 6

/** Up to six products side by side: those of the address, else those gathered on the way. */
function Comparison({ title, lead, note, suggestions, slots }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, ids, compared, unknown, isComing, hasFailed, retry, machine, compare } =
    useComparison(heading)
  usePrintedAddress()
  const opening = useRef<HTMLDivElement>(null)
  const width = useWidth(opening)
  const isNarrow = width < NARROW
  const layout = width < LINES ? 'lines' : width < STACKED ? 'stacked' : 'wide'
  const isWhole = useMedia('print') || layout === 'lines'
  const most = isWhole ? COMPARED_MOST : Math.min(COMPARED_MOST, Math.floor(width / COLUMN))
  const [showsDifferencesOnly, setDifferencesOnly] = useState(true)
  const [preferred, setPreferred] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const only = compared.length === 1 ? compared[0] : undefined
  const { columns, others } = inColumns(compared, preferred, most)
  const rows = countRows(columns, showsDifferencesOnly)
  const system = useUnitSystem()
  const judged = data && judgeCompared(columns, machine, data.options, system)
  const service = machine === '' ? undefined : addressedService(new URLSearchParams(machine))
  const heard = compared.length > 0 ? `Comparar ${listed(compared)}` : title
  useTitle(compared.length > 0 ? heard : undefined)

  const tools = compared.length > 0 && (
    <p className={styles.actions}>
      <CopyTable table={() => comparedTable(columns, judged, system)} fileName="comparacion.csv" />
      <CopyLink />
      <Button kind="text" onClick={() => print()}>
        Imprimir
      </Button>
      {compared.length > 1 && <SaveOffline pages={compared.map(savedProduct)} />}
    </p>
  )
  const add = compared.length > 1 && <AddCompared products={compared} service={service} />
  // A single product asks for another one.
  const isAddedFirst = compared.length > 0 && (!isNarrow || only !== undefined)
  const picker = (data || ids.length === 0) && (
    <ProductPicker data={data} words={words} onSearch={setWords} />
  )
  return (
    <>
      <div ref={opening} className={styles.opening}>
        <h1 ref={heading} tabIndex={-1}>
          {heard}
        </h1>
        {isNarrow ? only && <UnitSwitch /> : tools}
      </div>
      {unknown.length > 0 && (
        <p className={styles.unknown} role="status">
          No está en el catálogo: {unknown.join(', ')}.
        </p>
      )}
      {isAddedFirst && picker}
      {compared.length > 0 && (
        <>
          <div className={styles.bar} hidden={isNarrow && only !== undefined}>
            {!only && rows.different < rows.all && (
              <DifferencesOnly {...rows} isOn={showsDifferencesOnly} onTurn={setDifferencesOnly} />
            )}
            {rows.odd > 0 && (
              <p className={styles.odd}>
                <span>Con fondo:</span> el único distinto de su fila, en la misma unidad.
              </p>
            )}
            {others.length > 0 && (
              <p className={styles.odd}>
                {columns.length} de {compared.length} a la vista
              </p>
            )}
            {(!isNarrow || !only) && <UnitSwitch />}
            {!isNarrow && add}
          </div>
          <div className={only && styles.alone}>
            {only && (
              <Siblings
                of={only}
                all={data?.products ?? []}
                onPick={(id) => compare([only.id, id])}
              />
            )}
            <ComparedTable
              products={columns}
              facets={data ? facetsFor(data, only) : []}
              judged={judged}
              service={service}
              others={others}
              layout={layout}
              showsDifferencesOnly={showsDifferencesOnly}
              onRemove={(id) => compare(compared.map((one) => one.id).filter((one) => one !== id))}
              onSwap={(id, other) =>
                setPreferred(columns.map((one) => (one.id === id ? other : one.id)))
              }
            />
          </div>
          <p className={styles.note}>
            {/* What all publish has no dash. */}
            {rows.hasGap && '– no publica ese dato. '}
            {note}
          </p>
          {isNarrow && add}
          {isNarrow && tools}
        </>
      )}
      {isComing && <ComingProducts ids={ids} />}
      {hasFailed && (
        <>
          <p>No pudimos cargar los productos.</p>
          <Button onClick={retry}>Intentar de nuevo</Button>
        </>
      )}
      {compared.length === 0 && !isComing && <p className="only-with-script muted">{lead}</p>}
      <p className="only-without-script">
        Poner productos lado a lado necesita JavaScript. Sin él, cada lista pone las cifras de sus
        productos en las mismas columnas.
      </p>
      {!isAddedFirst && picker}
      {compared.length === 0 && !isComing && (
        <WithoutQuery>
          <Suggested comparisons={suggestions} />
          {slots['intro']}
        </WithoutQuery>
      )}
    </>
  )
}

/** The facets; a product alone is drawn on the axes of its list. */
function facetsFor({ columns, lists }: ProductData, only: ProductRecord | undefined) {
  const own = only && lists[listOf(only.href)]
  return columns.map((column) => own?.find(({ id }) => id === column.id) ?? column)
}

type DifferencesOnlyProps = {
  different: number
  all: number
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** Hides the rows in which all are alike, and says how many are left. */
function DifferencesOnly({ different, all, isOn, onTurn }: DifferencesOnlyProps) {
  return (
    <label className={styles.differences}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      Solo diferencias{' '}
      <small>
        {different} de {all}
      </small>
    </label>
  )
}

function Suggested({ comparisons }: { comparisons: readonly SuggestedComparison[] }) {
  if (comparisons.length === 0) return null
  return (
    <div className="only-with-script">
      <h2 className={styles.suggested}>Para empezar</h2>
      <ul className={styles.suggestions}>
        {comparisons.map(({ line, products }) => (
          <li key={line}>
            <Link href={comparisonPath(products.map(({ id }) => id))}>
              {products.map(({ id, label }) => (
                <b key={id}>
                  <img src={rowDrawingPath(id)} width={96} height={72} alt="" loading="lazy" />
                  {label}{' '}
                </b>
              ))}
              <span>{line}</span>
              <strong>Comparar estos {products.length}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The heads of the table, until its figures are there: the address names the drawings. */
function ComingProducts({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <p role="status">Cargando los productos…</p>
      <div className={`fills-window ${styles.coming}`} aria-hidden="true">
        {ids.map((id) => (
          <span key={id}>
            <img src={plainDrawingPath(id)} alt="" />
          </span>
        ))}
      </div>
    </>
  )
}

/** The page's title while this is shown: what stands before the site's name. */
function useTitle(shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined) return
    const whole = document.title
    document.title = `${shown} - ${whole.slice(whole.lastIndexOf(' - ') + 3)}`
    return () => {
      document.title = whole
    }
  }, [shown])
}

/** Prints the comparison's address and date at the foot of the page. */
function usePrintedAddress(): void {
  useEffect(() => {
    const write = () => {
      const today = new Date().toLocaleDateString('es-CL', { dateStyle: 'long' })
      const source = document.querySelector<HTMLElement>('[data-source]')
      if (source) source.dataset['source'] = `${location.href}, ${today}`
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}

function CopyLink() {
  return (
    <Button
      kind="text"
      onClick={() => {
        void copyText(location.href).then((isCopied) =>
          announce(
            isCopied
              ? 'Enlace copiado.'
              : 'No se pudo copiar: copia la dirección de la barra del navegador.',
          ),
        )
      }}
    >
      Copiar enlace
    </Button>
  )
}

/** The products that have columns in a narrow window; others can be swapped in. */
function inColumns(
  compared: readonly ProductRecord[],
  preferred: readonly string[],
  most: number,
): { columns: readonly ProductRecord[]; others: readonly ProductRecord[] } {
  const wished = preferred.flatMap((id) => compared.find((one) => one.id === id) ?? [])
  const columns = [...new Set([...wished, ...compared])].slice(0, most)
  return { columns, others: compared.filter((one) => !columns.includes(one)) }
}

export default island('comparison', Comparison)
