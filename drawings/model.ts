import type { z } from 'zod'
import type { ProductColour, TextureName } from './product-look.ts'

/** `[x, r]`: along the axis (process left, atmosphere right), and from it. */
export type Point = readonly [x: number, r: number]

/** One stroke of an outline: a straight line to a point, an arc, or a Bézier curve. */
export type Segment =
  | Point
  | { to: Point; radius: number; large: boolean; clockwise: boolean }
  | { to: Point; via: readonly [Point, Point] }

export type Circle = { centre: Point; radius: number }
export type Outline = readonly Segment[] | Circle
export type Box = { x1: number; x2: number; r1: number; r2: number }

/** Colours by role; `--dw-<tone>` of the tokens. */
export type SiteTone =
  | 'ink'
  | 'sheet'
  | 'accent'
  | 'fluid'
  | 'soft'
  | 'metal'
  /** Ground of cut steel, and the rules of its hatch. */
  | 'steel'
  | 'rule'
  /** Ground of the face that stands still. */
  | 'seat'
  /** Where two faces seal, and nowhere else; and the ground under that line. */
  | 'contact'
  | 'seam'
  /** O-rings and tyres: dark on every ground, told in the dark by their edge. */
  | 'rubber'
  /** Turned metal: where it catches the light, at its rim, in the shade; and fluid further down. */
  | 'lit'
  | 'rim'
  | 'shade'
  | 'deep'
/** The drawing's own: the colour that its product is sold in, and what is drawn on it. */
export type ProductTone = 'product' | 'product-mark'
export type Tone = SiteTone | ProductTone

/** Cut parts carry a hatch, so that neighbours differ; see materials.ts. */
export type SectionedMaterial =
  | 'housing'
  | 'steel'
  | 'steel-opposed'
  | 'steel-fine'
  | 'steel-fine-opposed'
  | 'face-rotary'
  | 'face-stationary'
  | 'packing'
  | 'lip'
  | 'graphite'
/** `seat` is a stationary face beyond the section, `plate` metal too thin to hatch, `coloured-yarn` not white. */
export type FlatMaterial =
  | ProductTone
  | 'elastomer'
  | 'unsectioned'
  | 'outside'
  | 'accent'
  | 'seat'
  | 'plate'
  | 'coloured-yarn'
/** The product in its own colour, with the texture of what it is made of. */
export type TexturedMaterial = `product-of-${TextureName}`
export type Material = SectionedMaterial | FlatMaterial | TexturedMaterial
/** What fills the space between parts. Bare paper is atmosphere. */
export type Medium = 'process' | 'atmosphere' | 'barrier' | 'gas'

export type Weight =
  | 'hatch'
  | 'thin'
  /** The edge of a part, where it is drawn by itself. */
  | 'edge'
  | 'spring'
  | 'wire'
  | 'outline'
  | 'flow'
  | 'clip'
  | 'contact'
export type Dash = 'hidden' | 'centre' | 'centre-short' | 'rest'
export type Role = 'shaft' | 'housing' | 'rotating' | 'stationary' | 'elastomer' | 'fastener'

/** `section`: only on the whole sheet. */
export type Scope = 'all' | 'section'

type Common = { id?: string; scope: Scope }
/** How a turned part's own axis runs: along the sheet's, upright, or round a bend's centre in that corner of it. */
export type OwnAxis = 'x' | 'r' | 'ne' | 'nw' | 'se' | 'sw'
export type PartMark = Common & {
  type: 'part'
  id: string
  role: Role
  material: Material
  outline: Outline
  weight: Weight | 'none'
  /** Where it is not turned about the sheet's axis. */
  axis?: OwnAxis | undefined
}
export type MediumMark = Common & { type: 'medium'; medium: Medium; outline: Outline }
export type LineMark = Common & {
  type: 'line'
  path: readonly Segment[]
  weight: Weight
  tone: Tone
  dash?: Dash
}
/** The id of a line that tells which way something goes, and is no part of it. */
export const ARROW = 'arrow'
/** The id of the line of a dimension, whose letter stands over it. */
export const DIMENSION = 'dimension'

