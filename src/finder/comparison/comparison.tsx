import { useEffect, useRef, type ReactNode } from 'react'
import { quotePath } from './align-products.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import type { SelectorProduct } from '../selector/selector-data.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import {
  COMPARED_MOST,
  type ComparedProduct,
  rememberCompared,
  useComparedProducts,
} from '#visitor/compared-products.ts'
import { useSelectorData } from '../selector/use-selector-data.ts'
import { ComparedTable } from './compared-table.tsx'
import styles from './comparison.module.css'
import { ProductPicker } from './product-picker.tsx'

type ComparisonProps = {
  /** The list of products in the address; empty until the page is alive. */
  list: string
  note: string
  /** Goes to another comparison. */
  onGo: (href: string) => void
  /** Shown while nothing is compared. */
  children: ReactNode
}

const NONE: readonly SelectorProduct[] = []

/** Up to six products side by side: those of the address, else those gathered on the way. */
export function Comparison({ list, note, onGo, children }: ComparisonProps) {
  const { state, retry } = useSelectorData()
  const heading = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  const gathered = useComparedProducts()
  const ids = list === '' ? gathered.map(({ id }) => id) : idsIn(list)
  const all = state.status === 'ready' ? state.data.products : NONE
  const compared = ids.flatMap((id) => all.find((product) => product.id === id) ?? [])
  const known = compared.map(({ id }) => id).join(',')
  const isReady = state.status === 'ready'
  const isComing = ids.length > 0 && state.status === 'loading'

  useEffect(() => {
    if (!isReady) return
    if (list !== '') rememberCompared(productsOf(idsIn(known), all))
    // What was pressed is gone: the table is where its effect stands.
    if (isChanged.current) heading.current?.focus()
    isChanged.current = false
  }, [list, known, isReady, all])

  function go(next: readonly string[]) {
    isChanged.current = true
    rememberCompared(productsOf(next, all))
    onGo(comparisonPath(next))
  }

  return (
    <>
      <div
        ref={heading}
        className={styles.table}
        tabIndex={-1}
        aria-label="Comparación"
        role="group"
      >
        <p className={styles.count} role="status">
          {compared.length > 0 && countLine(compared)}
        </p>
        {compared.length > 0 && (
          <ComparedTable
            products={compared}
            onRemove={(id) => go(compared.map((one) => one.id).filter((one) => one !== id))}
          />
        )}
      </div>
      {isComing && <p>Cargando los productos…</p>}
      {state.status === 'failed' && (
        <>
          <p>No pudimos cargar los productos.</p>
          <Button onClick={retry}>Intentar de nuevo</Button>
        </>
      )}
      {compared.length > 0 && (
        <>
          <p className={styles.note}>{note}</p>
          <p className={styles.actions}>
            <LinkButton href={quotePath(compared)}>Cotizar estos productos</LinkButton>
            <Button kind="secondary" onClick={() => print()}>
              Imprimir
            </Button>
          </p>
        </>
      )}
      {state.status !== 'failed' && !isComing && compared.length < COMPARED_MOST && (
        <ProductPicker
          isReady={isReady}
          products={all.filter(({ id }) => !ids.includes(id))}
          onPick={(id) => go([...compared.map((one) => one.id), id])}
        />
      )}
      {compared.length === 0 && !isComing && children}
    </>
  )
}

function countLine(products: readonly SelectorProduct[]): string {
  return products.length === 1
    ? `${products[0]?.label}. Agrega otro producto para comparar.`
    : `${products.length} productos: ${products.map(({ label }) => label).join(', ')}.`
}

/** The ids of an address: each once, no more than fit. */
function idsIn(list: string): string[] {
  const ids = list.split(',').filter((id) => /^[a-z0-9-]+$/.test(id))
  return [...new Set(ids)].slice(0, COMPARED_MOST)
}

function productsOf(ids: readonly string[], all: readonly SelectorProduct[]): ComparedProduct[] {
  return ids.flatMap((id) => {
    const product = all.find((one) => one.id === id)
    return product ? [{ id, label: product.label }] : []
  })
}
