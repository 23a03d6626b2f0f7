import { fillOf, type FillName } from '../materials.ts'
import type { Dash, Outline, Tone, Weight } from '../model.ts'
import type { ProductColour } from '../product-colours.ts'
import { paintOf, type DrawingTheme } from '../palette.ts'
import type { Sheen } from './sheen.tsx'
import { pathData } from './path-data.ts'
import { round } from './round.ts'

/** Line widths in units of a sheet 960 wide: ISO 128-2, wide twice thin. */
export const WEIGHTS: Record<Weight, number> = {
  hatch: 1,
  thin: 1.3,
  spring: 2.2,
  wire: 4.2,
  outline: 2.2,
  flow: 3,
  contact: 4.5,
  clip: 5,
}

const DASHES: Record<Dash, readonly number[]> = {
  hidden: [8, 5],
  centre: [26, 5, 4, 5],
  'centre-short': [14, 4, 3, 4],
  rest: [9, 5],
}

/** Pins, grooves and leaders on a whole sheet, where every line is drawn at its size. */
const THIN_ON_SHEET = 1.1

/** Silhouette of what is cut, edges inside it, edges of what is seen from outside. */
export const EDGES = { silhouette: 4, cut: 1.6, seen: 1.7 } as const

/** Turns the model's roles into SVG attributes, for one size and one theme. */
export type Brush = {
  id: string
  theme: DrawingTheme
  /** Factor on line widths and hatch pitches: a card is redrawn heavier, never merely scaled. */
  scale: number
  tone: (tone: Tone | 'product') => string
  fill: (name: FillName) => string
  /** The gradient of turned metal or deep fluid. */
  sheen: (name: Sheen) => string
  edge: (edge: keyof typeof EDGES) => number
  width: (weight: Weight) => number
  dash: (dash: Dash | undefined) => string | undefined
  y: (r: number) => number
  path: (outline: Outline, isClosed: boolean) => string
}

type BrushOptions = {
  id: string
  theme: DrawingTheme
  scale: number
  axis: number
  isSheet?: boolean
  /** The product's own colour, if it has one. */
  product?: ProductColour | undefined
}

export function makeBrush({
  id,
  theme,
  scale,
  axis,
  isSheet = false,
  product,
}: BrushOptions): Brush {
  const tone = paintOf(theme, product)
  const y = (r: number) => round(axis - r)
  return {
    id,
    theme,
    scale,
    tone,
    y,
    fill: (name) => {
      const fill = fillOf(name, theme === 'mono')
      return typeof fill === 'string' ? tone(fill) : `url(#${id}-${name})`
    },
    sheen: (name) => `url(#${id}-${name})`,
    edge: (edge) => round(EDGES[edge] * scale),
    width: (weight) =>
      round((weight === 'thin' && isSheet ? THIN_ON_SHEET : WEIGHTS[weight]) * scale),
    dash: (dash) => dash && DASHES[dash].map((part) => round(part * scale)).join(' '),
    path: (outline, isClosed) =>
      'centre' in outline
        ? ''
        : pathData(outline, ([x, r]) => [round(x), y(r)]) + (isClosed ? 'Z' : ''),
  }
}
