import type { z } from 'zod'
import type { FlatMaterial, SectionedMaterial } from './materials.ts'
import type { SiteTone } from './palette.ts'
import type { ProductColour, TextureName } from './product-look.ts'

/** `[x, r]`: position along the axis (process left, atmosphere right), and distance from it. */
export type Point = readonly [x: number, r: number]

/** One stroke of an outline: a straight line to a point, an arc, or a Bézier curve. */
export type Segment =
  | Point
  | { to: Point; radius: number; large: boolean; clockwise: boolean }
  | { to: Point; via: readonly [Point, Point] }

export type Circle = { centre: Point; radius: number }
export type Outline = readonly Segment[] | Circle
export type Box = { x1: number; x2: number; r1: number; r2: number }

/** A drawing's own tones: the product's colour, and that of markings on it. */
export type ProductTone = 'product' | 'product-mark'
export type Tone = SiteTone | ProductTone

export type { FlatMaterial, SectionedMaterial }
/** The product in its own colour, with the texture of its material. */
export type TexturedMaterial = `product-of-${TextureName}`
export type Material = SectionedMaterial | FlatMaterial | TexturedMaterial
/** The fluids between parts. Atmosphere is bare paper. */
export type Medium = 'process' | 'atmosphere' | 'barrier' | 'gas'

export type Weight =
  | 'hatch'
  | 'thin'
  /** The edge of a part, drawn as a separate line. */
  | 'edge'
  | 'spring'
  | 'wire'
  | 'outline'
  | 'flow'
  | 'clip'
  | 'contact'
export type Dash = 'hidden' | 'centre' | 'centre-short' | 'rest'
export type Role = 'shaft' | 'housing' | 'rotating' | 'stationary' | 'elastomer' | 'fastener'

/** `section`: only shown on the whole sheet. */
export type Scope = 'all' | 'section'

type Common = { id?: string; scope: Scope }
/** The direction of a turned part's own axis: like the sheet's, upright, or around a bend's centre in that corner. */
export type OwnAxis = 'x' | 'r' | 'ne' | 'nw' | 'se' | 'sw'
export type PartMark = Common & {
  type: 'part'
  id: string
  role: Role
  material: Material
  outline: Outline
  weight: Weight | 'none'
  /** Set if the part is not turned about the sheet's axis. */
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
/** The id of an arrow that shows a direction and is not part of the product. */
export const ARROW = 'arrow'
/** The id of a dimension's line, whose letter is above it. */
export const DIMENSION = 'dimension'

export type TextMark = Common & {
  type: 'text'
  at: Point
  text: string
  anchor: 'start' | 'middle' | 'end'
  tone: Tone
  strong: boolean
  /** Font size in sheet units, where the lettering is the picture. */
  size?: number
}
export type Mark = PartMark | MediumMark | LineMark | TextMark

/**
 * Where one part slides or rests on another and stops a medium: a straight line `from`–`to`. `media` are the media
 * beyond its two ends; `balanceRadius` is that of a pusher seal's dynamic O-ring.
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
 * A dimension named by a letter of a table. A diameter is given by a point of its surface and the place of its line
 * along the axis; a length by its two end points.
 */
export type Measure =
  | { letter: string; kind: 'diameter'; on: Point; at: number }
  | { letter: string; kind: 'length'; from: Point; to: Point }

/** In sheet units from the top left corner. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The part of a section that is shown as a solid of revolution with a quarter cut away. */
export type Cutaway = {
  /** Radius of the shaft. */
  shaft: number
  /** The largest radius to show: a gland as high as the sheet would hide everything else. */
  reach: number
  /** Screws around the end of the part `on`, or studs with nuts, on a circle of that radius. */
  screws?: { on: string; circle: number; nuts?: true }
  /** Whether all turned parts except the sleeve consist of two halves. */
  parting?: boolean
  /** What the cut shows, in Spanish. */
  shows: string
}

/** A drawing's geometry, without colours: the input of the painter and of the tests. */
export type DrawingLayout = {
  /** The start of the sheet along the axis: 0, unless a half section omits its left margin. */
  left?: number
  width: number
  height: number
  /** Height of the axis on the sheet. */
  axis: number
  marks: readonly Mark[]
  contacts: readonly Contact[]
  callouts: readonly Callout[]
  /** Dimensions that a table names by letters, if they are not drawn already. */
  measures?: readonly Measure[]
  /** The area of letters that are drawn already, from the top left corner. */
  lettered?: Crop
  /** The crop around the contact, 4:3 except for pictograms; `isWhole` if it includes a left-out outside view. */
  card: Crop & { isWhole?: boolean }
  /** The crop for a row of a list, 4:3, if the kind defines one, with its marks' ids; of the card's marks. */
  row?: Crop & { named: readonly string[] }
  /** The product's characteristic colour. */
  product?: ProductColour
  /** The marks of the running machine, if it differs by more than moving marks on turning parts. */
  running?: readonly Mark[]
  /** The marks including the outside view, if that has been left out. */
  whole?: readonly Mark[]
  /** The horizontal place of the axis, if the drawing is upright. */
  uprightAxis?: number
  /** Set if the kind has an outside view with a quarter cut away. */
  cutaway?: Cutaway
  /** Places where media may meet because the drawing is cut off: port mouths, the pump's suction. */
  openings: readonly Box[]
}

/** A place on a picture and the place of its number, as shares of its width and height from the upper left corner. */
export type PlacePoint = { at: Point; number: Point }

/** The names in a table, as a parameter of a kind has them. */
export const namesIn = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]]

/** The definition of a kind: its geometry, and its texts in Spanish. */
export type KindDefinition<Schema extends z.ZodType> = {
  /** Its name in the content and its parameters, each with a default. */
  schema: Schema
  layout: (parameters: z.output<Schema>) => DrawingLayout
  /** The same marks, one for one, before the movement, if the drawing shows one. */
  rest?: (parameters: z.output<Schema>) => DrawingLayout | undefined
  describe: (parameters: z.output<Schema>) => { title: string; description: string }
}

/** The marks from which a card is cropped. */
export const cardMarks = ({ card, marks, whole = marks }: DrawingLayout) =>
  card.isWhole ? whole : marks

/** The marks from which a row's picture is cropped; marks named by id are only in the whole drawing. */
export const rowMarks = (layout: DrawingLayout) =>
  layout.row && layout.row.named.length > 0 ? (layout.whole ?? layout.marks) : cardMarks(layout)
