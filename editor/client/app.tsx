import { useEffect, useState } from 'react'
import type { Numbered } from '../server/watched-state.ts'
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
  const [isDirty, setDirty] = useState(false)
  const [fault, setFault] = useState('')

  useEffect(() => {
    let isOn = true
    const follow = async () => {
      let number = 0
      while (isOn) {
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
    return () => void (isOn = false)
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
          <FileEditor
            key={`${place.name} ${place.product ?? ''}`}
            {...{ place, state, go, isDirty, setDirty }}
          />
        )}
      </main>
    </div>
  )
}
