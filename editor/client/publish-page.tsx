import { useState } from 'react'
import type { ContentState } from '../host/content-state.ts'
import type { Difference } from '../publish/changes.ts'
import type { Settings } from '../publish/settings.ts'
import { ask, askTelling, useAnswer } from './ask.ts'
import { placeIn } from './words.ts'

/** What will change, the way it is handed over, and the button. */
export function PublishPage({ state, number }: { state: ContentState; number: number }) {
  const { answer: changes } = useAnswer<Difference[] | null>('differences', { number })
  const {
    answer: settings,
    setAnswer: setSettings,
    said,
    setSaid,
    fail,
  } = useAnswer<Settings>('settings')
  const [withoutOwed, setWithoutOwed] = useState(false)
  const [lines, setLines] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const work = (name: string, asked: unknown) => {
    setBusy(true)
    setSaid('')
    setLines([])
    // A line that counts takes the place of the one before.
    const tell = (line: string) =>
      setLines((told) => [
        ...(stepOf(told.at(-1)) === stepOf(line) ? told.slice(0, -1) : told),
        line,
      ])
    askTelling(name, asked, tell)
      .then(() => setSaid('Listo.'), fail)
      .finally(() => setBusy(false))
  }
  const isSound = state.isReviewed && state.problems.length === 0
  const isWhole = state.owed.length === 0 || withoutOwed
  const choose = (next: Settings) => {
    setSettings(next)
    if (Object.values(next).every((value) => value !== ''))
      ask('saveSettings', next).then(() => setSaid(''), fail)
  }
  return (
    <div className="page">
      <h1>Publicar</h1>
      {settings && <Way settings={settings} choose={choose} />}
      {state.problems.length > 0 && (
        <p className="fault">
          Hay errores por corregir ({state.problems.length}): están en «Lo que falta».
        </p>
      )}
      {state.owed.length > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={withoutOwed}
            onChange={({ target }) => setWithoutOwed(target.checked)}
          />{' '}
          Faltan {state.owed.length} datos. Publicar sin los que pueden faltar
        </label>
      )}
      <p className="row">
        <button
          type="button"
          className="main"
          disabled={isBusy || !isSound || !isWhole}
          onClick={() => work('publish', { withoutOwed })}
        >
          Publicar
        </button>
        <button type="button" disabled={isBusy} onClick={() => work('publishBack', {})}>
          Volver a la anterior
        </button>
      </p>
      {lines.length > 0 && <pre aria-live="polite">{lines.join('\n')}</pre>}
      <p role="status" className={said === 'Listo.' ? 'good' : 'fault'}>
        {said}
      </p>
      <h2>Qué cambia</h2>
      {changes === null && <p>Es la primera publicación: todo es nuevo.</p>}
      {changes?.length === 0 && <p>Nada desde la última publicación.</p>}
      <ul className="rows">
        {changes?.map(({ file, field, before, after }) => (
          <li key={`${file} ${field}`}>
            <span>
              <b>{state.files.find(({ name }) => name === file)?.title ?? file}</b>{' '}
              <small>{placeIn(field)}</small>
              <br />
              {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which step a line tells of, where it counts. */
function stepOf(line = ''): string {
  return /^\d+ de \d+ · \D*/.exec(line)?.[0] ?? line
}

const WAYS = {
  carpeta: { via: 'carpeta', carpeta: 'publicado' },
  'sitio.sh': { via: 'sitio.sh' },
  ssh: { via: 'ssh', servidor: '', carpeta: 'entrega' },
} as const

/** How the site is handed over; set once. */
function Way({ settings, choose }: { settings: Settings; choose: (settings: Settings) => void }) {
  return (
    <>
      <label>
        Cómo se entrega
        <select
          value={settings.via}
          onChange={({ target }) => choose(WAYS[target.value as keyof typeof WAYS])}
        >
          <option value="carpeta">en una carpeta y un zip, para subirlos al alojamiento</option>
          <option value="sitio.sh">en este computador, que sirve el sitio con nginx</option>
          <option value="ssh">en otro computador, por ssh</option>
        </select>
      </label>
      {Object.entries(settings).map(
        ([name, value]) =>
          name !== 'via' && (
            <label key={name}>
              {name === 'carpeta' ? 'Carpeta' : 'Servidor: usuario@maquina'}
              <input
                value={value}
                onChange={({ target }) => choose({ ...settings, [name]: target.value })}
              />
            </label>
          ),
      )}
    </>
  )
}
