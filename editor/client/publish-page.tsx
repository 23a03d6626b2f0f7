import { useState } from 'react'
import type { ContentState } from '../host/content-state.ts'
import type { Difference } from '../publish/changes.ts'
import type { Settings } from '../publish/settings.ts'
import { callServer, useAnswer } from './call-server.ts'
import { Button } from './controls.tsx'
import { fieldPathLabel } from './field-labels.ts'

const WAYS = {
  carpeta: 'una carpeta y un zip, para subirlos al alojamiento',
  'sitio.sh': 'este computador, que sirve el sitio con nginx',
  ssh: 'otro computador, por ssh',
}

/** The changes to be published, how they are delivered, and the button. */
export function PublishPage({ state }: { state: ContentState }) {
  const { problems, owed, publishing, isReviewed } = state
  const { isBusy, lines, end } = publishing
  const { answer: changes } = useAnswer<Difference[] | null>('differences', { isBusy })
  const { answer: settings, said, setSaid, fail } = useAnswer<Settings>('settings')
  const [withoutOwed, setWithoutOwed] = useState(false)
  const isReady = isReviewed && problems.length === 0 && (owed.length === 0 || withoutOwed)
  const work = (name: string, asked: object) => {
    setSaid('')
    callServer(name, asked).catch(fail)
  }
  return (
    <div className="page">
      <h1>Publicar</h1>
      {settings && (
        <p>
          Se entrega en {WAYS[settings.via]}. <small>Se cambia en publicacion.yaml.</small>
        </p>
      )}
      {problems.length > 0 && (
        <p className="fault">
          Hay errores por corregir ({problems.length}): están en «Lo que falta».
        </p>
      )}
      {owed.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={withoutOwed}
            onChange={({ target }) => setWithoutOwed(target.checked)}
          />
          Faltan {owed.length} datos. Publicar sin los que pueden faltar
        </label>
      )}
      <p className="row">
        <Button
          className="main"
          disabled={isBusy || !isReady}
          aria-busy={isBusy}
          does={() => work('publish', { withoutOwed })}
        >
          Publicar
        </Button>
        <Button disabled={isBusy} does={() => work('publishBack', {})}>
          Volver a la anterior
        </Button>
      </p>
      {lines.length > 0 && <pre aria-live="polite">{lines.join('\n')}</pre>}
      <p role="status" className={end === 'Listo.' ? 'good' : 'fault'}>
        {said || end}
      </p>
      <h2>Qué cambia</h2>
      {changes === null && (
        <p>
          No hay con qué comparar: es la primera publicación, o se volvió a una versión anterior.
        </p>
      )}
      {changes?.length === 0 && <p>Nada desde la última publicación.</p>}
      <ul className="rows">
        {changes?.map(({ file, field, before, after }) => (
          <li key={`${file} ${field}`}>
            <span>
              <b>{state.files.find(({ name }) => name === file)?.title ?? file}</b>{' '}
              <small>{fieldPathLabel(field)}</small>
              {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
