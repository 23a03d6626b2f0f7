import { useEffect, useState } from 'react'
import type { Numbered } from '../host/watched-state.ts'
import { ask } from './ask.ts'
import { FileEditor } from './file-editor.tsx'
import { FileList } from './file-list.tsx'
import { HistoryPage } from './history-page.tsx'
import { Overview } from './overview.tsx'
import { PublishPage } from './publish-page.tsx'
import type { Place } from './place.ts'

/** The editor's page: what there is at the left, what is open beside it. */
export function App() {
  const [known, setKnown] = useState<Numbered>()
  const [place, setPlace] = useState<Place>({ page: 'overview' })
  const [visit, setVisit] = useState(0)
  const [isDirty, setDirty] = useState(false)
  const [fault, setFault] = useState('')

  useEffect(() => {
    const ended = new AbortController()
    const follow = async () => {
      let number = 0
      while (!ended.signal.aborted) {
        try {
          const next = await ask<Numbered | null>('state', { after: number })
          if (next && next.number !== number) setKnown(next)
          number = next?.number ?? number
          setFault('')
        } catch (problem) {
          setFault(problem instanceof Error ? problem.message : String(problem))
          await new Promise((resolve) => setTimeout(resolve, 2000))
        }
      }
    }
    void follow()
    return () => ended.abort()
  }, [])
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const go = (next: Place) => {
    if (isDirty && !confirm('Hay cambios sin guardar en esta página. ¿Dejarlos?')) return
    setDirty(false)
    setPlace(next)
    setVisit(visit + 1)
  }
  if (!known) return <p className="waiting">{fault || 'Leyendo el contenido …'}</p>
  const { state } = known
  return (
    <div className="editor">
      <nav>
        <FileList state={state} place={place} go={go} />
      </nav>
      <main>
        {fault !== '' && <p className="fault">{fault}</p>}
        {place.page === 'overview' && <Overview state={state} go={go} />}
        {place.page === 'history' && <HistoryPage key={known.number} />}
        {place.page === 'publish' && <PublishPage key={known.number} state={state} />}
        {place.page === 'file' && (
          <FileEditor key={visit} {...{ place, state, go, isDirty, setDirty }} />
        )}
      </main>
    </div>
  )
}
