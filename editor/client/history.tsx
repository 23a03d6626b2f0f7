import { useState } from 'react'
import type { Change } from '../content/content-store.ts'
import type { FileEntry } from '../host/content-state.ts'
import { callServer, useAnswer } from './call-server.ts'
import { Button } from './controls.tsx'

const WHEN = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Who changed what and when, with buttons to undo it. */
export function History({ files }: { files: readonly FileEntry[] }) {
  const [startOfDay] = useState(() => new Date().setHours(0, 0, 0, 0))
  const { answer: changes, said, setSaid, fail } = useAnswer<Change[]>('history')
  const back = ({ id, at }: Change) => {
    const when = WHEN.format(new Date(at))
    if (
      confirm(`¿Dejar el contenido como estaba antes del ${when}? También eso se puede deshacer.`)
    )
      callServer('goBack', { id }).then(() => setSaid('Listo: quedó como estaba.'), fail)
  }
  if (!changes) return <p aria-busy={said === ''}>{said || 'Leyendo …'}</p>
  const [last] = changes
  const firstOfToday = changes.findLast(({ at }) => Date.parse(at) >= startOfDay)
  return (
    <div className="page">
      <h1>Historia</h1>
      <p role="status">{said}</p>
      <p className="row">
        {last && <Button does={() => back(last)}>Deshacer lo último</Button>}
        {firstOfToday && <Button does={() => back(firstOfToday)}>Volver a ayer</Button>}
      </p>
      {!last && <p>Todavía no hay cambios hechos desde aquí.</p>}
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
            <Button does={() => back(change)}>Volver a antes de esto</Button>
          </li>
        ))}
      </ol>
    </div>
  )
}
