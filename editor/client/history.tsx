import { useState } from 'react'
import type { Change } from '../content/content-store.ts'
import type { FileEntry } from '../host/content-state.ts'
import { ask, useAnswer } from './ask.ts'

const WHEN = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Who changed what and when, and the way back. */
export function History({ files }: { files: readonly FileEntry[] }) {
  const [startOfDay] = useState(() => new Date().setHours(0, 0, 0, 0))
  const { answer: changes, said, setSaid, fail } = useAnswer<Change[]>('history')
  const back = (change: Change | undefined) => {
    if (!change) return
    const when = WHEN.format(new Date(change.at))
    if (
      confirm(`¿Dejar el contenido como estaba antes del ${when}? También eso se puede deshacer.`)
    )
      ask('goBack', { id: change.id }).then(() => setSaid('Listo: quedó como estaba.'), fail)
  }
  if (!changes) return <p className="waiting">{said || 'Leyendo …'}</p>
  const firstOfToday = changes.findLast(({ at }) => Date.parse(at) >= startOfDay)
  return (
    <div className="page">
      <h1>Historia</h1>
      <p role="status">{said}</p>
      <p>
        <button type="button" disabled={changes.length === 0} onClick={() => back(changes[0])}>
          Deshacer lo último
        </button>{' '}
        <button type="button" disabled={!firstOfToday} onClick={() => back(firstOfToday)}>
          Volver a ayer
        </button>
      </p>
      {changes.length === 0 && <p>Todavía no hay cambios hechos desde aquí.</p>}
      <ol className="rows">
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <b>{change.what}</b>
              <small>
                {WHEN.format(new Date(change.at))} · {change.who} ·{' '}
                {change.files
                  .map((file) => files.find(({ name }) => name === file)?.title ?? file)
                  .join(', ')}
              </small>
            </span>
            <button type="button" onClick={() => back(change)}>
              Volver a antes de esto
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
