import { FRACTION, readNumber } from './read-number.ts'
import type { ReadSize } from './read-sizes.ts'
import { tidyText } from './plain-text.ts'
import type { WrittenUnit } from './written-units.ts'

/** What a length without a name measures: the section of a packing, the thickness of a sheet. */
export type BareLength = 'diameter' | 'section' | 'thickness'

/** The thickest packings and sheets, in mm: a greater length is the diameter of the shaft or flange. */
export const THICKEST: Readonly<Record<BareLength, number>> = {
  diameter: 0,
  section: 40,
  thickness: 13,
}
/** The most words that a code is typed in. */
const CODE_WORDS_MAX = 4
/** "442C, 180", "442C+2", "442C/180"; "170 L/min" and "2,5 C" are amounts. */
const BETWEEN_WORDS = /(?:[\s+*;:()]|\/(?!\p{L})|[.,](?!\d)|(?<!\d),)+/u
const DENOMINATORS = new Set(['2', '4', '8', '16', '32', '64'])
const AMOUNT = String.raw`${FRACTION}(?![\p{N}/])|\d+(?:[.,]\d+)*`
export const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}.,]|\p{N}/)-?(?:${AMOUNT})`, 'gu')
export const NUMBER_HERE = new RegExp(`^-?(?:${AMOUNT})`, 'u')
export const WHOLE_FRACTION = new RegExp(`^${FRACTION}$`)

export const MEANINGS = {
  earlier: 'la última de las dos cifras es la que se compara',
  section: 'sección de empaquetadura; van primero las que se publican en ella.',
  bore: 'diámetro de la caja; con el del eje da la sección de la empaquetadura',
  narrow: 'la caja debe ser más ancha que el eje: revisa las dos medidas',
  thickness: 'espesor; con él se juzgaron las juntas que publican límites por espesor.',
  length: 'medida que la búsqueda no compara; inclúyela en tu consulta',
  piece: 'medidas de la pieza; se comparó la interior.',
  other: 'dato del equipo que la búsqueda no compara; inclúyelo en tu consulta',
  model: 'tamaño o modelo de un equipo; inclúyelo en tu consulta',
  sizes: 'medidas que la búsqueda no compara; inclúyelas en tu consulta',
  impossible: 'ningún equipo tiene esa cifra: revisa lo escrito',
  unitless: 'número sin unidad',
  quantity: 'cantidad: escríbela en la lista para cotizar',
  aside: 'ningún producto que responda a lo demás lo nombra',
  turns: 'sin el diámetro de eje se comparan solo con los límites en rpm',
} as const

export type LengthUnit = Pick<WrittenUnit, 'facet' | 'unit' | 'shownAs' | 'factor' | 'offset'>
export const MM: LengthUnit = { facet: 'diameter', unit: 'mm' }
export const INCH: LengthUnit = { facet: 'diameter', unit: 'in' }

/** The interpretation of one number, and where it ends in the text. */
export type Reading = {
  end: number
  figure?: { value: number; unit: LengthUnit; written: string; least?: number }
  size?: ReadSize
  section?: number
  bore?: number
  thickness?: number
  /** Revolutions per minute, which give a speed together with the shaft's diameter. */
  isTurns?: true
}

/** A plain text and its folded form (indexes agree), with the context for reading it. */
export type Source = {
  text: string
  folded: string
  isCode: (text: string) => boolean
  bareLength: BareLength
}

/** A number as typed, and its index in the text. */
export type Typed = { start: number; typed: string }

/** The value of a typed number, with its sign; undefined if it is none. */
export function valueOf(typed: string, unit: string): number | undefined {
  const plain = typed.replace(/^-/, '')
  const [, whole = '0', top, bottom = ''] = WHOLE_FRACTION.exec(plain) ?? []
  if (top !== undefined && !DENOMINATORS.has(bottom)) return undefined
  const value =
    top === undefined ? readNumber(plain, unit) : Number(whole) + Number(top) / Number(bottom)
  if (!Number.isFinite(value)) return undefined
  return typed.startsWith('-') ? -value : value
}

/** Whether a text begins with a code, in one or several words. */
export function beginsCode(text: string, isCode: (text: string) => boolean): boolean {
  const words = text.split(BETWEEN_WORDS, CODE_WORDS_MAX)
  return words.some((_, at) => isCode(words.slice(0, at + 1).join(' ')))
}

/** What stands for a size in the results: its text, and how it was treated. */
export function sizeOf(text: string, what: keyof typeof MEANINGS): ReadSize {
  const isUsed = what === 'section' || what === 'piece' || what === 'thickness'
  return {
    text: tidyText(text),
    meaning: MEANINGS[what],
    ...(isUsed && { isUsed }),
    ...((isUsed || what === 'turns') && { isOfProducts: true }),
  }
}
