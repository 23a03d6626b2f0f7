import { type ReactNode, useEffect, useRef } from 'react'
import { cardDrawingPath } from '#catalogue/paths.ts'
import type { SearchEntry } from '../search/search-data.ts'
import { MarkedWords } from '../search-results/marked-words.tsx'
import styles from './search-suggestions.module.css'

type SuggestionProps = {
  id: string
  isActive: boolean
  onChoose: () => void
} & (
  | { entry: SearchEntry; place: string | undefined; stems: ReadonlySet<string>; children?: never }
  | { entry?: never; children: ReactNode }
)

const KIND_NAMES = {
  product: 'Producto',
  page: 'Página',
  term: 'Glosario',
  document: 'Documento PDF',
} as const

/** One line of the list; the focus stays in the field. */
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
              src={cardDrawingPath(entry.id)}
              alt=""
              width="64"
              height="48"
            />
          )}
          <span>
            {entry.code !== undefined && <strong className={styles.code}>{entry.code} </strong>}
            <MarkedWords text={entry.title} stems={props.stems} />
            <span className={styles.place}>{props.place ?? KIND_NAMES[entry.kind]}</span>
          </span>
        </>
      ) : (
        <span className={styles.all}>{props.children}</span>
      )}
    </div>
  )
}
