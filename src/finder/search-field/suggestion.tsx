import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { rowDrawingPath } from '#catalogue/paths.ts'
import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import { BothUnits } from '#components/product-row/both-units.tsx'
import type { SearchEntry } from '../search/search-data.ts'
import { MarkedWords } from '../search-results/marked-words.tsx'
import styles from './search-suggestions.module.css'

type SuggestionProps = {
  id: string
  isActive: boolean
  onChoose: () => void
} & (
  | {
      entry: SearchEntry
      place: string | undefined
      /** The product's figures, once loaded. */
      product: ProductRowView | undefined
      columns: readonly ListColumn[]
      stems: ReadonlySet<string>
      /** Opens the product's data sheet. */
      onDataSheet: (href: string) => void
      isListed: boolean
      /** Adds the product to the quote list. */
      onAdd: (product: ProductRowView) => void
      children?: never
    }
  | { entry?: never; children: ReactNode }
)

const KIND_NAMES = {
  product: 'Producto',
  page: 'Página',
  term: 'Glosario',
  document: 'Documento PDF',
} as const

/** One option of the list; the focus stays in the field. */
export function Suggestion(props: SuggestionProps) {
  const { id, isActive, onChoose, entry } = props
  const item = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    // The keys are the field's: the focus never comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      className={styles.option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The focus stays in the field, or the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {entry ? (
        <>
          {entry.id !== undefined && (
            <img
              className={styles.picture}
              src={rowDrawingPath(entry.id)}
              alt=""
              width="72"
              height="54"
            />
          )}
          <span>
            {entry.code !== undefined && <strong className={styles.code}>{entry.code} </strong>}
            <MarkedWords text={entry.title} stems={props.stems} />
            {props.product?.figures.some(Boolean) ? (
              <SuggestedFigures product={props.product} columns={props.columns} />
            ) : (
              <span className={styles.place}>{props.place ?? KIND_NAMES[entry.kind]}</span>
            )}
          </span>
          {props.product && <Acts {...props} product={props.product} />}
        </>
      ) : (
        <span className={styles.all}>{props.children}</span>
      )}
    </div>
  )
}

type ActsProps = {
  product: ProductRowView
  isListed: boolean
  onDataSheet: (href: string) => void
  onAdd: (product: ProductRowView) => void
}

/** The data sheet and the list to quote, for a pointer: an option may hold nothing that the focus reaches. */
function Acts({ product, isListed, onDataSheet, onAdd }: ActsProps) {
  const press = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation()
    act()
  }
  return (
    // The keys reach the product's page, which offers both.
    <span className={styles.acts}>
      <span
        className={styles.act}
        aria-hidden="true"
        onClick={press(() => onDataSheet(product.dataSheet.href))}
      >
        PDF
      </span>
      <span
        className={styles.act}
        aria-hidden="true"
        data-listed={isListed}
        title={isListed ? 'En la lista' : 'Agregar'}
        onClick={press(() => !isListed && onAdd(product))}
      />
    </span>
  )
}

type SuggestedFiguresProps = { product: ProductRowView; columns: readonly ListColumn[] }

/** The product's facets, each figure after its name. */
function SuggestedFigures({ product, columns }: SuggestedFiguresProps) {
  return (
    <span className={`${styles.place} ${styles.figures}`}>
      {columns.map(({ id, name }, at) => {
        const figure = product.figures[at]
        return (
          figure && (
            <span key={id} className={styles.figure}>
              <small>{name} </small>
              <b>
                <BothUnits si={figure.si} imperial={figure.imperial} />
              </b>
              {figure.condition !== undefined && <small> {figure.condition}</small>}{' '}
            </span>
          )
        )
      })}
    </span>
  )
}
