import type { Placing } from '../../frame.ts'
import { boundsOf, flatten, strokes, type Sheet } from '../../kit.ts'
import type {
  Dash,
  Material,
  Outline,
  OwnAxis,
  Point,
  SectionedMaterial,
  Segment,
  Tone,
  Weight,
} from '../../model.ts'

/** A hero picture: its sheet, its texts, and its drawing function. */
export type Scene = {
  title: string
  description: string
  /** Height of the ground line above the sheet's lower edge. */
  ground: number
  /** 4:3 crop of the main subject: left edge, top above the ground, width. */
  card: { x: number; top: number; width: number }
  draw: (pen: Pen) => void
}

/** A closed shape: points, a circle, or outlines in the notation of path-notation.ts. */
export type Shape = string | Outline
type PenPlacing = Placing & { weight?: Weight }
type LineOptions = { weight?: Weight; tone?: Tone; dash?: Dash }

/** Draws on a sheet in its own coordinates: `x` to the right and `h` upwards from its origin. */
export class Pen {
  readonly #sheet: Sheet
  readonly #weight: Weight

  /** `weight` is the width of the outlines. */
  constructor(sheet: Sheet, weight: Weight = 'outline') {
    this.#sheet = sheet
    this.#weight = weight
  }

  /** A pen with its origin at `x`, `h`, optionally scaled, turned or mirrored; small objects get thinner outlines. */
  at(x: number, h: number, { weight = this.#weight, ...placing }: PenPlacing = {}): Pen {
    return new Pen(this.#sheet.at([x, h], placing), weight)
  }

  /** The width of this pen's part edges. */
  get edge(): Weight {
    return this.#weight === 'outline' ? 'edge' : this.#weight
  }

  /** Castings and steel from outside; without `axis`, their axis is along their greater length. */
  metal(shape: Shape, weight?: Weight | 'none', axis?: OwnAxis) {
    return this.#part('outside', shape, weight, axis)
  }

  /** Machined parts, glass, plastics, and anything without a tint. */
  plain(shape: Shape, weight?: Weight | 'none') {
    return this.#part('unsectioned', shape, weight)
  }

  /** A part that the section plane cuts. */
  cut(shape: Shape, material: SectionedMaterial = 'steel', weight: Weight = 'thin') {
    return this.#part(material, shape, weight)
  }

  /** A sealing part. */
  seal(shape: Shape, weight: Weight | 'none' = 'none') {
    return this.#part('accent', shape, weight)
  }

  solid(shape: Shape) {
    return this.#part('elastomer', shape, 'none')
  }

  fluid(shape: Shape) {
    for (const outline of outlinesOf(shape)) this.#sheet.medium('process', outline)
    return this
  }

  line(path: string | readonly Segment[], style: Weight | LineOptions = 'thin') {
    const { weight = 'thin', ...options } = typeof style === 'string' ? { weight: style } : style
    const paths = typeof path === 'string' ? strokes(path) : [path]
    for (const one of paths) this.#sheet.line(one, { weight, ...options })
    return this
  }

  /** A line in the background. */
  faint(path: string | readonly Segment[], weight: Weight = 'thin') {
    return this.line(path, { weight, tone: 'soft' })
  }

  centreLine(path: string | readonly Segment[]) {
    return this.line(path, { weight: 'hatch', dash: 'centre-short' })
  }

  /** A label beside `at`, with a leader to a dot on its target; whole sheet only. */
  note(text: string, dot: Point, at: Point, side: 'left' | 'right' = 'right') {
    const way = side === 'right' ? 1 : -1
    const [centre, to] = [this.#sheet.place(dot), this.#sheet.place(at)]
    this.#sheet.whole
      .onlyOnSection((sheet) => {
        sheet.line([centre, to, [to[0] + way * SHELF, to[1]]])
        const spot = { centre, radius: DOT_RADIUS }
        sheet.part('note-dot', 'fastener', 'elastomer', spot, 'none')
      })
      .text([to[0] + way * (SHELF + LETTER_GAP), to[1] - LETTER_DROP], text, {
        anchor: side === 'right' ? 'start' : 'end',
      })
    return this
  }

  #part(material: Material, shape: Shape, weight: Weight | 'none' = this.#weight, axis?: OwnAxis) {
    for (const outline of outlinesOf(shape)) {
      const own = axis ?? lengthwise(flatten(outline).map((point) => this.#sheet.place(point)))
      this.#sheet.part(material, 'housing', material, outline, weight, own)
    }
    return this
  }
}

const outlinesOf = (shape: Shape): readonly Outline[] =>
  typeof shape === 'string' ? strokes(shape) : [shape]

function lengthwise(points: readonly Point[]): OwnAxis {
  const { x1, x2, r1, r2 } = boundsOf(points)
  return r2 - r1 > x2 - x1 ? 'r' : 'x'
}

const SHELF = 12
const LETTER_GAP = 6
/** Half the height of a small letter. */
const LETTER_DROP = 5
const DOT_RADIUS = 3.4

export const disc = (x: number, h: number, radius: number): Outline => ({ centre: [x, h], radius })

/** Draws on the pen's right side and, mirrored, on its left. */
export function bothSides(pen: Pen, draw: (side: Pen) => void) {
  draw(pen)
  draw(pen.at(0, 0, { mirror: true }))
}
