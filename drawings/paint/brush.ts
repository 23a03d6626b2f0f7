import { LINE_WEIGHTS, type LineWeight } from '../line-weights.ts'
import { fillOf, groundOf, type FillName } from '../materials.ts'
import type { Dash, Outline, Tone } from '../model.ts'
import type { ProductColour } from '../product-look.ts'
import { lineOf, paintOf, type DrawingTheme } from '../palette.ts'
import type { Sheen } from './sheen.tsx'
import { pathData, round } from './path-data.ts'

const DASHES: Record<Dash, readonly number[]> = {
  hidden: [8, 5],
  centre: [26, 5, 4, 5],
  'centre-short': [14, 4, 3, 4],
  rest: [9, 5],
}

/** Turns the model's roles into SVG attributes, for one size and one theme. */
export type Brush = {
  id: string
  theme: DrawingTheme
  /** Factor for line widths and hatch pitches: smaller pictures get heavier lines, instead of scaled ones. */
  scale: number
  tone: (tone: Tone) => string
  fill: (name: FillName) => string
  /** Whether a hatch's ground is drawn beneath it, not in its tiles: PDF viewers show seams between tiles. */
  laysGrounds: boolean
  /** The ground to draw beneath. */
  ground: (name: FillName) => string | undefined
  /** The fill for the gradient of turned metal or deep fluid. */
  sheen: (name: Sheen) => string
  /** A width in sheet units, as an attribute. */
  line: (units: number) => string
  width: (weight: LineWeight) => string
  dash: (dash: Dash | undefined) => string | undefined
  y: (r: number) => number
  path: (outline: Outline, isClosed: boolean) => string
}

type BrushOptions = {
  id: string
  theme: DrawingTheme
  scale: number
  axis: number
  /** Whether it paints a whole sheet, not a crop. */
  isSheet?: boolean
  /** The finest line, in sheet units before scaling. */
  leastLine?: number | undefined
  /** The product's own colour, if it has one. */
  product?: ProductColour | undefined
}

export function makeBrush({ isSheet = false, leastLine = 0, ...options }: BrushOptions): Brush {
  const { id, theme, scale, axis, product } = options
  const tone = paintOf(theme, product)
  const line = (units: number) => lineOf(theme, round(Math.max(units, leastLine) * scale))
  const laysGrounds = theme === 'light'
  const y = (r: number) => round(axis - r)
  return {
    id,
    theme,
    scale,
    tone,
    y,
    fill: (name) => {
      const fill = fillOf(name)
      return typeof fill === 'string' ? tone(fill) : `url(#${id}-${name})`
    },
    laysGrounds,
    ground: (name) => {
      const fill = fillOf(name)
      return laysGrounds && typeof fill !== 'string' ? tone(groundOf(fill)) : undefined
    },
    sheen: (name) => `url(#${id}-${name})`,
    line,
    width: (weight) => line(LINE_WEIGHTS[weight === 'thin' && !isSheet ? 'thin-on-card' : weight]),
    dash: (dash) => dash && DASHES[dash].map((part) => round(part * scale)).join(' '),
    path: (outline, isClosed) =>
      'centre' in outline
        ? ''
        : pathData(outline, ([x, r]) => [round(x), y(r)]) + (isClosed ? 'Z' : ''),
  }
}
