import { useEffect, useState } from 'react'
import { listOf, textOf, type Fields } from '../plain-data.ts'
import type { ContentState } from '../host/content-state.ts'
import { callServer, useAnswer } from './call-server.ts'
import { Button } from './controls.tsx'
import { EntryActions } from './entry-actions.tsx'
import { Form } from './form/context.ts'
import { FieldsOf } from './form/field.tsx'
import { shapeOf, type Schema } from './form/schema.ts'
import type { Route } from './route.ts'
import { Preview } from './preview.tsx'

type Loaded = { stamp: string; schema: Schema; path: string; data: Fields | undefined }
type Props = {
  route: Extract<Route, { page: 'file' }>
  state: ContentState
  go: (route: Route) => void
  isDirty: boolean
  setDirty: (isDirty: boolean) => void
}

/** The form for a file, or for one product of it, with a preview of the site beside it. */
export function FileEditor({ route, state, go, isDirty, setDirty }: Props) {
  const { name, product: id, field } = route
  const {
    answer: loaded,
    setAnswer: setLoaded,
    said,
    setSaid,
    fail,
  } = useAnswer<Loaded>('file', { name })
  /** The states of the form after the saved one, the shown one last. */
  const [edits, setEdits] = useState<Fields[]>([])
  const isLoaded = loaded !== undefined
  useEffect(() => setDirty(edits.length > 0), [edits, setDirty])
  useEffect(() => {
    if (field === undefined || !isLoaded) return
    const at = [...document.querySelectorAll<HTMLElement>('[data-path]')].findLast(
      ({ dataset }) => dataset['path'] !== '' && field.startsWith(dataset['path'] ?? '-'),
    )
    at?.scrollIntoView({ block: 'center' })
    at?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [field, isLoaded])

  const data = edits.at(-1) ?? loaded?.data
  const change = (next: Fields) => setEdits([...edits, next])
  const save = () => {
    if (!loaded || !isDirty) return
    setSaid('Guardando …')
    callServer<Pick<Loaded, 'stamp' | 'data'>>('save', { name, stamp: loaded.stamp, data }).then(
      (saved) => {
        setLoaded({ ...loaded, ...saved })
        // What was typed or undone during saving is kept for the next save.
        setEdits((now) => {
          const at = data ? now.indexOf(data) : -1
          const shown = now.at(-1) ?? loaded.data
          return at < 0 && shown ? [shown] : now.slice(at + 1)
        })
        setSaid('Guardado.')
      },
      fail,
    )
  }
  const isOwn = ({ file }: { file: string }) => file === `content/${name}`
  // After a save, the problems are those of the old content until the review is done.
  const own = state.isReviewed ? [...state.problems, ...state.consequences].filter(isOwn) : []
  if (!loaded) return <p aria-busy={said === ''}>{said || 'Abriendo …'}</p>
  const title = state.files.find((one) => one.name === name)?.title ?? name
  if (!data) {
    return (
      <div className="page">
        <h1>{title}</h1>
        <p className="fault">
          {name} tiene un error de escritura
          {own[0] && `, en la línea ${own[0].line}: ${own[0].message}`}
        </p>
        <p>Se corrige en un editor de textos, o con «Historia» se vuelve a como estaba.</p>
      </div>
    )
  }
  const { schema: root } = loaded
  const products = listOf(data['products'])
  const index = products.findIndex((one) => id !== undefined && one['id'] === id)
  const entry = products[index]
  const schema = shapeOf(root, root, data)
  const groups = Array.isArray(data['groups']) ? data['groups'].map(textOf) : []
  const form = {
    root,
    choices: { ...state.choices, group: groups.map((one) => [one, one] as const) },
    pictures: state.pictures,
    messagesOf: (path: string) =>
      own.filter((one) => one.field === path).map(({ message }) => message),
    countIn: (path: string) => own.filter((one) => isInside(one.field, path)).length,
    isAimed: (path: string) => field !== undefined && isInside(field, path),
    remarks: (file: string) =>
      state.remarks.filter((one) => one.file === `content/${file}`).map(({ message }) => message),
    addWord: (word: string) => void callServer('word', { word }).catch(fail),
    plateText: textOf(entry?.['code']) || textOf(entry?.['name']),
  }
  return (
    <div className="file">
      {/* A keyboard shortcut for the whole form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          save()
        }}
      >
        <header>
          <h1>{entry ? `${textOf(entry['code'])} ${textOf(entry['name'])}` : title}</h1>
          <p className="row">
            <Button className="main" disabled={!isDirty} does={save}>
              Guardar
            </Button>
            <Button disabled={!isDirty} does={() => setEdits(edits.slice(0, -1))}>
              Deshacer
            </Button>
            <span role="status">{said}</span>
          </p>
          {own.length > 0 && (
            <p className="fault">Errores en esta página: {own.length}. Están en su campo.</p>
          )}
        </header>
        <EntryActions {...{ state, name, id: entry && id, go }} />
        <Form value={form}>
          {entry ? (
            <FieldsOf
              path={`products[${index}]`}
              schema={shapeOf(schema.properties?.['products']?.items ?? {}, root, entry)}
              value={entry}
              onChange={(next) => change({ ...data, products: products.with(index, next) })}
            />
          ) : (
            <FieldsOf path="" {...{ schema, value: data, onChange: change }} />
          )}
        </Form>
      </form>
      <Preview path={shownAt(loaded.path, entry && id, state.slug)} />
    </div>
  )
}

/** Whether a field is the one at this path, or part of it. */
function isInside(field: string, path: string): boolean {
  return /^(?:$|[.[])/.test(field.slice(path.length)) && field.startsWith(path)
}

/** The address that shows a file: its page, a product's page, the page of a vocabulary, or the home page. */
function shownAt(path: string, id: string | undefined, slug: string): string {
  if (path === '/sitio' || path === '/inicio') return '/'
  const [, list] = /^\/vocabulario\/(.*)$/.exec(path) ?? []
  if (list !== undefined) return ['glosario', 'planes-api'].includes(list) ? `/${list}` : '/buscar'
  return `${path}${id === undefined ? '' : `/${id}`}`.replaceAll('{marca-slug}', slug)
}
