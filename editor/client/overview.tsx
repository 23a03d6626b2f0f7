import { useState } from 'react'
import type { Problem } from '#catalogue/read/problem.ts'
import type { ContentState } from '../host/content-state.ts'
import { callServer } from './call-server.ts'
import { Button } from './controls.tsx'
import { OwedField } from './form/owed-field.tsx'
import { routeToField, type Route } from './route.ts'
import { fieldPathLabel } from './field-labels.ts'

type Props = { state: ContentState; go: (route: Route) => void }

/** The problems to repair, then the values owed, each with a field or a link to it. */
export function Overview({ state, go }: Props) {
  const { problems, consequences, remarks, owed, isReviewed } = state
  const lists = [
    ['Errores por corregir', problems],
    ['Lo que viene de lo mismo', consequences],
    ['Conviene mirar', remarks],
    ['Datos que faltan', owed],
  ] as const
  const faults = problems.length === 1 ? 'un error' : `${problems.length} errores`
  return (
    <div className="page">
      <h1>
        {problems.length > 0
          ? `Hay ${faults} por corregir`
          : isReviewed
            ? 'Sin errores'
            : 'Revisando …'}
      </h1>
      {lists.map(
        ([heading, list]) =>
          list.length > 0 && (
            <section key={heading}>
              <h2>
                {heading} <small>{list.length}</small>
              </h2>
              {list.map((one) => (
                <Point key={JSON.stringify(one)} {...{ one, state, go }} isOwed={list === owed} />
              ))}
            </section>
          ),
      )}
    </div>
  )
}

/** One point of the list; if it is a single value, with a field to supply it here. */
function Point({ one, state, go, isOwed }: Props & { one: Problem; isOwed: boolean }) {
  const [said, setSaid] = useState('')
  const { file, field, message } = one
  const name = file.replace('content/', '')
  const entry = state.files.find((known) => known.name === name)
  const way = (
    <Button
      className="link"
      disabled={!entry}
      does={() => go(routeToField(name, field, entry?.products ?? []))}
    >
      {entry?.title ?? name}
      {field && ` · ${fieldPathLabel(field)}`}
    </Button>
  )
  const label = message.charAt(0).toUpperCase() + message.slice(1)
  const give = (value: unknown) => {
    setSaid(`${label}. Guardado: ${String(value)}`)
    callServer('give', { name, field, value }).catch((fault: Error) => setSaid(fault.message))
  }
  // Products to be confirmed, and other points, are not values.
  const isValue = isOwed && !/^(?:products|owner)\[\d+\]$/.test(field)
  if (said !== '') return <p className="told">{said}</p>
  if (isValue) return <OwedField label={label} nota={way} onChange={give} />
  return (
    <p className="told">
      {label}
      <br />
      {way}
    </p>
  )
}
