import { useState } from 'react'
import { foldText } from '#schema/fold-text.ts'
import type { ContentState, FileEntry } from '../host/content-state.ts'
import { Button } from './controls.tsx'
import type { Route } from './route.ts'

type Props = { state: ContentState; route: Route; go: (route: Route) => void }

/** The groups of files, by the beginning of their names. */
const GROUPS = [
  ['Empresa y portada', /^(?:sitio|paginas\/inicio)\.yaml$/],
  ['Productos', /^productos\//],
  ['Soluciones', /^soluciones\//],
  ['Industrias', /^industrias\//],
  ['Equipos', /^equipos\//],
  ['Otras páginas', /^paginas\/(?!inicio)/],
  ['Palabras y listas', /^vocabulario\//],
] as const

/** All pages and products, filtered by the text typed. */
export function FileList({ state, route, go }: Props) {
  const [typed, setTyped] = useState('')
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const isFound = (...texts: string[]) =>
    words.every((word) => foldText(texts.join(' ')).includes(word))
  const faults = state.problems.length
  const ways = [
    ['overview', 'Lo que falta', faults || state.owed.length],
    ['publish', 'Publicar', 0],
    ['history', 'Historia', 0],
  ] as const
  /** A file with its matching products, or with all of them if it is open. */
  const item = ({ name, title, products }: FileEntry) => {
    const open = route.page === 'file' && route.name === name ? route : undefined
    const shown =
      words.length > 0 ? products.filter((one) => isFound(one.id, one.code, one.name)) : products
    return (
      <li key={name} data-depth={name.split('/').length}>
        <Button
          aria-current={open !== undefined && open.product === undefined}
          does={() => go({ page: 'file', name })}
        >
          {title} {products.length > 0 && <small>{products.length}</small>}
        </Button>
        <ul>
          {(words.length > 0 || open ? shown : []).map(({ id, code, name: called }) => (
            <li key={id}>
              <Button
                aria-current={open?.product === id}
                does={() => go({ page: 'file', name, product: id })}
              >
                <b>{code || id}</b> {called}
              </Button>
            </li>
          ))}
        </ul>
      </li>
    )
  }
  return (
    <>
      {ways.map(([page, label, count]) => (
        <Button key={page} aria-current={route.page === page} does={() => go({ page })}>
          {label} {count > 0 && <em className={faults > 0 ? 'count' : ''}>{count}</em>}
        </Button>
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
            isFound(title, name, ...products.flatMap((one) => [one.id, one.code, one.name])),
        )
        return (
          found.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>{found.map(item)}</ul>
            </section>
          )
        )
      })}
    </>
  )
}
