import { useEffect, useState } from 'react'
import type { Change } from '../content/content-store.ts'
import { ask } from './ask.ts'

const WHEN = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeStyle: 'short' })
const DAY_MS = 86_400_000

/** Who changed what and when, and the way back. */
export function HistoryPage() {
  const [startOfDay] = useState(() => new Date().setHours(0, 0, 0, 0))
  const [changes, setChanges] = useState<Change[]>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    ask<Change[]>('history').then(setChanges, (fault: Error) => setSaid(fault.message))
  }, [])
  const back = (change: Change | undefined) => {
    if (
      !change ||
      !confirm(
        `¿Dejar el contenido como estaba antes del ${WHEN.format(new Date(change.at))}? También eso se puede deshacer.`,
      )
    )
      return
    ask('goBack', { id: change.id }).then(
      () => setSaid('Listo: quedó como estaba.'),
      (fault: Error) => setSaid(fault.message),
    )
  }
  if (!changes) return <p>{said || 'Leyendo …'}</p>
  const ofToday = changes.filter(({ at }) => Date.parse(at) >= startOfDay)
  const ofTwoDays = changes.filter(({ at }) => Date.parse(at) >= startOfDay - DAY_MS)
  return (
    <>
      <h1>Historia</h1>
      {said && <p role="status">{said}</p>}
      <p>
        <button type="button" disabled={changes.length === 0} onClick={() => back(changes[0])}>
          Deshacer lo último
        </button>{' '}
        <button type="button" disabled={ofToday.length === 0} onClick={() => back(ofToday.at(-1))}>
          Volver a ayer
        </button>{' '}
        <button
          type="button"
          disabled={ofTwoDays.length === 0}
          onClick={() => back(ofTwoDays.at(-1))}
        >
          Volver a anteayer
        </button>
      </p>
      {changes.length === 0 && <p>Todavía no hay cambios hechos desde aquí.</p>}
      <ol className="history">
        {changes.map((change) => (
          <li key={change.id}>
            <b>{WHEN.format(new Date(change.at))}</b> {change.who} · {change.what}{' '}
            <button type="button" onClick={() => back(change)}>
              Volver a antes de esto
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
