import { useState } from 'react'
import type { Mended } from '../content/references.ts'
import type { ContentState } from '../host/content-state.ts'
import { ask } from './ask.ts'
import type { Place } from './place.ts'

type Props = {
  state: ContentState
  name: string
  product?: { id: string; code: string } | undefined
  go: (place: Place) => void
}
type Asked = { action: string; asked: Record<string, unknown>; mended: Mended[] }

const idOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Copies, withdraws, renames and moves a product or a page; what else would change is shown before. */
export function EntryActions({ state, name, product, go }: Props) {
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState(name)
  const [asked, setAsked] = useState<Asked>()
  const [said, setSaid] = useState('')
  const fail = (fault: Error) => setSaid(fault.message)
  const lists = state.files.filter(({ kind }) => kind === 'category' || kind === 'family')
  const isPage = /^(?:productos|soluciones|industrias|equipos|paginas)\//.test(name)
  if (!isPage) return null

  const copy = () =>
    (product
      ? ask<{ id: string }>('copy', { name, id: product.id, code: typed }).then(({ id }) =>
          go({ page: 'file', name, product: id }),
        )
      : ask<{ name: string }>('copyPage', { name, to: typed }).then((made) =>
          go({ page: 'file', name: made.name }),
        )
    ).catch(fail)
  const remove = () => {
    if (!confirm(product ? `¿Retirar ${product.code || product.id}?` : '¿Retirar esta página?'))
      return
    ask(product ? 'remove' : 'removePage', { name, id: product?.id })
      .then(() => go(product ? { page: 'file', name } : { page: 'overview' }))
      .catch(fail)
  }
  const look = () => {
    const action = product ? 'moveProduct' : 'movePage'
    const move = product
      ? {
          name,
          id: product.id,
          newId: typed === '' ? product.id : idOf(typed),
          ...(typed !== '' && { code: typed }),
          to: target,
        }
      : { name, to: typed }
    ask<{ mended: Mended[] }>(action, { ...move, look: true })
      .then(({ mended }) => setAsked({ action, asked: move, mended }))
      .catch(fail)
  }
  const move = () => {
    if (!asked) return
    ask<{ files: string[] }>(asked.action, { ...asked.asked, look: false })
      .then(({ files }) =>
        go(
          product
            ? { page: 'file', name: target, product: String(asked.asked['newId']) }
            : {
                page: 'file',
                name: files.find((one) => one.endsWith(`/${idOf(typed)}.yaml`)) ?? name,
              },
        ),
      )
      .catch(fail)
  }
  return (
    <details className="actions">
      <summary>Copiar, retirar, cambiar de nombre o de lugar</summary>
      <label>
        {product ? 'Código nuevo' : 'Título nuevo'}
        <input value={typed} onChange={({ target: input }) => setTyped(input.value)} />
        {typed !== '' && <span className="hint">su dirección terminará en /{idOf(typed)}</span>}
      </label>
      {product && (
        <label>
          Página
          <select value={target} onChange={({ target: select }) => setTarget(select.value)}>
            {lists.map((file) => (
              <option key={file.name} value={file.name}>
                {file.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>
        <button type="button" disabled={typed === ''} onClick={() => void copy()}>
          Agregar otro a partir de este
        </button>{' '}
        <button type="button" disabled={typed === '' && target === name} onClick={look}>
          Cambiar de nombre o de lugar
        </button>{' '}
        <button type="button" onClick={remove}>
          Retirar
        </button>
      </p>
      {asked && (
        <div className="asked">
          <p>
            La dirección anterior llevará a la nueva.{' '}
            {asked.mended.length === 0 ? 'Nada más lo nombra.' : 'También se corrige:'}
          </p>
          <ul>
            {asked.mended.map((one) => (
              <li key={`${one.name} ${one.at}`}>
                {one.name} · {one.at}: {one.from} → {one.to}
              </li>
            ))}
          </ul>
          <button type="button" onClick={move}>
            Hacerlo
          </button>{' '}
          <button type="button" onClick={() => setAsked(undefined)}>
            Dejarlo
          </button>
        </div>
      )}
      {said && (
        <p className="fault" role="status">
          {said}
        </p>
      )}
    </details>
  )
}
