import { useEffect, useState } from 'react'
import { textOf } from '../text-of.ts'
import type { ContentState } from '../host/content-state.ts'
import { ask } from './ask.ts'
import { EntryActions } from './entry-actions.tsx'
import { FieldsOf } from './form/field.tsx'
import { shapeOf, type Schema } from './form/schema.ts'
import { PictureDrop } from './picture-drop.tsx'
import type { Place } from './place.ts'
import { Preview } from './preview.tsx'

type Fields = Record<string, unknown>
type Loaded = { stamp: string; schema: string; path: string; data: Fields | undefined }
type Props = {
  place: Extract<Place, { page: 'file' }>
  state: ContentState
  go: (place: Place) => void
  isDirty: boolean
  setDirty: (isDirty: boolean) => void
}

/** A file, or one product of it, as a form, with the site beside. */
export function FileEditor({ place, state, go, isDirty, setDirty }: Props) {
  const { name, product: id, field } = place
  const [loaded, setLoaded] = useState<Loaded>()
  const [root, setRoot] = useState<Schema>()
  const [past, setPast] = useState<Fields[]>([])
  const [said, setSaid] = useState('')
  const fail = (fault: Error) => setSaid(fault.message)
  useEffect(() => {
    const load = async () => {
      const file = await ask<Loaded>('file', { name })
      setRoot(await ask<Schema>('schema', { name: file.schema }))
      setLoaded(file)
      setPast([])
      setSaid('')
    }
    load().catch((fault: Error) => setSaid(fault.message))
  }, [name])
  const isLoaded = loaded !== undefined
  useEffect(() => {
    if (field === undefined || !isLoaded) return
    const at = [...document.querySelectorAll<HTMLElement>('[data-path]')].findLast(
      ({ dataset }) => dataset['path'] !== '' && field.startsWith(dataset['path'] ?? '-'),
    )
    at?.scrollIntoView({ block: 'center' })
    at?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [field, isLoaded])

  const data = loaded?.data
  const products = Array.isArray(data?.['products']) ? (data['products'] as Fields[]) : []
  const index = products.findIndex((one) => one['id'] === id)
  const change = (next: Fields) => {
    if (!data || !loaded) return
    setPast([...past, data])
    setLoaded({ ...loaded, data: next })
    setDirty(true)
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before || !loaded) return
    setPast(past.slice(0, -1))
    setLoaded({ ...loaded, data: before })
    setDirty(past.length > 1)
  }
  const save = () => {
    if (!loaded || !data) return
    setSaid('Guardando …')
    ask<{ stamp: string; data: Fields }>('save', { name, stamp: loaded.stamp, data })
      .then((saved) => {
        setLoaded({ ...loaded, ...saved })
        setPast([])
        setDirty(false)
        setSaid('Guardado.')
      })
      .catch(fail)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  const own = [...state.problems, ...state.consequences].filter(
    ({ file }) => file === `content/${name}`,
  )
  const entry = index < 0 ? undefined : products[index]
  const groups = Array.isArray(data?.['groups']) ? data['groups'].map(textOf) : []
  const form = {
    choices: { ...state.choices, group: groups },
    messagesOf: (path: string) =>
      own.filter((one) => one.field === path).map(({ message }) => message),
    countIn: (path: string) =>
      own.filter(
        ({ field: at }) =>
          at === path || /^[.[]/.test(at.startsWith(path) ? at.slice(path.length) : ''),
      ).length,
    addWord: (word: string) => void ask('word', { word }).catch(fail),
    plateText: textOf(entry?.['code']) || textOf(entry?.['name']),
  }

  const site = `${loaded?.path ?? '/'}${index < 0 ? '' : `/${id}`}`.replaceAll(
    '{marca-slug}',
    state.slug,
  )
  const shown =
    name === 'sitio.yaml' || name === 'paginas/inicio.yaml'
      ? '/'
      : name.startsWith('vocabulario/')
        ? `/${name.slice(12, -5)}`
        : site
  if (loaded && !data) {
    return (
      <>
        <h1>{name}</h1>
        <p className="fault">
          Este archivo tiene un error de escritura en YAML: se corrige en un editor de textos.
        </p>
        {state.problems
          .filter(({ file }) => file === `content/${name}`)
          .map(({ line, message }) => (
            <p key={line}>
              Línea {line}: {message}
            </p>
          ))}
      </>
    )
  }
  if (!data || !root) return <p>{said || 'Abriendo …'}</p>
  const schema = shapeOf(root, root, data)
  const productSchema = shapeOf(schema.properties?.['products']?.items ?? {}, root, products[index])
  const listsProducts = ['category', 'family', 'article'].includes(textOf(data['kind']))
  const photo = state.pictures.find((one) => one.startsWith(`fotos/${id}.`))
  return (
    <div className="file">
      <form onSubmit={(event) => event.preventDefault()}>
        <header>
          <h1>
            {entry
              ? `${textOf(entry['code'] ?? '')} ${textOf(entry['name'] ?? '')}`
              : (state.files.find((one) => one.name === name)?.title ?? name)}
          </h1>
          <p>
            <button type="button" className="main" disabled={!isDirty} onClick={save}>
              Guardar
            </button>{' '}
            <button type="button" disabled={past.length === 0} onClick={undo}>
              Deshacer
            </button>{' '}
            <button type="button" onClick={() => go(place)}>
              Volver a cargar
            </button>{' '}
            <span role="status">{said}</span>
          </p>
        </header>
        <EntryActions
          state={state}
          name={name}
          go={go}
          product={entry && { id: String(id), code: textOf(entry['code'] ?? '') }}
        />
        {entry && (
          <PictureDrop
            folder="fotos"
            id={String(id)}
            label="Fotografía"
            has={photo}
            hint="Toma el lugar del dibujo en las listas. Se gira, se achica y se nombra sola."
          />
        )}
        {entry ? (
          <FieldsOf
            path={`products[${index}]`}
            schema={productSchema}
            value={entry}
            // Changed by renaming alone, so that its former address leads on.
            hidden={['id']}
            form={{ ...form, root }}
            onChange={(next) => change({ ...data, products: products.with(index, next as Fields) })}
          />
        ) : (
          <FieldsOf
            path=""
            schema={schema}
            value={data}
            hidden={listsProducts ? ['products'] : []}
            form={{ ...form, root }}
            onChange={(next) => change(next as Fields)}
          />
        )}
        {!entry && <Pictures name={name} data={data} pictures={state.pictures} />}
        {!entry && listsProducts && products.length > 0 && (
          <Products
            {...{ products, name, go }}
            order={(next) => change({ ...data, products: next })}
          />
        )}
      </form>
      <Preview path={shown} />
    </div>
  )
}

/** The products of a page, in the order in which it lists them. */
function Products({
  products,
  name,
  go,
  order,
}: {
  products: readonly Fields[]
  name: string
  go: Props['go']
  order: (next: Fields[]) => void
}) {
  const move = (index: number, by: number) =>
    order([...products].toSpliced(index, 1).toSpliced(index + by, 0, products[index] ?? {}))
  return (
    <>
      <h2>Productos de la página</h2>
      <ol className="products">
        {products.map((one, index) => (
          <li key={textOf(one['id'] ?? one['ref'])}>
            <button
              type="button"
              aria-label="Subir"
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              ↑
            </button>{' '}
            <button
              type="button"
              aria-label="Bajar"
              disabled={index === products.length - 1}
              onClick={() => move(index, 1)}
            >
              ↓
            </button>{' '}
            {one['id'] === undefined ? (
              `${textOf(one['ref'])} (se define en otra página)`
            ) : (
              <button
                type="button"
                onClick={() => go({ page: 'file', name, product: textOf(one['id']) })}
              >
                {textOf(one['code'] ?? '')} {textOf(one['name'])}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The owner's pictures that a file has places for. */
function Pictures({
  name,
  data,
  pictures,
}: {
  name: string
  data: Fields
  pictures: readonly string[]
}) {
  const listed = (list: unknown) => (Array.isArray(list) ? (list as Fields[]) : [])
  const certifications = listed((data['certifications'] as Fields | undefined)?.['items'])
  const places =
    name === 'sitio.yaml'
      ? [
          ['marca', 'logo', 'Logo de la empresa'],
          ['marca', 'icono', 'Icono del sitio, cuadrado, en .svg'],
          ...listed(data['branches']).map((one) => [
            'oficinas',
            textOf(one['id']),
            `Fotografía de ${textOf(one['title'])}`,
          ]),
        ]
      : certifications.map((one) => [
          'certificaciones',
          textOf(one['id']),
          `Marca ${textOf(one['label'])}`,
        ])
  return places.map(([folder = '', id = '', label = '']) => (
    <PictureDrop
      key={`${folder}/${id}`}
      {...{ folder, id, label }}
      has={pictures.find((one) => one.startsWith(`${folder}/${id}.`))}
      hint="Se prepara sola; si no sirve, dice por qué."
    />
  ))
}