export type TextMark = Common & {
  type: 'text'
  at: Point
  text: string
  anchor: 'start' | 'middle' | 'end'
  tone: Tone
  strong: boolean
  /** Height of the type in sheet units, where lettering is the picture. */
  size?: number
}
export type Mark = PartMark | MediumMark | LineMark | TextMark

/**
 * Where one part slides or rests on another and stops a medium: a straight line `from`–`to`.
 * `media` are those beyond its two ends. `balanceRadius` is that of a pusher seal's dynamic O-ring.
 */
export type Contact = {
  from: Point
  to: Point
  parts: readonly [left: string, right: string]
  media: readonly [from: Medium, to: Medium]
  balanceRadius?: number
}

export type Callout = { number: number; label: string; target: string; dot: Point; balloon: Point }

/**
 * A dimension that a table calls by a letter. A diameter is told by a point of its surface, and by where along the axis
 * its line runs; a length by the two points that it lies between.
 */
export type Measure =
  | { letter: string; kind: 'diameter'; on: Point; at: number }
  | { letter: string; kind: 'length'; from: Point; to: Point }

/** In sheet units from the top left corner. */
export type Crop = { x: number; y: number; width: number; height: number }

/** What of a section is shown turned round its axis, a quarter of it cut away. */
export type Cutaway = {
  /** Radius of the shaft. */
  shaft: number
  /** Nothing is turned further from the axis: a gland as high as the sheet would be all that is seen. */
  reach: number
  /** Screws round the end of a part, or studs with their nuts, on a circle of that radius. */
  screws?: { on: string; circle: number; nuts?: true }
  /** Whether all that is turned but the sleeve is made of two halves. */
  parting?: boolean
  /** What the open quarter lets see, in Spanish. */
  shows: string
}

/** A drawing's geometry, before it has colours: what the painter draws and the tests measure. */
export type DrawingLayout = {
  /** Where the sheet begins along the axis, 0 unless a half section leaves its left margin out. */
  left?: number
  width: number
  height: number
  /** Height of the axis on the sheet. */
  axis: number
  marks: readonly Mark[]
  contacts: readonly Contact[]
  callouts: readonly Callout[]
  /** What a table of dimensions names by letters that are not drawn already. */
  measures?: readonly Measure[]
  /** Where the letters stand that are drawn already, from the top left corner. */
  lettered?: Crop
  /** Crop round the contact, 4:3 but for pictograms; of the whole drawing where a half section's card shows the outside too. */
  card: Crop & { isWhole?: boolean }
  /** Crop for the row of a list, 4:3, where the kind asks for one, and the ids of what it asks for; of the same marks as the card. */
  row?: Crop & { named: readonly string[] }
  /** The colour that the product is known by. */
  product?: ProductColour
  /** The marks while the machine runs, where more changes then than marks on what turns can show. */
  running?: readonly Mark[]
  /** The marks before the view from outside was left out, where it is. */
  whole?: readonly Mark[]
  /** Place of the axis across the sheet, where the drawing stands upright. */
  uprightAxis?: number
  /** Where the kind suits a view from outside with a quarter cut away. */
  cutaway?: Cutaway
  /** Places where media may meet because the drawing is cut off there: port mouths, the pump's suction. */
  openings: readonly Box[]
}

/** A place on a picture and where its number stands, as shares of its width and height from the upper left corner. */
export type PlacePoint = { at: Point; number: Point }

/** What a kind gives: its geometry, and its words in Spanish. */
export type KindDefinition<Schema extends z.ZodType> = {
  /** Its name in the content and its parameters, each with a default. */
  schema: Schema
  layout: (parameters: z.output<Schema>) => DrawingLayout
  /** The same marks before they moved, one for one, where the drawing shows a movement. */
  rest?: (parameters: z.output<Schema>) => DrawingLayout | undefined
  describe: (parameters: z.output<Schema>) => { title: string; description: string }
}

/** What a card is cropped from. */
export const cardMarks = ({ card, marks, whole = marks }: DrawingLayout) =>
  card.isWhole ? whole : marks

/** What a row's picture is cropped from: what it shows by name stands where the kind has drawn it. */
export const rowMarks = (layout: DrawingLayout) =>
  layout.row && layout.row.named.length > 0 ? (layout.whole ?? layout.marks) : cardMarks(layout)
