import { counted } from '#catalogue/labels.ts'
import { lowered } from '#schema/letter-case.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { Selected } from './select-products.ts'

/** The number of all products, shown while nothing is asked. */
export function WholeCount({ total }: { total: number }) {
  return (
    <>
      <b>{total}</b> productos; <span>abajo, dos de cada familia</span>
    </>
  )
}

/** "9 productos para cilindro o prensa", while nothing but a machine is asked, which no product fails. */
export function MachineCount({ count, machine }: { count: number; machine: string }) {
  return (
    <>
      <b>{count}</b> {count === 1 ? 'producto' : 'productos'} <span>para {lowered(machine)}</span>
    </>
  )
}

/** "16 cumplen + 17 con condición, de 71". */
export function CountLine({ selected }: { selected: Selected<ProductRecord> }) {
  const total = Object.values(selected).flat().length
  const { complies, conditional, near, unpublished } = selected
  const rest = [
    `de ${total}`,
    ...(near.length > 0 ? [`${counted(near.length, 'falla', 'fallan')} en una sola cifra`] : []),
    ...(unpublished.length > 0 ? [`${unpublished.length} sin dato publicado`] : []),
  ]
  return (
    <>
      <b>{complies.length}</b> {complies.length === 1 ? 'cumple' : 'cumplen'}{' '}
      {conditional.length > 0 && (
        <>
          + <b>{conditional.length}</b> con condición{' '}
        </>
      )}
      <span>{rest.join('; ')}</span>
    </>
  )
}

/** The text of a telephone's link to the results, short enough for one line of enlarged text: "Ver 39 que cumplen". */
export function jumpText({ complies, conditional }: Selected<ProductRecord>): string {
  if (complies.length > 0) return `Ver ${counted(complies.length, 'que cumple', 'que cumplen')}`
  return conditional.length > 0 ? `Ver ${conditional.length} con condición` : 'Ver los más cercanos'
}
