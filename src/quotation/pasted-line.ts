import type { NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { Size } from './pasted-sizes.ts'

/** A line and the text it was read from. */
export type PastedLine = {
  line: NewLine
  written: string
  /** Its row as pasted, and the heading of its table; empty without one. */
  row: string
  heading: string
  /** Where its quantity stands, if not anywhere in the row: a cell, not its position. */
  counted?: string
  /** The part that is ambiguous; the visitor confirms it before the line is added. */
  doubt?: 'la cantidad' | 'la medida'
}

/** What reading needs to know of a product: whether a length is its shaft, section or flange. */
export type Pastable = NamedProduct &
  Partial<Pick<ProductRecord, 'fields' | 'ranges' | 'sizedBy' | 'choice'>>

/** The contents of a row, with sizes still replaced by placeholders. */
export type ReadRow = {
  line?: NewLine
  sizes: readonly Size[]
  doubt?: PastedLine['doubt']
  counted?: string
  /** What its column of notes says, which goes into the line as it is. */
  noted?: string
}
