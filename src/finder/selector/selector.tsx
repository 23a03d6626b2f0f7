import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  criteriaOf,
  draftOf,
  selectionEnquiryPath,
  selectorPath,
  type Draft,
  type FieldName,
} from './criteria.ts'
import { countOptions, selectProducts } from './select-products.ts'
import { CHOICE_NAMES, type CountedOptions } from './selector-data.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import { SelectorForm } from './selector-form.tsx'
import { SelectorResults, statusLine } from './selector-results.tsx'
import styles from './selector.module.css'
import { useSelectorData } from './use-selector-data.ts'

type SelectorProps = {
  /** The page's own address, which takes the form. */
  action: string
  /** Counted over the whole catalogue: what the page shows before it comes alive. */
  options: CountedOptions
  note: string
  /** Shown while nothing is asked: the way in without the form. */
  children: ReactNode
}

/** What is known of a machine, and the products whose published ranges cover it. */
export function Selector({ action, options, note, children }: SelectorProps) {
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const [draft, setDraft] = useState<Draft>({})
  const { state, retry } = useSelectorData()

  // The address holds what was asked; whoever was faster than the script has already written here.
  useEffect(() => {
    const typed = form.current ? draftOf(formQuery(form.current)) : {}
    setDraft({ ...draftOf(new URLSearchParams(location.search)), ...withoutUnits(typed) })
  }, [])

  function change(next: Draft) {
    setDraft(next)
    // Not a step of its own in the history, and nothing to load.
    history.replaceState(history.state, '', selectorPath(next))
  }

  function changeField(name: FieldName, value: string) {
    const { [name]: _, ...others } = draft
    change(value === '' ? others : { ...others, [name]: value })
  }

  const criteria = criteriaOf(draft, options)
  const isAsked = Object.keys(criteria.choices).length > 0 || criteria.figures.length > 0
  const isReady = state.status === 'ready'
  const isComing = isAsked && state.status === 'loading'
  const selected = isReady && isAsked ? selectProducts(state.data.products, criteria) : undefined
  return (
    <>
      <SelectorForm
        ref={form}
        action={action}
        draft={draft}
        options={isReady ? countOptions(state.data, criteria) : options}
        unread={criteria.unread}
        onChange={changeField}
        onSubmit={() => results.current?.focus()}
        onClear={() => change({})}
      />
      <p className="visually-hidden" role="status">
        {selected && statusLine(selected)}
      </p>
      <div className={styles.note}>
        <p>
          <strong>{note}</strong>
        </p>
        <LinkButton kind="secondary" href={selectionEnquiryPath(draft, options)}>
          Consultar con estos datos
        </LinkButton>
      </div>
      <section ref={results} className={styles.results} tabIndex={-1} aria-label="Resultados">
        {selected && (
          <SelectorResults
            selected={selected}
            criteria={criteria}
            labelOf={(name, id) => labelOf(options, name, id)}
          />
        )}
        {isComing && <p>Cargando los rangos publicados…</p>}
        {isAsked && state.status === 'failed' && (
          <>
            <p>No pudimos cargar los rangos publicados.</p>
            <Button onClick={retry}>Intentar de nuevo</Button>
          </>
        )}
        {!selected && !isComing && children}
      </section>
    </>
  )
}

function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value)
  }
  return query
}

/** A unit is always chosen: alone it asks for nothing. */
function withoutUnits(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => !name.endsWith('-en') || name.slice(0, -3) in draft),
  )
}

function labelOf(options: CountedOptions, name: string, id: string): string {
  return (
    CHOICE_NAMES.flatMap((one) => (one === name ? options[one] : [])).find(
      (option) => option.id === id,
    )?.label ?? id
  )
}
