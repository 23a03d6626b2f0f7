import type { Problem } from '#catalogue/read/problem.ts'
import type { ContentState } from '../host/content-state.ts'
import { placeOf, type Place } from './place.ts'
import { labelOf } from './words.ts'

type Props = { state: ContentState; go: (place: Place) => void }

/** What must be mended, then what is owed, each with the way to its field. */
export function Overview({ state, go }: Props) {
  const { problems, consequences, remarks, owed } = state
  return (
    <>
      <h1>
        {problems.length > 0
          ? `Hay ${problems.length} ${problems.length === 1 ? 'error' : 'errores'} por corregir`
          : 'Todo en orden'}
      </h1>
      <Told {...{ state, go }} list={problems} />
      {consequences.length > 0 && (
        <details>
          <summary>Y {consequences.length} que vienen de lo mismo</summary>
          <Told {...{ state, go }} list={consequences} />
        </details>
      )}
      {remarks.length > 0 && <h2>Conviene mirar</h2>}
      <Told {...{ state, go }} list={remarks} />
      <h2>{owed.length === 0 ? 'No falta nada' : `Faltan ${owed.length} datos`}</h2>
      <Told {...{ state, go }} list={owed} />
    </>
  )
}

/** A list of fields, each leading to where it is filled in. */
function Told({ list, state, go }: Props & { list: readonly Problem[] }) {
  const titleOf = (file: string) => state.files.find(({ name }) => `content/${name}` === file)
  return (
    <ul className="told-list">
      {list.map(({ file, line, column, field, message }) => {
        const entry = titleOf(file)
        const last = /([a-zA-Z]+)(?:\[\d+\])*$/.exec(field)?.[1] ?? ''
        return (
          <li key={`${file}:${line}:${column}:${message}`}>
            {entry ? (
              <button type="button" onClick={() => go(placeOf(file, field, entry.products))}>
                <b>{entry.title}</b> {last && `· ${labelOf(last)}`}
              </button>
            ) : (
              <b>{file}</b>
            )}
            <p>{message}</p>
          </li>
        )
      })}
    </ul>
  )
}
