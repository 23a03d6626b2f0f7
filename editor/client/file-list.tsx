import { useState } from 'react'
import type { ContentState, FileEntry } from '../host/content-state.ts'
import type { Place } from './place.ts'

type Props = { state: ContentState; place: Place; go: (place: Place) => void }

const GROUPS: readonly [heading: string, isIn: (file: FileEntry) => boolean][] = [
  ['Empresa y portada', ({ name }) => name === 'sitio.yaml' || name === 'paginas/inicio.yaml'],
  ['Productos', ({ name }) => name.startsWith('productos/')],
  ['Soluciones', ({ name }) => name.startsWith('soluciones/')],
  ['Industrias', ({ name }) => name.startsWith('industrias/')],
  ['Equipos', ({ name }) => name.startsWith('equipos/')],
  ['Otras páginas', ({ name }) => name.startsWith('paginas/')],
  ['Palabras y listas', ({ name }) => name.startsWith('vocabulario/')],
]
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** All pages and products, found by what is typed. */
export function FileList({ state, place, go }: Props) {
  const [typed, setTyped] = useState('')
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const isFound = (...texts: string[]) =>
    words.every((word) => fold(texts.join(' ')).includes(word))
  const shown = new Set<FileEntry>()
  const open = place.page === 'file' ? place : undefined
  return (
    <>
      <p className="top">
        {(['overview', 'publish', 'history'] as const).map((page) => (
          <button
            key={page}
            type="button"
            aria-current={place.page === page}
            onClick={() => go({ page })}
          >
            {{ overview: 'Lo que falta', publish: 'Publicar', history: 'Historia' }[page]}
          </button>
        ))}
      </p>
      <input
        type="search"
        placeholder="Buscar página, producto o código"
        aria-label="Buscar"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {GROUPS.map(([heading, isIn]) => {
        const files = state.files.filter((file) => isIn(file) && !shown.has(file))
        for (const file of files) shown.add(file)
        const found = files.filter((file) =>
          isFound(
            file.title,
            file.name,
            ...file.products.map(({ id, code, name }) => `${id} ${code} ${name}`),
          ),
        )
        if (found.length === 0) return null
        return (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {found.map((file) => {
                const isOpen = open?.name === file.name
                const products =
                  words.length > 0
                    ? file.products.filter(({ id, code, name }) => isFound(id, code, name))
                    : isOpen
                      ? file.products
                      : []
                return (
                  <li key={file.name}>
                    <button
                      type="button"
                      aria-current={isOpen && open.product === undefined}
                      onClick={() => go({ page: 'file', name: file.name })}
                    >
                      {file.title}{' '}
                      {file.products.length > 0 && <small>{file.products.length}</small>}
                    </button>
                    {products.length > 0 && (
                      <ul>
                        {products.map(({ id, code, name }) => (
                          <li key={id}>
                            <button
                              type="button"
                              aria-current={isOpen && open.product === id}
                              onClick={() => go({ page: 'file', name: file.name, product: id })}
                            >
                              <b>{code || id}</b> {name}
                            </button>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </>
  )
}
