import { useContext, useState, type ReactNode } from 'react'
import type { Fields } from '../../plain-data.ts'
import { useAnswer } from '../call-server.ts'
import { Button } from '../controls.tsx'
import { Form } from './context.ts'

type Kind = {
  kind: string
  value: Fields
  svg: string
  title: string
  /** For each of its fields, what it decides. */
  asks: Readonly<Record<string, string>>
}
type Looks = { svg?: string; title?: string; fault?: string }
type Props = {
  value: Fields
  onChange: (value: Fields) => void
  /** Renders the drawing's fields, with what each decides. */
  renderFields: (asks: Kind['asks']) => ReactNode
}

const PLATE = 'plate'
/** The text that fits on a plate: three short words in capitals. */
const lettered = (text: string) =>
  text
    .toUpperCase()
    .split(/\s+/, 3)
    .map((word) => word.slice(0, 12))
    .join(' ')
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A drawing, chosen by its picture, with its fields and how it looks with them. */
export function DrawingField({ value, onChange, renderFields }: Props) {
  const { plateText } = useContext(Form)
  const { answer: kinds = [] } = useAnswer<Kind[]>('drawings')
  const { answer: looks = { title: 'Dibujando …' }, said } = useAnswer<Looks>('drawing', {
    data: value,
  })
  const [isOpen, setOpen] = useState(false)
  const { asks = {} } = kinds.find((one) => one.kind === value['kind']) ?? {}
  const choose = (chosen: Kind) => {
    onChange(chosen.kind === PLATE ? { kind: PLATE, text: lettered(plateText) } : chosen.value)
    setOpen(false)
  }
  return (
    <>
      {looks.svg && <img src={pictureOf(looks.svg)} alt="" />}
      <p>{said || (looks.fault ?? looks.title)}</p>
      <Button does={() => setOpen(!isOpen)}>
        {isOpen ? 'Dejar el que está' : 'Elegir otro dibujo'}
      </Button>
      {isOpen ? (
        <ul className="gallery">
          {kinds.map((one) => (
            <li key={one.kind}>
              <Button does={() => choose(one)}>
                <img src={pictureOf(one.svg)} alt="" loading="lazy" />
                {one.kind === PLATE ? 'Sin dibujo: una placa con el código' : one.title}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        renderFields(asks)
      )}
    </>
  )
}
