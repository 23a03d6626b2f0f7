import { z } from 'zod'
import { box, flatten, pairs, path, Sheet, strokes } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import { oriented } from '../parts/symbols.ts'

/** Tools for cutting, pulling out and tamping, side by side. */
const schema = z.strictObject({ kind: z.literal('tool-kit') })

/** A tool on the bench, from above: its foot at the origin, 1.2 units a millimetre. */
type Tool = {
  id: string
  name: string
  left: number
  right: number
  /** Draws it, and returns a dot on its part `id`. */
  draw: (sheet: Sheet) => { id: string; dot: Point }
}
/** The length of the longest tool. */
const LONGEST = 372

function part(
  sheet: Sheet,
  id: string,
  material: 'unsectioned' | 'outside' | 'accent' | 'elastomer',
  outline: readonly Segment[],
) {
  sheet.part(id, 'fastener', material, outline)
}

/** A part without light: plates, and hollow parts. */
const flat = (sheet: Sheet, id: string, material: 'unsectioned' | 'outside', outline: Segment[]) =>
  sheet.part(id, 'elastomer', material, outline)

const lines = (sheet: Sheet, notation: string, weight: 'thin' | 'hatch' | 'spring' = 'thin') => {
  for (const one of strokes(notation)) sheet.line(one, { id: 'detail', weight })
}

/** A thumbscrew at the side of the part that it clamps. */
function thumbscrew(sheet: Sheet, x: number, h: number) {
  part(sheet, 'screw', 'unsectioned', path`M${x} ${h - 3}h6v6h-6Z`)
  part(sheet, 'thumbscrew', 'outside', path`M${x + 6} ${h - 10}h12v20h-12Z`)
  lines(sheet, `M${x + 6} ${h - 3}h12M${x + 6} ${h + 4}h12`, 'hatch')
}

const PIVOT = 30
const [INNER, OUTER] = [186, 262]
const FAN = (23 * Math.PI) / 180

/** A graduated beam that turns about its centre, with two blades: it cuts both edges of a gasket in one turn. */
const gasketCutter: Tool = {
  id: 'gasket-cutter',
  name: 'cortador de juntas',
  left: 106,
  right: 106,
  draw: (sheet) => {
    const at = (radius: number, way: 1 | -1): Point => [
      way * radius * Math.sin(FAN),
      PIVOT + radius * Math.cos(FAN),
    ]
    const arc = (radius: number, way: 1 | -1): Segment => ({
      to: at(radius, way),
      radius,
      large: false,
      clockwise: way === 1,
    })
    const gasketOutline = [at(INNER, -1), arc(INNER, 1), at(OUTER, 1), arc(OUTER, -1)]
    sheet.part('gasket', 'elastomer', 'accent', gasketOutline, 'thin')
    part(sheet, 'beam', 'unsectioned', box(-7, 7, PIVOT, LONGEST - 34))
    part(sheet, 'end', 'outside', box(-11, 11, LONGEST - 34, LONGEST - 24))
    lines(sheet, Array.from({ length: 10 }, (_, i) => `M-7 ${64 + i * 10}h7`).join(''))
    for (const radius of [INNER, OUTER]) {
      const h = PIVOT + radius
      part(sheet, 'head', 'outside', box(-18, 18, h - 15, h + 15))
      part(sheet, 'blade', 'elastomer', path`M-18 ${h - 6}l-15 6l15 6Z`)
      thumbscrew(sheet, 18, h)
    }
    sheet
      .part('foot', 'fastener', 'outside', { centre: [0, PIVOT], radius: 27 })
      .part('knob', 'fastener', 'unsectioned', { centre: [0, PIVOT], radius: 15 })
      .part('point', 'fastener', 'elastomer', { centre: [0, PIVOT], radius: 4 }, 'none')
    return { id: 'beam', dot: [0, LONGEST - 58] }
  },
}

/** A symmetrical plate with round corners. */
const plate = (half: number, foot: number, top: number) =>
  path`M${-half} ${foot + 4}A4 0 ${4 - half} ${foot}H${half - 4}A4 0 ${half} ${foot + 4}
    V${top - 4}A4 0 ${half - 4} ${top}H${4 - half}A4 0 ${-half} ${top - 4}Z`

/** A rail with a scale of shaft diameters: the stop sets the ring's length, the slanted guide its cut. */
const ringCutter: Tool = {
  id: 'ring-cutter',
  name: 'cortador de anillos con escala',
  left: 48,
  right: 112,
  draw: (sheet) => {
    flat(sheet, 'rail', 'outside', plate(40, 0, 334))
    sheet.part('packing', 'stationary', 'packing', path`M-14 62V356C-6 364 6 348 14 356V62Z`)
    lines(sheet, 'M-19 0V334M19 0V334')
    lines(
      sheet,
      Array.from({ length: 21 }, (_, i) => `M40 ${14 + i * 10}h${i % 5 === 0 ? -16 : -9}`).join(''),
    )
    flat(sheet, 'stop', 'unsectioned', plate(46, 42, 62))
    thumbscrew(sheet, 46, 52)
    flat(sheet, 'guide', 'outside', plate(48, 218, 322))
    for (const [x, h] of pairs`-38 308, 38 232`)
      sheet.part('screw', 'fastener', 'elastomer', { centre: [x, h], radius: 4 }, 'none')
    // The knife, in the guide's slot.
    const p = oriented([0, 270], 45)
    sheet.part('knife', 'elastomer', 'unsectioned', [p(-60, -5), p(76, -5), p(76, 7), p(-66, 7)])
    const handle = pairs`76 -9, 140 -9, 146 1, 140 11, 76 11`
    part(
      sheet,
      'knife-handle',
      'outside',
      handle.map(([x, h]) => p(x, h)),
    )
    return { id: 'guide', dot: [-12, 304] }
  },
}

