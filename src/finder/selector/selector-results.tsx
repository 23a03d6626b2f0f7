import { useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import { Button } from '#components/button/button.tsx'
import { ResultRows, ROWS_AT_FIRST } from '../result-rows.tsx'
import type { Judged, Selected } from './select-products.ts'
import type { ProductData, ProductRecord } from '../products/product-data.ts'
import styles from './selector-results.module.css'

type SelectorResultsProps = {
  selected: Selected<ProductRecord>
  columns: ProductData['columns']
  /** The kind of machine that is asked for. */
  machine: string | undefined
}

type Group = {
  id: keyof Selected<ProductRecord>
  heading: string
  note: string
}

const FOLDED: readonly Group[] = [
  {
    id: 'conditional',
    heading: 'Cumplen con condición',
    note: 'Cubren lo pedido en una parte de los casos que publican: revisa la condición de cada uno.',
  },
  {
    id: 'near',
    heading: 'No cumplen por una sola cifra',
    note: 'La cifra que falta está en rojo.',
  },
  {
    id: 'unpublished',
    heading: 'Sin dato publicado',
    note: 'Responden a lo demás, pero no publican alguna de las cifras pedidas, o falta un dato para juzgarla: confirma con la sucursal.',
  },
  {
    id: 'outside',
    heading: 'Quedan fuera',
    note: 'Dos o más cifras quedan fuera, o cada una en una versión distinta, o el fluido no es para ellos.',
  },
]

/** What complies in rows; under it, folded, what does so in part or publishes no figure for it. */
export function SelectorResults({ selected, columns, machine }: SelectorResultsProps) {
  const { complies } = selected
  return (
    <>
      {complies.length > 0 ? (
        <ProductRows
          label="Cumplen con lo pedido"
          judged={complies}
          columns={columns}
          machine={machine}
        />
      ) : (
        <p className={styles.none}>
          Ningún producto publica un rango que cubra todo lo pedido sin condiciones.{' '}
          {reasonOf(selected)}
        </p>
      )}
      {FOLDED.map(({ id, heading, note }) => {
        const judged = selected[id]
        if (judged.length === 0) return null
        const opens = complies.length === 0 && id === firstOf(selected)
        return (
          <details key={`${id}${opens}`} className={styles.group} open={opens}>
            <summary className="unfolds">
              {heading} <span>{judged.length}</span>
            </summary>
            <p className={styles.note}>{note}</p>
            <ProductRows label={heading} judged={judged} columns={columns} machine={machine} />
          </details>
        )
      })}
    </>
  )
}

/** What comes nearest to what is asked. */
function firstOf(selected: Selected<ProductRecord>): Group['id'] | undefined {
  return FOLDED.find(({ id }) => selected[id].length > 0)?.id
}

function reasonOf({ conditional, near, unpublished }: Selected<ProductRecord>): string {
  if (conditional.length > 0)
    return `${productsThat(conditional, 'lo cubre', 'lo cubren')} con una condición.`
  if (near.length > 0)
    return `${productsThat(near, 'no cumple', 'no cumplen')} por una sola cifra: los más cercanos van primero.`
  if (unpublished.length > 0)
    return `${productsThat(unpublished, 'no publica', 'no publican')} alguna de las cifras.`
  return 'Quita una condición, o consulta a la sucursal con estos datos.'
}

/** How many products there are, with the verb that agrees. */
function productsThat({ length }: readonly unknown[], one: string, many: string): string {
  return counted(length, `producto ${one}`, `productos ${many}`)
}

type ProductRowsProps = {
  label: string
  judged: readonly Judged<ProductRecord>[]
  columns: ProductData['columns']
  machine: string | undefined
}

function ProductRows({ label, judged, columns, machine }: ProductRowsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? judged : judged.slice(0, ROWS_AT_FIRST)
  return (
    <>
      <ResultRows label={label} columns={columns} found={shown} machine={machine} />
      {shown.length < judged.length && (
        <Button kind="secondary" onClick={() => setWhole(true)}>
          Ver los {judged.length}
        </Button>
      )}
    </>
  )
}
