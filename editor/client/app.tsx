import { useEffect, useState } from 'react'
import type { Numbered } from '../host/watched-state.ts'
import { callServer } from './call-server.ts'
import { FileEditor } from './file-editor.tsx'
import { FileList } from './file-list.tsx'
import { History } from './history.tsx'
import { Overview } from './overview.tsx'
import type { Route } from './route.ts'
import { PublishPage } from './publish-page.tsx'

/** How often to ask whether the content has changed, here or in a text editor. */
const ASK_INTERVAL_MS = 400

/** The editor's page: the list of files on the left, the open file or page beside it. */
export function App() {
  const [known, setKnown] = useState<Numbered>()
  const [route, setRoute] = useState<Route>({ page: 'overview' })
  const [visit, setVisit] = useState(0)
  const [isDirty, setDirty] = useState(false)
  const [fault, setFault] = useState('')
  const number = known?.number ?? 0

  useEffect(() => {
    const take = (next: Numbered | null) => {
      setFault('')
      if (next) setKnown(next)
    }
    const look = () =>
      void callServer<Numbered | null>('state', { after: number }).then(take, (problem: Error) =>
        setFault(problem.message),
      )
    look()
    const timer = setInterval(look, ASK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [number])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isDirty) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const go = (next: Route) => {
    if (isDirty && !confirm('Hay cambios sin guardar en esta página. ¿Dejarlos?')) return
    setDirty(false)
    setRoute(next)
    setVisit(visit + 1)
  }
  if (!known) return <p aria-busy={fault === ''}>{fault || 'Leyendo el contenido …'}</p>
  const { state } = known
  return (
    <div className="editor">
      <nav>
        <FileList {...{ state, route, go }} />
      </nav>
      <main>
        {fault !== '' && <p className="fault">{fault}</p>}
        {route.page === 'overview' && <Overview {...{ state, go }} />}
        {route.page === 'history' && <History key={number} files={state.files} />}
        {route.page === 'publish' && <PublishPage state={state} />}
        {route.page === 'file' && (
          <FileEditor key={visit} {...{ route, state, go, isDirty, setDirty }} />
        )}
      </main>
    </div>
  )
}
