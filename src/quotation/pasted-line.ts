import type { NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { Size } from './pasted-sizes.ts'

/** A line, and the words that it was read from. */
export type PastedLine = {
  line: NewLine
  written: string
  /** What of it may mean something else: the visitor looks before it is added. */
  doubt?: 'la cantidad' | 'la medida'
}

/** A product as far as lines are read by it: whether a length is that of its shaft, its section or its flange. */
export type Pastable = NamedProduct &
  Partial<Pick<ProductRecord, 'fields' | 'ranges' | 'sizedBy' | 'choice'>>

/** What a row holds, its sizes still as signs in its words. */
export type Read = { line?: NewLine; sizes: readonly Size[]; doubt?: PastedLine['doubt'] }
