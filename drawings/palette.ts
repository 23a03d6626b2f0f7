import type { SiteTone, Tone } from './model.ts'
import { PRODUCT_COLOURS, type ProductColour } from './product-look.ts'

/**
 * `page`: follows the page's tokens; `file`: a file of its own, light or dark as the reader's system;
 * `light`: every value literal, for PDF and PNG.
 */
export type DrawingTheme = 'page' | 'file' | 'light'

/** What each tone is on a light and on a dark ground. */
const TONES = {
  ink: ['#121b1d', '#e8eeee'],
  sheet: ['#ffffff', '#182226'],
  accent: ['#1c6f87', '#52c1d8'],
  fluid: ['#c8e6eb', '#1e4753'],
  soft: ['#5b676a', '#95a1a3'],
  metal: ['#ebf0ef', '#263032'],
  steel: ['#f1f3ee', '#232e31'],
  rule: ['#8a9698', '#6b797c'],
  seat: ['#7fb7c6', '#27707f'],
  contact: ['#d2571e', '#ff8d4d'],
  seam: ['#121b1d', '#060c0f'],
  rubber: ['#121b1d', '#324045'],
  lit: ['#ffffff', '#7b8b90'],
  rim: ['#b4bfc1', '#2d393d'],
  shade: ['#9ba8ab', '#1d272a'],
  deep: ['#a6d4dc', '#153640'],
} as const satisfies Record<SiteTone, readonly [light: string, dark: string]>

const valuesOf = (ground: 0 | 1) =>
  Object.fromEntries(
    Object.entries(TONES).map(([tone, values]) => [tone, values[ground]]),
  ) as Record<SiteTone, string>

/** Hex values of the `--dw-…` tokens; a test ties them to styles/tokens.css. */
export const [LIGHT, DARK] = [valuesOf(0), valuesOf(1)]

/** The colours of the product are each drawing's own: their values are in the drawing, not in the tokens. */
export function paintOf(theme: DrawingTheme, product?: ProductColour): (tone: Tone) => string {
  if (theme === 'page' || theme === 'file') return (tone) => `var(--dw-${tone})`
  const { ground, mark } = product ? PRODUCT_COLOURS[product] : NO_PRODUCT
  const values = { ...LIGHT, product: ground[0], 'product-mark': mark[0] }
  return (tone) => values[tone]
}

const NO_PRODUCT = { ground: [LIGHT.accent, DARK.accent], mark: [LIGHT.sheet, DARK.sheet] } as const

/** Lines of light on dark seem heavier than they are: there, this much of a line's width is left. */
export const LINES_IN_THE_DARK = 0.85

/** A line's width as an attribute; where the theme may be dark, by the token \`--dw-line\`. */
export const lineOf = (theme: DrawingTheme, width: number): string =>
  theme === 'light' ? `${width}` : `calc(${width}px*var(--dw-line))`

/** On paper gradients would only be grey: metal is white there, and hatched. */
export const PRINT: Partial<Record<SiteTone, string>> = {
  metal: '#fff',
  steel: '#fff',
  lit: '#fff',
  rim: '#fff',
  shade: '#fff',
  deep: 'var(--dw-fluid)',
}

const declare = (values: Partial<Record<SiteTone, string>>) =>
  Object.entries(values)
    .map(([tone, value]) => `--dw-${tone}:${value}`)
    .join(';')

/** What a drawing with a colour of its own adds to its stylesheet. */
export function productStyle(product: ProductColour): string {
  const { ground, mark } = PRODUCT_COLOURS[product]
  const own = (i: 0 | 1) => `svg{--dw-product:${ground[i]};--dw-product-mark:${mark[i]}}`
  return `${own(0)}@media (prefers-color-scheme:dark){${own(1)}}`
}

/** The same on a page, whose theme the reader may choose. */
export function productProperties(product: ProductColour): Record<`--${string}`, string> {
  const { ground, mark } = PRODUCT_COLOURS[product]
  return {
    '--dw-product': `light-dark(${ground.join()})`,
    '--dw-product-mark': `light-dark(${mark.join()})`,
  }
}

/** What a dark window makes of the tokens. */
export const DARK_STYLE = `--dw-line:${LINES_IN_THE_DARK};${declare(DARK)}`

/** The stylesheet that a file carries, since no page lends it tokens. */
export const FILE_STYLE = `svg{--dw-line:1;${declare(LIGHT)}}@media (prefers-color-scheme:dark){svg{${DARK_STYLE}}}@media print{svg{--dw-line:1;${declare(PRINT)}}}`
