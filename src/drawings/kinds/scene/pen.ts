import { boundsOf, flatten, isPoint } from '../../geometry.ts'
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
import type { Sheet } from '../../sheet.ts'
import { strokes } from '../../path-notation.ts'

/** A closed shape: points, a circle, or the notation of path-notation.ts. */
export type Shape = string | Outline
type Placing = {
  scale?: number
  /** Degrees, counter-clockwise. */
  turn?: number
  /** Left and right exchanged, before turning. */
  mirror?: boolean
  /** Width of the outlines; a small object takes thinner ones. */
  weight?: Weight
}
type Frame = { x: number; h: number; scale: number; turn: number; flip: 1 | -1; weight: Weight }
type LineOptions = { weight?: Weight; tone?: Tone; dash?: Dash }

/** Draws on a sheet in coordinates of its own: `x` to the right, `h` upwards from where it stands. */
export class Pen {
  readonly #sheet: Sheet
  readonly #frame: Frame

  constructor(
    sheet: Sheet,
    frame: Frame = { x: 0, h: 0, scale: 1, turn: 0, flip: 1, weight: 'outline' },
  ) {
    this.#sheet = sheet
    this.#frame = frame
  }

  /** A pen that stands at `x`, `h`, and may be smaller, turned or mirrored. */
  at(x: number, h: number, { scale = 1, turn = 0, mirror = false, weight }: Placing = {}): Pen {
    const { flip, ...frame } = this.#frame
    const [originX, originH] = this.place([x, h])
    return new Pen(this.#sheet, {
      x: originX,
      h: originH,
      scale: frame.scale * scale,
      turn: frame.turn + flip * turn,
      flip: mirror ? (-flip as 1 | -1) : flip,
      weight: weight ?? frame.weight,
    })
  }

  /** The width in which this pen draws the edges of a part. */
  get edge(): Weight {
    const { weight } = this.#frame
    return weight === 'outline' ? 'edge' : weight
  }

  /** Where a point lies on the sheet. */
  place([x, h]: Point): Point {
    const { scale, turn, flip, ...origin } = this.#frame
    const angle = (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
    return [origin.x + cos * flip * x - sin * h, origin.h + sin * flip * x + cos * h]
  }

  /** Castings and steel seen from outside; without an axis, it lies along their greater length. */
  metal(shape: Shape, weight?: Weight | 'none', axis?: OwnAxis) {
    return this.#part('outside', shape, weight, axis)
  }

  /** Machined parts, glass, plastics, whatever bears no tint. */
  plain(shape: Shape, weight?: Weight | 'none') {
    return this.#part('unsectioned', shape, weight)
  }

  /** A part that the section plane cuts. */
  cut(shape: Shape, material: SectionedMaterial = 'steel', weight: Weight = 'thin') {
    return this.#part(material, shape, weight)
  }

  /** What seals. */
  seal(shape: Shape, weight: Weight | 'none' = 'none') {
    return this.#part('accent', shape, weight)
  }

  solid(shape: Shape) {
    return this.#part('elastomer', shape, 'none')
  }

  fluid(shape: Shape) {
    this.#sheet.medium('process', this.#outline(shape))
    return this
  }

  line(path: string | readonly Segment[], { weight = 'thin', ...options }: LineOptions = {}) {
    const paths = typeof path === 'string' ? strokes(path) : [path]
    for (const one of paths) this.#sheet.line(this.#segments(one), { weight, ...options })
    return this
  }

  /** What stands behind. */
  faint(path: string | readonly Segment[], weight: Weight = 'thin') {
    return this.line(path, { weight, tone: 'soft' })
  }

  centreLine(path: string | readonly Segment[]) {
    return this.line(path, { weight: 'hatch', dash: 'centre-short' })
  }

  /** What `draw` adds is too fine for the card. */
  onlyOnSection(draw: (pen: this) => void) {
    this.#sheet.onlyOnSection(() => draw(this))
    return this
  }

  /** Lettering beside `at`, with a leader to a dot on what it names; whole sheet only. */
  note(text: string, dot: Point, at: Point, side: 'left' | 'right' = 'right') {
    const way = side === 'right' ? 1 : -1
    const [from, to] = [this.place(dot), this.place(at)]
    this.#sheet
      .onlyOnSection((sheet) => {
        sheet.line([from, to, [to[0] + way * SHELF, to[1]]])
        sheet.part(
          'note-dot',
          'fastener',
          'elastomer',
          { centre: from, radius: DOT_RADIUS },
          'none',
        )
      })
      .text([to[0] + way * (SHELF + LETTER_GAP), to[1] - LETTER_DROP], text, {
        anchor: side === 'right' ? 'start' : 'end',
      })
    return this
  }

  #part(
    material: Material,
    shape: Shape,
    weight: Weight | 'none' = this.#frame.weight,
    axis?: OwnAxis,
  ) {
    const outline = this.#outline(shape)
    this.#sheet.part(material, 'housing', material, outline, weight, axis ?? lengthwise(outline))
    return this
  }

  #outline(shape: Shape): Outline {
    if (typeof shape !== 'string') {
      if (!('centre' in shape)) return this.#segments(shape)
      return { centre: this.place(shape.centre), radius: shape.radius * this.#frame.scale }
    }
    const [path, ...more] = strokes(shape)
    if (!path || more.length > 0) throw new Error(`A part has one outline: "${shape}"`)
    return this.#segments(path)
  }

  #segments(path: readonly Segment[]): Segment[] {
    const { scale, flip } = this.#frame
    return path.map((segment): Segment => {
      if (isPoint(segment)) return this.place(segment)
      const to = this.place(segment.to)
      if ('via' in segment)
        return { to, via: [this.place(segment.via[0]), this.place(segment.via[1])] }
      const { radius, large, clockwise } = segment
      return { to, radius: radius * scale, large, clockwise: clockwise === (flip === 1) }
    })
  }
}

function lengthwise(outline: Outline): OwnAxis {
  const { x1, x2, r1, r2 } = boundsOf(flatten(outline))
  return r2 - r1 > x2 - x1 ? 'r' : 'x'
}

const SHELF = 12
const LETTER_GAP = 6
/** Half the height of a small letter. */
const LETTER_DROP = 5
const DOT_RADIUS = 3.4

export const disc = (x: number, h: number, radius: number): Outline => ({ centre: [x, h], radius })
