import { useState } from 'react'
import { foldText } from '#schema/fold-text.ts'
import type { ContentState, FileEntry } from '../host/content-state.ts'
import type { Place } from './place.ts'

type Props = { state: ContentState; place: Place; go: (place: Place) => void }

/** The groups of files: the first whose beginning a name has is its own. */
const GROUPS = [
  ['Empresa y portada', /^(?:sitio|paginas\/inicio)\.yaml$/],
  ['Productos', /^productos\//],
  ['Soluciones', /^soluciones\//],
  ['Industrias', /^industrias\//],
  ['Equipos', /^equipos\//],
  ['Otras páginas', /^paginas\/(?!inicio)/],
  ['Palabras y listas', /^vocabulario\//],
] as const

/** All pages and products, found by what is typed. */
export function FileList({ state, place, go }: Props) {
  const [typed, setTyped] = useState('')
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const isFound = (...texts: string[]) =>
    words.every((word) => foldText(texts.join(' ')).includes(word))
  const ways = [
    ['overview', 'Lo que falta', state.problems.length || state.owed.length],
    ['publish', 'Publicar', 0],
    ['history', 'Historia', 0],
  ] as const
  return (
    <>
      {ways.map(([page, label, count]) => (
        <button
          key={page}
          type="button"
          aria-current={place.page === page}
          onClick={() => go({ page })}
        >
          {label}{' '}
          {count > 0 && <em className={state.problems.length > 0 ? 'count' : ''}>{count}</em>}
        </button>
      ))}
      <input
        type="search"
        placeholder="Buscar página o código"
        aria-label="Buscar"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {GROUPS.map(([heading, pattern]) => {
        const found = state.files.filter(
          ({ name, title, products }) =>
            pattern.test(name) &&
            isFound(
              title,
              name,
              ...products.map(({ id, code, name: called }) => `${id} ${code} ${called}`),
            ),
        )
        return (
          found.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {found.map((file) => (
                  <File
                    key={file.name}
                    {...{ file, place, go }}
                    isFound={words.length > 0 && isFound}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}

type FileProps = Omit<Props, 'state'> & {
  file: FileEntry
  isFound: false | ((...texts: string[]) => boolean)
}

/** A file, and of its products those that are looked for, or all where it is open. */
function File({ file: { name, title, products }, place, go, isFound }: FileProps) {
  const open = place.page === 'file' && place.name === name ? place : undefined
  const shown = products.filter((one) => (isFound ? isFound(one.id, one.code, one.name) : open))
  return (
    <li data-depth={name.split('/').length}>
      <button
        type="button"
        aria-current={open !== undefined && open.product === undefined}
        onClick={() => go({ page: 'file', name })}
      >
        {title} {products.length > 0 && <small>{products.length}</small>}
      </button>
      <ul>
        {shown.map(({ id, code, name: called }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={open?.product === id}
              onClick={() => go({ page: 'file', name, product: id })}
            >
              <b>{code || id}</b> {called}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
