import type { Tone } from './model.ts'
import { PRODUCT_COLOURS, type ProductColour } from './product-look.ts'

/**
 * `page`: uses the page's tokens; `file`: a separate file, light or dark like the reader's system; `light`: literal
 * values, for PDF and PNG.
 */
export type DrawingTheme = 'page' | 'file' | 'light'

/** Colours by role, the tokens `--dw-<tone>`: the values of each in light and in dark mode. */
const TONES = {
  ink: ['#121b1d', '#e8eeee'],
  sheet: ['#ffffff', '#182226'],
  accent: ['#1c6f87', '#52c1d8'],
  fluid: ['#c8e6eb', '#1e4753'],
  soft: ['#5b676a', '#95a1a3'],
  metal: ['#ebf0ef', '#263032'],
  /** The ground of cut steel, and the lines of its hatch. */
  steel: ['#f1f3ee', '#232e31'],
  rule: ['#8a9698', '#6b797c'],
  /** The ground of the stationary face. */
  seat: ['#7fb7c6', '#27707f'],
  /** Only for sealing contacts; and for the ground under their line. */
  contact: ['#d2571e', '#ff8d4d'],
  seam: ['#121b1d', '#060c0f'],
  /** O-rings and tyres: dark on every ground; in dark mode their edge shows them. */
  rubber: ['#121b1d', '#324045'],
  /** Turned metal in the light, at its rim and in the shade; and deep fluid. */
  lit: ['#ffffff', '#7b8b90'],
  rim: ['#b4bfc1', '#2d393d'],
  shade: ['#9ba8ab', '#1d272a'],
  deep: ['#a6d4dc', '#153640'],
} as const satisfies Record<string, readonly [light: string, dark: string]>
export type SiteTone = keyof typeof TONES

const valuesOf = (ground: 0 | 1) =>
  Object.fromEntries(
    Object.entries(TONES).map(([tone, values]) => [tone, values[ground]]),
  ) as Record<SiteTone, string>

/** Hex values of the `--dw-…` tokens; a test ties them to styles/tokens.css. */
export const [LIGHT, DARK] = [valuesOf(0), valuesOf(1)]

/** A tone's paint. The product's colours are literal values in each drawing, not tokens. */
export function paintOf(theme: DrawingTheme, product?: ProductColour): (tone: Tone) => string {
  if (theme === 'page' || theme === 'file') return (tone) => `var(--dw-${tone})`
  const { ground, mark } = product ? PRODUCT_COLOURS[product] : NO_PRODUCT
  const values = { ...LIGHT, product: ground[0], 'product-mark': mark[0] }
  return (tone) => values[tone]
}

const NO_PRODUCT = { ground: [LIGHT.accent, DARK.accent], mark: [LIGHT.sheet, DARK.sheet] } as const

/** Light lines on dark look heavier, so in dark mode their widths are multiplied by this. */
export const LINES_IN_THE_DARK = 0.85

/** A line's width as an attribute; if the theme may be dark, with the token \`--dw-line\`. */
export const lineOf = (theme: DrawingTheme, width: number): string =>
  theme === 'light' ? `${width}` : `calc(${width}px*var(--dw-line))`

/** Printed without gradients, which would turn grey: metal is white and hatched. */
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

/** The additional styles of a file whose drawing has a product colour. */
export function productStyle(product: ProductColour): string {
  const { ground, mark } = PRODUCT_COLOURS[product]
  const own = (i: 0 | 1) => `svg{--dw-product:${ground[i]};--dw-product-mark:${mark[i]}}`
  return `${own(0)}@media (prefers-color-scheme:dark){${own(1)}}`
}

/** The same for a page, whose theme the reader may choose. */
export function productProperties(product: ProductColour): Record<`--${string}`, string> {
  const { ground, mark } = PRODUCT_COLOURS[product]
  return {
    '--dw-product': `light-dark(${ground.join()})`,
    '--dw-product-mark': `light-dark(${mark.join()})`,
  }
}

/** The values of the tokens in dark mode. */
export const DARK_STYLE = `--dw-line:${LINES_IN_THE_DARK};${declare(DARK)}`

/** The stylesheet of a separate file, which has no page's tokens. */
export const FILE_STYLE = `svg{--dw-line:1;${declare(LIGHT)}}@media (prefers-color-scheme:dark){svg{${DARK_STYLE}}}@media print{svg{--dw-line:1;${declare(PRINT)}}}`
