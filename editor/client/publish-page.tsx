import { useEffect, useState } from 'react'
import type { ContentState } from '../host/content-state.ts'
import type { Difference } from '../publish/changes.ts'
import type { Settings } from '../publish/settings.ts'
import { ask, askTelling } from './ask.ts'

/** What will change, the way it is handed over, and the button. */
export function PublishPage({ state }: { state: ContentState }) {
  const [differences, setDifferences] = useState<Difference[]>()
  const [settings, setSettings] = useState<Settings>()
  const [withoutOwed, setWithoutOwed] = useState(false)
  const [lines, setLines] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const tellFault = (fault: Error) => setSaid(fault.message)
    ask<Difference[]>('differences').then(setDifferences, tellFault)
    ask<Settings>('settings').then(setSettings, tellFault)
  }, [])
  const fail = (fault: Error) => setSaid(fault.message)
  const work = (name: string, asked: unknown) => {
    setBusy(true)
    setSaid('')
    setLines([])
    // A line that counts takes the place of the one before.
    const tell = (line: string) =>
      setLines((told) => [...(sameStep(told.at(-1), line) ? told.slice(0, -1) : told), line])
    askTelling(name, asked, tell)
      .then(() => setSaid('Listo.'), fail)
      .finally(() => setBusy(false))
  }
  const isSound = state.problems.length === 0
  const isWhole = state.owed.length === 0 || withoutOwed
  const choose = (next: Settings) => {
    setSettings(next)
    if (Object.values(next).every((value) => value !== ''))
      ask('saveSettings', next).then(() => setSaid(''), fail)
  }
  return (
    <>
      <h1>Publicar</h1>
      {!isSound && (
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
          />
          Faltan {state.owed.length} datos. Publicar sin los que pueden faltar
        </label>
      )}
      {settings && <Way settings={settings} choose={choose} />}
      <p>
        <button
          type="button"
          className="main"
          disabled={isBusy || !isSound || !isWhole}
          onClick={() => work('publish', { withoutOwed })}
        >
          Publicar
        </button>{' '}
        <button type="button" disabled={isBusy} onClick={() => work('publishBack', {})}>
          Volver a la anterior
        </button>
      </p>
      {lines.length > 0 && <pre aria-live="polite">{lines.join('\n')}</pre>}
      {said && (
        <p role="status" className={said === 'Listo.' ? 'good' : 'fault'}>
          {said}
        </p>
      )}
      <h2>Qué cambia</h2>
      {differences?.length === 0 && <p>Nada desde la última publicación.</p>}
      <ul className="told-list">
        {differences?.map(({ file, field, before, after }) => (
          <li key={`${file} ${field}`}>
            <b>{file}</b> {field}
            <p>
              {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function sameStep(before: string | undefined, line: string): boolean {
  const step = /^\d+ de \d+ · [^\d]*/
  return before !== undefined && step.test(line) && step.exec(before)?.[0] === step.exec(line)?.[0]
}

type WayProps = { settings: Settings; choose: (settings: Settings) => void }

/** How the site is handed over; set once. */
function Way({ settings, choose }: WayProps) {
  const ways = {
    carpeta: { via: 'carpeta', carpeta: 'publicado' },
    'sitio.sh': { via: 'sitio.sh' },
    ssh: { via: 'ssh', servidor: '', carpeta: 'sitio' },
  } as const
  return (
    <fieldset>
      <legend>Cómo se entrega</legend>
      <label>
        Vía
        <select
          value={settings.via}
          onChange={({ target }) => choose(ways[target.value as keyof typeof ways])}
        >
          <option value="carpeta">en una carpeta, para subirla al alojamiento</option>
          <option value="sitio.sh">en este computador, que sirve el sitio con nginx</option>
          <option value="ssh">en otro computador, por ssh</option>
        </select>
      </label>
      {settings.via === 'ssh' && (
        <label>
          Servidor (usuario@maquina)
          <input
            value={settings.servidor}
            onChange={({ target }) => choose({ ...settings, servidor: target.value })}
          />
        </label>
      )}
      {settings.via !== 'sitio.sh' && (
        <label>
          Carpeta
          <input
            value={settings.carpeta}
            onChange={({ target }) => choose({ ...settings, carpeta: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
