import { useState } from 'react'
import { slugOf } from '#schema/fold-text.ts'
import type { Entry } from '../content/edit-entries.ts'
import type { Mended } from '../content/references.ts'
import type { ContentState } from '../host/content-state.ts'
import { ask } from './ask.ts'
import type { Place } from './place.ts'
import { placeIn } from './words.ts'

type Props = {
  state: ContentState
  name: string
  id: string | undefined
  go: (place: Place) => void
}
type Planned = { mended: Mended[]; place: Entry }
type Asked = { action: 'move' | 'remove'; asked: object; mended: Mended[] }

/** Copies, withdraws, renames and moves a product or a page; what else names it is shown before. */
export function EntryActions({ state, name, id, go }: Props) {
  const [words, setWords] = useState('')
  const [to, setTo] = useState(name)
  const [planned, setPlanned] = useState<Asked>()
  const [said, setSaid] = useState('')
  const fail = (fault: Error) => setSaid(fault.message)
  if (!/^(?:productos|soluciones|industrias|equipos|paginas)\//.test(name)) return null
  const isProduct = id !== undefined
  const lists = state.files.filter(({ kind }) => ['category', 'family', 'article'].includes(kind))
  const open = ({ place }: Planned) => go({ page: 'file', name: place.name, product: place.id })
  const look = (action: 'move' | 'remove', more: object) => {
    const asked = { name, id, ...more }
    setSaid('')
    ask<Planned>(action, { ...asked, look: true }).then(
      ({ mended }) => setPlanned({ action, asked, mended }),
      fail,
    )
  }
  const isRemoval = planned?.action === 'remove'
  return (
    <details className="fold">
      <summary>Copiar, cambiar de nombre o de lugar, retirar</summary>
      <div className="inside">
        <label>
          {isProduct ? 'Código nuevo' : 'Título nuevo'}
          <input value={words} onChange={({ target }) => setWords(target.value)} />
          {words !== '' && <small>su dirección terminará en /{slugOf(words)}</small>}
        </label>
        {isProduct && (
          <label>
            Página en que está
            <select value={to} onChange={({ target }) => setTo(target.value)}>
              {lists.map((file) => (
                <option key={file.name} value={file.name}>
                  {file.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="row">
          <button
            type="button"
            disabled={words === ''}
            onClick={() => void ask<Planned>('copy', { name, id, words }).then(open, fail)}
          >
            Agregar otro a partir de este
          </button>
          <button
            type="button"
            disabled={words === '' && to === name}
            onClick={() => look('move', { words, ...(isProduct && { to }) })}
          >
            Cambiar de nombre o de lugar
          </button>
          <button type="button" onClick={() => look('remove', {})}>
            Retirar
          </button>
        </p>
        {planned && (
          <div className="asked">
            <p>
              {isRemoval
                ? isProduct && 'Quien llegue por su dirección verá la página en que estaba. '
                : 'La dirección anterior llevará a la nueva. '}
              {planned.mended.length === 0 ? 'Nada más lo nombra.' : 'También lo nombran:'}
            </p>
            <ul>
              {planned.mended.map(({ name: file, at, from, to: after }) => (
                <li key={`${file} ${at}`}>
                  <small>
                    {state.files.find((one) => one.name === file)?.title} · {placeIn(at)}
                  </small>{' '}
                  {after === undefined
                    ? `«${from}»: míralo después`
                    : after === ''
                      ? 'se quita de ahí'
                      : `${from} → ${after}: se corrige solo`}
                </li>
              ))}
            </ul>
            <p className="row">
              <button
                type="button"
                className="main"
                onClick={() =>
                  void ask<Planned>(planned.action, { ...planned.asked, look: false }).then(
                    open,
                    fail,
                  )
                }
              >
                {isRemoval ? 'Retirarlo' : 'Hacerlo'}
              </button>
              <button type="button" onClick={() => setPlanned(undefined)}>
                Dejarlo
              </button>
            </p>
          </div>
        )}
        <p className="fault" role="status">
          {said}
        </p>
      </div>
    </details>
  )
}