/** A line along the bent shank, `aside` of its middle, from its neck down. */
const along = (aside: number): Point[] =>
  flatten(path`M0 286C0 252 -14 242 -7 191C0 140 12 130 0 96`).map(([x, h]) => [x + aside, h])

/** A corkscrew on a flexible shank of wire rope, which follows the bend behind a gland. */
const extractor: Tool = {
  id: 'extractor',
  name: 'extractor de empaquetadura',
  left: 66,
  right: 66,
  draw: (sheet) => {
    part(sheet, 'shank', 'unsectioned', [...along(-6), ...along(6).toReversed()])
    for (const [x, h] of along(0).slice(1, -1)) lines(sheet, `M${x - 5} ${h - 3}l10 5`)
    part(sheet, 'collar', 'outside', path`M-9 98V84L-5 78H5L9 84V98Z`)
    const coil = (weight: 'back' | 'front') => {
      for (let i = 0; i < 5; i++) {
        const reach = 15 - i * 1.1
        const h = 76 - i * 14
        const turn =
          weight === 'front'
            ? path`M${-reach} ${h}C${-reach} ${h - 7} ${reach} ${h - 2} ${reach} ${h - 8}`
            : path`M${reach} ${h - 8}C${reach} ${h - 13} ${1 - reach} ${h - 10} ${1 - reach} ${h - 14}`
        sheet.line(turn, { weight: 'wire', tone: weight === 'front' ? 'ink' : 'soft' })
      }
    }
    sheet.line(path`M0 80C-4 78 -15 80 -15 76`, { weight: 'wire', tone: 'soft' })
    coil('back')
    coil('front')
    sheet.line(path`M-9 6C-9 2 -2 2 0 -4`, { weight: 'spring' })
    part(sheet, 'neck', 'outside', path`M-9 284L-7 304L-10 312H10L7 304L9 284Z`)
    const handle = path`M-64 326C-64 340 -46 342 0 339C46 342 64 340 64 326C64 312 46 310 0 313C-46 310 -64 312 -64 326Z`
    part(sheet, 'handle', 'outside', handle)
    return { id: 'handle', dot: [30, 326] }
  },
}

/** A half shell on a handle, placed against the shaft to push each ring to the bottom of the box. */
const tamper: Tool = {
  id: 'tamper',
  name: 'apisonador',
  left: 36,
  right: 36,
  draw: (sheet) => {
    part(sheet, 'shank', 'unsectioned', box(-8, 8, 92, 240))
    const shell = path`M-34 12C-34 -2 34 -2 34 12V84C34 92 22 96 12 104H-12C-22 96 -34 92 -34 84Z`
    part(sheet, 'shell', 'outside', shell)
    flat(sheet, 'hollow', 'outside', path`M-22 9C-20 4 20 4 22 9V74C22 86 -22 86 -22 74Z`)
    part(sheet, 'ferrule', 'outside', path`M-12 232H12L14 252H-14Z`)
    const handle = path`M-14 252C-14 262 -20 268 -20 284C-20 304 -15 312 -15 322C-15 338 -8 344 0 344C8 344 15 338 15 322C15 312 20 304 20 284C20 268 14 262 14 252Z`
    part(sheet, 'handle', 'outside', handle)
    return { id: 'handle', dot: [4, 318] }
  },
}

const TOOLS: readonly Tool[] = [gasketCutter, ringCutter, extractor, tamper]

/** The tools' feet, so that the tools are centred on the sheet's axis. */
const FOOT = -LONGEST / 2
const BALLOON_ROW = LONGEST / 2 + 70
const MARGIN = 40
const GAP = 42

function layout() {
  const sheet = new Sheet()
  const across = TOOLS.map(({ left, right }) => left + right + GAP)
  const width = across.reduce((sum, one) => sum + one, 2 * MARGIN - GAP)
  let edge = MARGIN
  for (const { id: tool, name, left, right, draw } of TOOLS) {
    const placed = sheet.at([edge + left, FOOT], { prefix: `${tool}-` })
    const { id, dot } = draw(placed)
    placed.callout(id, dot, name)
    edge += left + right + GAP
  }
  const cardWidth = Math.max(width - MARGIN, ((LONGEST + MARGIN) * 4) / 3)
  const card = { x: (width - cardWidth) / 2, top: (cardWidth * 3) / 8, width: cardWidth }
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    bottom: FOOT - MARGIN,
    width,
    card,
    row: card,
  })
}

const NAMES = new Intl.ListFormat('es').format(TOOLS.map(({ name }) => name))

const describe = () => ({
  title: 'herramientas para cortar, extraer y apisonar',
  description: `Vista de ${NAMES}, dibujados a una misma escala. Sirven para montar y retirar empaquetadura y para cortar juntas en terreno.`,
})

export const toolKit: KindDefinition<typeof schema> = { schema, layout, describe }
