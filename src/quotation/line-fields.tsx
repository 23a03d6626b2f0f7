import { useState } from 'react'
import type { ProductRecord, SealPlan } from '#views/product-data.ts'
import {
  changeLine,
  QUOTE_UNITS,
  TEXT_MOST,
  type QuoteLine,
  type QuoteUnit,
} from '#visitor/quote-list.ts'
import { noteWith, type LineSize } from './line-size.ts'
import { ChoiceField, ServiceFields, WordsField } from './service-fields.tsx'
import styles from './quote-line.module.css'

type LineFieldsProps = {
  line: QuoteLine
  product: ProductRecord | undefined
  plans: readonly SealPlan[]
  /** The compound or model of the product, chosen or not. */
  version: LineSize | undefined
  /** A size that no service field holds (kept in the note, never judged). */
  ownSize: LineSize | undefined
  /** The size that the closed line asks for if it is missing. */
  size: LineSize | undefined
  idOf: (size: LineSize) => string
}

/** The editable fields of a line: name, version, size, service, equipment tag, unit and note. */
export function LineFields(props: LineFieldsProps) {
  const { line, product, plans, version, ownSize, size, idOf } = props
  const { key, label, unit, tag, note, service } = line
  return (
    <>
      {line.id === '' && (
        <WordsField
          label="Nombre"
          text={label}
          most={TEXT_MOST.name}
          // An empty name would remove the line.
          onChange={(next) => next.trim() && changeLine(key, { label: next, name: next })}
        />
      )}
      {version && (
        <ChoiceField
          id={idOf(version)}
          label={version.name}
          text={version.given ?? ''}
          none="elegir"
          options={(product?.choice?.options ?? []).map((option) => ({
            id: option.split(',')[0] ?? option,
            label: option,
          }))}
          onChange={(next) => changeLine(key, { note: noteWith(note, version, next) })}
        />
      )}
      {ownSize && (
        <OwnSizeField
          id={idOf(ownSize)}
          size={ownSize}
          note={note}
          onChange={(next) => changeLine(key, { note: next })}
        />
      )}
      <ServiceFields
        product={product}
        plans={plans}
        service={service}
        isTurning={!product?.ranges.some((range) => range.size === 'rod')}
        {...(size && { size: { field: size.field, id: idOf(size) } })}
        onChange={(next) => changeLine(key, { service: next })}
      />
      <WordsField
        label="Equipo (TAG)"
        text={tag}
        most={TEXT_MOST.tag}
        onChange={(next) => changeLine(key, { tag: next })}
      />
      <ChoiceField
        label="Unidad"
        text={unit}
        options={UNITS}
        onChange={(next) => {
          const chosen = QUOTE_UNITS.find((one) => one === next)
          if (chosen) changeLine(key, { unit: chosen })
        }}
      />
      <div className={styles.note}>
        <WordsField
          label="Nota"
          text={note}
          most={TEXT_MOST.note}
          onChange={(next) => changeLine(key, { note: next })}
        />
      </div>
    </>
  )
}

type OwnSizeFieldProps = {
  id: string
  size: LineSize
  note: string
  onChange: (note: string) => void
}

/** The field of a size that the note keeps ("sección 12,7 mm"); incomplete input is written only on leaving. */
function OwnSizeField({ id, size, note, onChange }: OwnSizeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const write = (text: string) =>
    onChange(noteWith(note, size, text.replaceAll('.', ',').replaceAll(/[·;]/g, ' ').trim()))
  const isSize = (text: string) => text === '' || /\d/.test(text)
  return (
    <WordsField
      id={id}
      label={size.name}
      text={typed ?? size.given ?? ''}
      onChange={(text) => {
        setTyped(text)
        if (isSize(text)) write(text)
      }}
      onLeave={() => {
        if (typed !== undefined && !isSize(typed)) write(typed)
        setTyped(undefined)
      }}
    />
  )
}

const UNIT_NAMES: Readonly<Record<QuoteUnit, string>> = {
  un: 'unidades',
  m: 'metros',
  kg: 'kilogramos',
  juego: 'juegos',
  rollo: 'rollos',
  caja: 'cajas',
}

const UNITS = QUOTE_UNITS.map((id) => ({ id, label: UNIT_NAMES[id] }))
