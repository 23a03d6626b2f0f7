import { useEffect, useRef, type ReactNode } from 'react'
import { counted } from '#catalogue/labels.ts'
import { searchPath } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { quantityText } from './list-text.ts'
import { asPasted } from './pasted-details.ts'
import type { Pastable } from './pasted-line.ts'
import { answersTo, ONCE_MORE, OWN_WORDS, type Choices, type Reading } from './reading.ts'
import { serviceParts } from './service-data.ts'
import styles from './paste-lines.module.css'

type UnderstoodProps = {
  readings: readonly Reading[]
  /** What was written and has become no row. */
  leftOut?: readonly string[]
  products: readonly Pastable[]
  choices: Choices
  /** The visitor pressed "Agregar" while something was to be confirmed. */
  isAsked: boolean
  onChoose: (choices: Choices) => void
}

/** What was understood of what is to be added: read, doubtful with what it may mean, and what goes along as it is written. */
export function Understood(props: UnderstoodProps) {
  const { readings, leftOut = [], products, choices, isAsked, onChoose } = props
  const counts = STATES.flatMap(({ state, one, many }) => {
    const count = readings.filter((reading) => reading.state === state).length
    return count === 0 ? [] : [counted(count, one, many)]
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stands under the field in which the visitor is, who goes on seeing what was written.
    if (box.current?.parentElement?.contains(document.activeElement))
      box.current.querySelector('li')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.understood} ref={box}>
      <p role="status">
        <b>Se entendió así</b> · {counts.join(', ')}
        {leftOut.length > 0 &&
          `. ${counted(leftOut.length, 'línea se dejó', 'líneas se dejaron')} fuera: ${leftOut.join(', ')}`}
        {readings.some(({ state }) => state === 'doubtful') &&
          (isAsked ? (
            <strong>. Nada se agregó todavía: confirma lo marcado.</strong>
          ) : (
            '. Antes de agregar, confirma lo marcado.'
          ))}
      </p>
      <ul aria-label="Lo que se entendió">
        {readings.map((reading, at) => {
          const { row, line, doubt, state } = reading
          const { written } = row
          const chosen = choices.get(written)
          const choose = (choice: string) => onChoose(new Map(choices).set(written, choice))
          return (
            <li key={at} data-state={state}>
              <span className={styles.sign} aria-hidden="true" />
              <p>
                <b>
                  {quantityText(line)} × {line.id === '' ? 'Sin código' : line.label}
                </b>{' '}
                {line.id === '' ? 'va escrito tal cual; la sucursal lo identifica' : line.name}
                {serviceParts(
                  line.service ?? {},
                  products.find(({ id }) => id === line.id),
                ).map((part) => ` · ${part}`)}
                {state === 'read' && doubt === undefined && line.note && <small>{line.note}</small>}
                {state === 'there' && ' · ya está, no se agrega otra vez'}
                {(state !== 'read' || doubt !== undefined) && <small>{asPasted(written)}</small>}
                <Answers {...{ reading, chosen, choose }} />
              </p>
              <Way {...{ reading, choose }} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type ChoosingProps = { reading: Reading; choose: (choice: string) => void }

/** What is asked about a row, with its answers, which stay in sight once one is chosen. */
function Answers({ reading, chosen, choose }: ChoosingProps & { chosen: string | undefined }) {
  const { row, doubt, state } = reading
  if (state === 'there' || chosen === ONCE_MORE)
    return row.doubt ? null : (
      <span className={styles.doubt}>
        <Answer isChosen={chosen === ONCE_MORE} onPress={() => choose(ONCE_MORE)}>
          Agregar igual
        </Answer>
      </span>
    )
  if (doubt === undefined) return null
  const answers = answersTo(reading)
  return (
    <span className={styles.doubt}>
      <em>Revisa {doubt}.</em>
      {answers.map(({ label, choice }) => (
        <Answer key={choice} isChosen={choice === chosen} onPress={() => choose(choice)}>
          {answers.length === 1 && 'Sí, '}
          {label}
        </Answer>
      ))}
    </span>
  )
}

type AnswerProps = { isChosen: boolean; onPress: () => void; children: ReactNode }

function Answer({ isChosen, onPress, children }: AnswerProps) {
  return (
    <button type="button" className={styles.confirm} aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  )
}

/** The way on from a row: to another product, or to the search for words that name none. */
function Way({ reading: { row, line, candidates }, choose }: ChoosingProps) {
  const { written } = row
  const words = row.line.label
  if (row.line.id === '')
    return candidates.length > 0 ? null : (
      <Link href={searchPath(words)}>
        Buscar <span className="visually-hidden">{words}</span>
      </Link>
    )
  return (
    <span className={styles.change}>
      <span aria-hidden="true">Cambiar</span>
      <select
        aria-label={`Cambiar ${written}`}
        value={line.id || OWN_WORDS}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {[row.line, ...candidates.filter(({ id }) => id !== row.line.id)].map((one) => (
          <option key={one.id} value={one.id}>
            {one.label} {'name' in one ? one.name : one.fullName}
          </option>
        ))}
        <option value={OWN_WORDS}>Tal cual está escrito</option>
      </select>
    </span>
  )
}

const STATES: readonly { state: Reading['state']; one: string; many: string }[] = [
  { state: 'read', one: 'código leído', many: 'códigos leídos' },
  { state: 'doubtful', one: 'línea dudosa', many: 'líneas dudosas' },
  { state: 'foreign', one: 'línea sin código', many: 'líneas sin código' },
  { state: 'there', one: 'repetida', many: 'repetidas' },
]
