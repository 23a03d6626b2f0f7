import { useState } from 'react'
import { slugOf } from '#schema/fold-text.ts'
import type { Entry } from '../content/edit-entries.ts'
import type { Mended } from '../content/references.ts'
import type { ContentState } from '../host/content-state.ts'
import { callServer } from './call-server.ts'
import { Button, Choose } from './controls.tsx'
import type { Route } from './route.ts'
import { fieldPathLabel } from './field-labels.ts'

type Props = {
  state: ContentState
  name: string
  id: string | undefined
  go: (route: Route) => void
}
type Planned = { mended: Mended[]; place: Entry }
type EntryChange = { action: 'move' | 'remove'; asked: object; mended: Mended[] }

/** Copies, withdraws, renames and moves a product or a page, after showing which other places refer to it. */
export function EntryActions({ state, name, id, go }: Props) {
  const [words, setWords] = useState('')
  const [to, setTo] = useState(name)
  const [planned, setPlanned] = useState<EntryChange>()
  const [said, setSaid] = useState('')
  if (!/^(?:productos|soluciones|industrias|equipos|paginas)\//.test(name)) return null
  const isProduct = id !== undefined
  const lists = state.files.filter(({ kind }) => ['category', 'family', 'article'].includes(kind))
  const fail = (fault: Error) => setSaid(fault.message)
  const open = ({ place }: Planned) => go({ page: 'file', name: place.name, product: place.id })
  const look = (action: 'move' | 'remove', more: object) => {
    const asked = { name, id, ...more }
    const show = ({ mended }: Planned) => setPlanned({ action, asked, mended })
    callServer<Planned>(action, { ...asked, look: true }).then(show, fail)
  }
  const doIt = ({ action, asked }: EntryChange) =>
    void callServer<Planned>(action, { ...asked, look: false }).then(open, fail)
  const isRemoval = planned?.action === 'remove'
  const led = isRemoval
    ? 'Quien llegue por su dirección verá la página en que estaba.'
    : 'La dirección anterior llevará a la nueva.'
  return (
    <details className="fold">
      <summary>Copiar, cambiar de nombre o de lugar, retirar</summary>
      <label>
        {isProduct ? 'Código nuevo' : 'Título nuevo'}
        <input value={words} onChange={({ target }) => setWords(target.value)} />
        {words !== '' && <small>su dirección terminará en /{slugOf(words)}</small>}
      </label>
      {isProduct && (
        <Choose
          label="Página en que está"
          value={to}
          choices={lists.map((file) => [file.name, file.title])}
          onChange={setTo}
        />
      )}
      <p className="row">
        <Button
          disabled={words === ''}
          does={() => void callServer<Planned>('copy', { name, id, words }).then(open, fail)}
        >
          Agregar otro a partir de este
        </Button>
        <Button
          disabled={words === '' && to === name}
          does={() => look('move', { words, ...(isProduct && { to }) })}
        >
          Cambiar de nombre o de lugar
        </Button>
        <Button does={() => look('remove', {})}>Retirar</Button>
      </p>
      {planned && (
        <article>
          <p>
            {(isProduct || !isRemoval) && led}{' '}
            {planned.mended.length === 0 ? 'Nada más lo nombra.' : 'También lo nombran:'}
          </p>
          <ul>
            {planned.mended.map(({ name: file, at, from, to: after }) => (
              <li key={`${file} ${at} ${from}`}>
                <small>
                  {state.files.find((one) => one.name === file)?.title} · {fieldPathLabel(at)}
                </small>{' '}
                {after === undefined && `«${from}»: míralo después`}
                {after === '' && 'se quita de ahí'}
                {after && `${from} → ${after}: se corrige solo`}
              </li>
            ))}
          </ul>
          <p className="row">
            <Button className="main" does={() => doIt(planned)}>
              {isRemoval ? 'Retirarlo' : 'Hacerlo'}
            </Button>
            <Button does={() => setPlanned(undefined)}>Dejarlo</Button>
          </p>
        </article>
      )}
      <p className="fault" role="status">
        {said}
      </p>
    </details>
  )
}
