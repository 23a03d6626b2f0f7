import { useState, type ReactNode } from 'react'
import { counted } from '#catalogue/labels.ts'
import { familyPathOf } from '#catalogue/paths.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { LegendButton, ScaleLegend } from '#components/product-list/scale-legend.tsx'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { RestButton, ResultRows, ROWS_AT_FIRST } from '../result-rows.tsx'
import { useMedia } from '../use-media.ts'
import type { Criteria } from './criteria.ts'
import { sceneOf } from './machine-scenes.ts'
import { NARROW } from './selector-form.tsx'
import { VERDICT_NAMES, type Judged, type Selected } from './select-products.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import styles from './selector.module.css'

/** A family of the catalogue, by the path of its page. */
export type Family = { label: string; href: string }

type SelectorResultsProps = {
  selected: Selected<ProductRecord>
  columns: ProductData['columns']
  families: readonly Family[]
  criteria: Criteria
}

type Group = {
  id: keyof Selected<ProductRecord>
  note: string
  isOpen?: true
}

const FOLDED: readonly Group[] = [
  {
    id: 'conditional',
    note: 'Cubren lo pedido en una parte de los casos que publican: revisa la condición de cada uno.',
    isOpen: true,
  },
  {
    id: 'silent',
    note: 'Sus cifras cubren lo pedido, y nada publican de este fluido: confirma con la sucursal antes de elegir.',
  },
  {
    id: 'near',
    note: 'La cifra que falta está en rojo.',
  },
  {
    id: 'unpublished',
    note: 'Responden a lo demás, pero no publican alguna de las cifras pedidas, o falta un dato para juzgarla: confirma con la sucursal.',
  },
  {
    id: 'outside',
    note: 'Cada uno dice por qué: dos o más cifras, versiones que no se reúnen, o el fluido.',
  },
]

/**
 * The rows of the products that comply, grouped by family; below, folded, the other groups: with a condition, one
 * figure short, without published figures and so on.
 */
export function SelectorResults(props: SelectorResultsProps) {
  const { selected, columns, families, criteria } = props
  const { complies } = selected
  const { choices } = criteria
  const scene = sceneOf(choices.equipment)
  const firstFolded = FOLDED.find(({ id }) => selected[id].length > 0)?.id
  // Only the columns of figures that this machine has, or that were asked.
  const shared = {
    columns,
    choices,
    facets: FACET_NAMES.filter(
      (facet) => scene[facet] ?? criteria.figures.some((one) => one.facet === facet),
    ),
  }
  return (
    <>
      {complies.length > 0 ? (
        <>
          <FamilyGroups judged={complies} families={families} criteria={criteria} shared={shared} />
          <ScaleLegend rows={complies.map(({ product }) => product)} />
        </>
      ) : (
        <p className={styles.none}>
          Ningún producto publica un rango que cubra todo lo pedido sin condiciones.{' '}
          {reasonOf(selected)}
        </p>
      )}
      {FOLDED.map(({ id, note, isOpen }) => {
        const heading = VERDICT_NAMES[id]
        const judged = selected[id]
        if (judged.length === 0) return null
        const opens = isOpen ?? (complies.length === 0 && id === firstFolded)
        return (
          <details
            key={`${id}${opens}`}
            className={styles.group}
            open={opens}
            data-printed={judged.length <= PRINTED_MOST || undefined}
          >
            <summary className="unfolds">
              {heading} <span>{judged.length}</span>
            </summary>
            <p className={styles.resultsNote}>{note}</p>
            <ProductRows label={heading} judged={judged} {...shared} />
          </details>
        )
      })}
    </>
  )
}

/** Of each family, so that the next one is not far below. */
const ROWS_ON_TELEPHONE = 8

/** A closed group of so few products is printed too: on paper one also wants to know why the others do not serve. */
const PRINTED_MOST = 12

type Shared = Pick<ProductRowsProps, 'columns' | 'choices' | 'facets'>
type FamilyGroupsProps = Pick<SelectorResultsProps, 'families' | 'criteria'> & {
  judged: readonly Judged<ProductRecord>[]
  shared: Shared
}

/** Groups by family once a machine or figure is asked: a mechanical seal is no alternative to a packing. */
function FamilyGroups({ judged, families, criteria, shared }: FamilyGroupsProps) {
  const isSorted = criteria.figures.length > 0
  const groups =
    isSorted || criteria.choices.equipment !== undefined
      ? Map.groupBy(judged, ({ product }) => familyPathOf(product.href))
      : new Map([['', judged]])
  const head = (
    <>
      <UnitSwitch />
      <LegendButton />
      {!isSorted && <small className={styles.order}>Primero los que publican más cifras</small>}
    </>
  )
  const [only] = groups.values()
  if (groups.size === 1 && only)
    return <ProductRows label="Cumplen con lo pedido" judged={only} head={head} {...shared} />
  // A visitor who gives the box of a packing is asking for packings: they come first.
  const isKindAsked = ({ href }: Family) =>
    criteria.box !== undefined &&
    groups.get(href)?.some(({ product }) => product.sizedBy === 'section')
  const ordered = families
    .filter(({ href }) => groups.has(href))
    .toSorted((a, b) => Number(isKindAsked(b)) - Number(isKindAsked(a)))
  return ordered.map(({ label, href }, at) => {
    const own = groups.get(href) ?? []
    return (
      <section key={href} className={styles.family}>
        <h2 className="visually-hidden">
          {label} <span>{own.length}</span>
        </h2>
        <ProductRows
          label={`Cumplen con lo pedido: ${label}`}
          judged={own}
          head={
            <>
              <strong aria-hidden="true">
                {label} {own.length}
              </strong>
              {/* Packings to choose by section, since the box is not known. */}
              {own.some(({ limits }) => limits.some(({ kind }) => kind === 'section')) && (
                <small className="note-text">Se eligen por su sección: (caja − eje) / 2.</small>
              )}
              {at === 0 && head}
            </>
          }
          {...shared}
        />
      </section>
    )
  })
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

/** The number of products, with the verb that agrees. */
function productsThat({ length }: readonly unknown[], one: string, many: string): string {
  return counted(length, `producto ${one}`, `productos ${many}`)
}

type ProductRowsProps = {
  label: string
  judged: readonly Judged<ProductRecord>[]
  columns: ProductData['columns']
  choices: Criteria['choices']
  /** The facets whose columns are shown. */
  facets: readonly string[]
  /** Shown in the head of the table. */
  head?: ReactNode
}

function ProductRows({ label, judged, ...shared }: ProductRowsProps) {
  const [isWhole, setWhole] = useState(false)
  const most = useMedia(NARROW) ? ROWS_ON_TELEPHONE : ROWS_AT_FIRST
  const isCut = !isWhole && judged.length > most
  return (
    <>
      <ResultRows label={label} found={judged} {...(isCut && { most })} {...shared} />
      {isCut && <RestButton count={judged.length} onPress={() => setWhole(true)} />}
    </>
  )
}
