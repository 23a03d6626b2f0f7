import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { box, svgStrokes } from '../../kit.ts'
import type { Dash, Outline, SectionedMaterial, Tone, Weight } from '../../model.ts'
import { disc, type Pen } from './pen.ts'

/** A hand-written SVG picture: its texts, and its drawing function, relative to the origin. */
type WrittenPicture = {
  words: { title: string; description: string }
  draw: (pen: Pen) => void
}
/** The parts for `use`, by id: symbols of the file, and parts drawn by code. */
type Parts = Readonly<Record<string, (pen: Pen) => void>>

type Element = DefaultTreeAdapterTypes.Element
type Style = { weight?: Weight; tone?: Tone; dash?: Dash; material?: SectionedMaterial }

/** Styles by the further words of a class. */
const STYLES: Readonly<Record<string, Style>> = {
  hatch: { weight: 'hatch' },
  thin: { weight: 'thin' },
  spring: { weight: 'spring' },
  outline: { weight: 'outline' },
  flow: { weight: 'flow' },
  clip: { weight: 'clip' },
  contact: { weight: 'contact' },
  accent: { tone: 'accent' },
  soft: { tone: 'soft' },
  rest: { dash: 'rest' },
  centre: { dash: 'centre-short' },
  'steel-opposed': { material: 'steel-opposed' },
  housing: { material: 'housing' },
  lip: { material: 'lip' },
}

/** Painting methods by the first word of a class. */
const PAINTERS: Readonly<Record<string, (pen: Pen, shape: Outline, style: Style) => void>> = {
  metal: (pen, shape, { weight }) => pen.metal(shape, weight),
  plain: (pen, shape, { weight }) => pen.plain(shape, weight),
  /** Paints without outline. */
  bare: (pen, shape) => pen.plain(shape, 'none'),
  seal: (pen, shape, { weight }) => pen.seal(shape, weight),
  cut: (pen, shape, { material, weight }) => pen.cut(shape, material, weight),
  solid: (pen, shape) => pen.solid(shape),
  fluid: (pen, shape) => pen.fluid(shape),
  line: (pen, shape, style) => {
    if ('centre' in shape) throw new Error('A line is a path')
    pen.line(shape, style)
  },
}

/**
 * Returns a function that gives a picture by its file's name. `filesOf` returns the files by path when the first is
 * needed: only Vite knows `import.meta.glob`, and others load these modules too. Throws if there is no such file.
 */
export function writtenPictures(filesOf: () => Record<string, string>, parts: Parts = {}) {
  const pictures = new Map<string, WrittenPicture>()
  return (name: string): WrittenPicture => {
    if (pictures.size === 0) {
      for (const [path, svg] of Object.entries(filesOf()))
        pictures.set(/[^/]+(?=\.svg$)/.exec(path)?.[0] ?? path, writtenPicture(svg, parts))
    }
    const picture = pictures.get(name)
    if (!picture) throw new Error(`No picture is called ${name}`)
    return picture
  }
}

/**
 * Reads a picture with its ground line at y = 0. Allowed SVG: `path`, `rect`, `circle`, each with a painting method as
 * its class, optionally followed by a weight, a tone, a dash or a material; `g`, `symbol` and `use`, whose transform
 * is translate, rotate and scale in that order; `text` for a note, with `data-dot` on its target. Throws for anything
 * else.
 */
export function writtenPicture(svg: string, parts: Parts = {}): WrittenPicture {
  const [root] = elementsIn(parseFragment(svg))
  if (!root) throw new Error('A picture is one svg element')
  const known: Record<string, (pen: Pen) => void> = { ...parts }
  for (const element of everyElement(root)) {
    const id = attribute(element, 'id')
    if (id) known[id] = (pen) => drawAll(element, pen, known)
  }
  const wordsIn = (tag: string) => textOf(elementsIn(root).find(({ tagName }) => tagName === tag))
  return {
    words: { title: wordsIn('title'), description: wordsIn('desc') },
    draw: (pen) => drawAll(root, pen, known),
  }
}

const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) =>
  childNodes.filter((node): node is Element => 'tagName' in node)

const everyElement = (parent: Element): Element[] =>
  elementsIn(parent).flatMap((element) => [element, ...everyElement(element)])

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value

function textOf(element: Element | undefined): string {
  const [text] = element?.childNodes ?? []
  if (!text || !('value' in text)) throw new Error('A picture says what it shows')
  return text.value.trim().replaceAll(/\s+/g, ' ')
}

function drawAll(parent: Element, pen: Pen, parts: Parts) {
  for (const element of elementsIn(parent)) draw(element, pen, parts)
}

function draw(element: Element, pen: Pen, parts: Parts) {
  switch (element.tagName) {
    case 'title':
    case 'desc':
    case 'symbol':
      return
    case 'g':
      drawAll(element, placed(pen, element), parts)
      return
    case 'use': {
      const part = parts[attribute(element, 'href')?.slice(1) ?? '']
      if (!part) throw new Error(`No such part: ${attribute(element, 'href')}`)
      part(placed(pen, element))
      return
    }
    case 'text': {
      const [x, y] = numbers(element, 'x', 'y')
      const [dotX, dotY] = attribute(element, 'data-dot')?.split(' ').map(Number) ?? []
      const side = attribute(element, 'text-anchor') === 'end' ? 'left' : 'right'
      pen.note(textOf(element), [dotX ?? NaN, -(dotY ?? NaN)], [x, -y], side)
      return
    }
    default:
      paint(element, pen)
  }
}

/** A pen placed by the element's transform. */
function placed(pen: Pen, element: Element): Pen {
  const transform = attribute(element, 'transform') ?? ''
  const of = (name: string) =>
    new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1]?.split(' ').map(Number) ?? []
  const [x = 0, y = 0] = of('translate')
  const [turn = 0] = of('rotate')
  const [scale = 1, up = scale] = of('scale')
  return pen.at(x, -y, { scale: up, turn: -turn, mirror: scale < 0 })
}

function paint(element: Element, pen: Pen) {
  const [way = '', ...words] = attribute(element, 'class')?.split(' ') ?? []
  const painter = PAINTERS[way]
  const unknown = painter ? words.find((word) => !STYLES[word]) : way
  if (!painter || unknown !== undefined) throw new Error(`Nothing is painted as "${unknown}"`)
  const style: Style = Object.assign({}, ...words.map((word) => STYLES[word]))
  for (const shape of shapesOf(element)) painter(pen, shape, style)
}

function shapesOf(element: Element): readonly Outline[] {
  switch (element.tagName) {
    case 'rect': {
      const [x, y, width, height] = numbers(element, 'x', 'y', 'width', 'height')
      return [box(x, x + width, -y - height, -y)]
    }
    case 'circle': {
      const [x, y, radius] = numbers(element, 'cx', 'cy', 'r')
      return [disc(x, -y, radius)]
    }
    case 'path':
      return svgStrokes(attribute(element, 'd') ?? '')
    default:
      throw new Error(`A picture has no ${element.tagName}`)
  }
}

/** Required numeric attributes. */
function numbers<Names extends readonly string[]>(element: Element, ...names: Names) {
  return names.map((name) => {
    const value = Number.parseFloat(attribute(element, name) ?? '')
    if (Number.isNaN(value)) throw new Error(`A ${element.tagName} has no ${name}`)
    return value
  }) as { [Name in keyof Names]: number }
}
