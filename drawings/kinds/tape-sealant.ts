import { z } from 'zod'
import { box, inSentences, pairs, path, polar, polyline, roundedBox, Sheet } from '../kit.ts'
import type { KindDefinition, Point } from '../model.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { boltCentres } from '../parts/rings.ts'

/** A sealant from a roll, laid on the flange inside its bolts. */
const schema = z.strictObject({
  kind: z.literal('tape-sealant'),
  /** Expanded PTFE tape; graphite cord in a metal mesh; closed-cell silicone foam. */
  form: z.enum(['eptfe', 'graphite-mesh', 'foam']),
  /** The surface under it: a round flange, or the frame of a manhole. */
  laidOn: z.enum(['flange', 'manhole']).default('flange'),
})

type TapeSealant = z.output<typeof schema>

const FORMS: Record<TapeSealant['form'], { sentence: string; label: string }> = {
  eptfe: {
    sentence: 'Cinta de PTFE expandido de cantos redondeados, que el apriete aplana y ensancha.',
    label: 'cinta de PTFE expandido',
  },
  'graphite-mesh': {
    sentence: 'Cordón de grafito dentro de una malla de níquel-cromo, que el apriete deja ovalado.',
    label: 'cordón de grafito con malla',
  },
  foam: {
    sentence: 'Tira de espuma de silicona de celda cerrada: las celdas se aplastan sin reventar.',
    label: 'espuma de silicona',
  },
}

const tapeLabel = ({ form }: TapeSealant) => FORMS[form].label

function describe(parameters: TapeSealant) {
  const { form, laidOn } = parameters
  return {
    title:
      laidOn === 'flange'
        ? 'tendido sobre la brida y sección'
        : 'tendido sobre un registro y sección',
    description: inSentences([
      laidOn === 'flange'
        ? 'Planta de la brida: se tiende por dentro de los pernos, y sus extremos se cruzan junto a uno.'
        : 'Planta del marco de un registro: se tiende por dentro de los pernos, y sus extremos se cruzan.',
      FORMS[form].sentence,
      form !== 'foam' && 'El traslape mide unos 20\u00a0mm.',
      'Un papel cubre el adhesivo hasta el montaje.',
    ]),
  }
}

/** The positions of the two states of the section. */
const SECTIONS = { free: { x: 596, r: 150 }, pressed: { x: 824, r: 150 } }
const DETAIL = { x: 710, r: -84 }

type Shape = { half: number; height: number }

const PLATE = { half: 92, thickness: 34 }
const STATES: Record<TapeSealant['form'], { free: Shape; pressed: Shape }> = {
  eptfe: { free: { half: 30, height: 40 }, pressed: { half: 50, height: 16 } },
  'graphite-mesh': { free: { half: 27, height: 54 }, pressed: { half: 44, height: 24 } },
  foam: { free: { half: 40, height: 52 }, pressed: { half: 44, height: 24 } },
}

/** The cord's cross section: as laid, and compressed by the bolts. */
function sections(sheet: Sheet, { form }: TapeSealant) {
  for (const state of ['free', 'pressed'] as const) {
    const shape = STATES[form][state]
    const { x, r } = SECTIONS[state]
    const floor = r - 30
    const lid = floor + shape.height
    const outline = box(x - PLATE.half, x + PLATE.half, floor - PLATE.thickness, floor)
    sheet.part(`${state}-lower-face`, 'housing', 'steel', outline)
    if (state === 'pressed') {
      const top = lid + PLATE.thickness
      const plate = box(x - PLATE.half, x + PLATE.half, lid, top)
      sheet.part('upper-face', 'housing', 'steel-opposed', plate)
      for (const dx of [-56, 56]) flowArrow(sheet, [x + dx, top + 46], [x + dx, top + 10], 'ink')
    }
    cordSection(sheet, state, form, [x, floor], shape)
  }
  sheet
    .text([SECTIONS.free.x, SECTIONS.free.r - 94], 'Tendido', { strong: true })
    .text([SECTIONS.pressed.x, SECTIONS.pressed.r - 94], 'Apretado', { strong: true })
  if (form !== 'foam') overlap(sheet)
}

/** The ends from the side: one overlaps the other by about 20\u00a0mm. */
function overlap(sheet: Sheet) {
  const { x, r } = DETAIL
  const [thick, lap] = [22, 74]
  const [left, right, upper, top] = [x - lap / 2, x + lap / 2, r + thick, r + 2 * thick]
  const riding = path`M${left} ${upper} H${right + 2}
    C${right + 26} ${upper} ${right + 30} ${r} ${right + 56} ${r} H${x + 186} V${upper}
    H${right + 58} C${right + 32} ${upper} ${right + 30} ${top} ${right} ${top} H${left}`
  sheet.onlyOnSection(() => {
    sheet
      .part('lap-face', 'housing', 'steel', box(x - 190, x + 190, r - 34, r))
      .part('lap-lower', 'elastomer', 'accent', box(x - 186, right, r, upper), 'thin')
      .part('lap-upper', 'elastomer', 'accent', riding, 'thin')
    for (const end of [left, right]) extensionLine(sheet, end, top + 4, r + 78)
  })
  dimension(sheet, left, right, r + 72, '20\u00a0mm')
  sheet.text([x, r - 60], 'Traslape junto a un perno', { strong: true })
}

const bulged = ([x, floor]: Point, { half, height }: Shape, corner: number) =>
  roundedBox(x - half, x + half, floor, floor + height, corner)

function cordSection(
  sheet: Sheet,
  state: string,
  form: TapeSealant['form'],
  at: Point,
  shape: Shape,
) {
  const { half, height } = shape
  const [x, floor] = at
  const id = `${state}-cord`
  if (form === 'eptfe') {
    sheet.part(id, 'elastomer', 'accent', bulged(at, shape, Math.min(12, height / 2 - 1)))
    for (const share of [0.3, 0.5, 0.7])
      sheet.line(polyline`M${x - half + 8} ${floor + height * share} H${x + half - 8}`, {
        weight: 'hatch',
        tone: 'sheet',
      })
    return
  }
  const corner = form === 'foam' ? 5 : height / 2 - 0.5
  const outline = bulged(at, shape, corner)
  sheet.part(id, 'elastomer', form === 'foam' ? 'unsectioned' : 'graphite', outline)
  if (form === 'foam') cells(sheet, at, shape)
  else mesh(sheet, id, at, shape)
}

/** Closed cells: round, and flat when compressed. */
function cells(sheet: Sheet, [x, floor]: Point, { half, height }: Shape) {
  const [columns, rows] = [7, 3]
  const [dx, dr] = [(2 * half - 8) / columns, (height - 6) / rows]
  const [w, h] = [dx * 0.4, dr * 0.36]
  const [near, far] = [w * 0.55, h * 0.55]
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [cx, cr] = [x - half + 4 + (i + 0.5) * dx, floor + 3 + (j + 0.5) * dr]
      const cell = path`M${cx - w} ${cr}
        C${cx - w} ${cr + far} ${cx - near} ${cr + h} ${cx} ${cr + h}
        C${cx + near} ${cr + h} ${cx + w} ${cr + far} ${cx + w} ${cr}
        C${cx + w} ${cr - far} ${cx + near} ${cr - h} ${cx} ${cr - h}
        C${cx - near} ${cr - h} ${cx - w} ${cr - far} ${cx - w} ${cr}`
      sheet.part('cell', 'elastomer', 'accent', cell, 'none')
    }
  }
}

/** The wires of the mesh in cross section, around the cord. */
function mesh(sheet: Sheet, id: string, [x, floor]: Point, { half, height }: Shape) {
  const straight = half - height / 2
  const count = 22
  const round = Math.PI * height + 4 * straight
  for (let i = 0; i < count; i++) {
    const outline = { centre: onOval((i / count) * round), radius: 4.2 }
    sheet.part(`${id}-wire`, 'elastomer', 'accent', outline, 'thin')
  }
  function onOval(along: number): Point {
    const radius = height / 2
    const middle = floor + radius
    const bend = Math.PI * radius
    if (along < 2 * straight) return [x - straight + along, middle + radius - 3]
    if (along < 2 * straight + bend) {
      const angle = Math.PI / 2 - (along - 2 * straight) / radius
      return polar([x + straight, middle], radius - 3, angle)
    }
    const [mx, mr] = onOval(along - 2 * straight - bend)
    return [2 * x - mx, 2 * middle - mr]
  }
}

/** The middle of the plan, and the radii of its flange. */
const PLAN = { x: 236, r: 24, rim: 196, bolts: 160, hole: 15, width: 18 }
const { x, r, rim, bolts, hole, width } = PLAN
const CENTRE: Point = [x, r]
const COUNT = 12

/** The radii of the cord and of the bore, and the angle where the ends cross. */
const LAID_ON = {
  /** At a bolt, where the load is highest. */
  flange: { cord: 116, bore: 86, crossing: (2.5 * 2 * Math.PI) / COUNT },
  /** A manhole has a bolt on its centre line. */
  manhole: { cord: 134, bore: 104, crossing: Math.PI / 2 },
} satisfies Record<TapeSealant['laidOn'], unknown>
const TAIL = 42
/** The distance of a straight end from the ring. */
const LIFT = 12

/** From above: the cord inside the bolts of a flange or of a manhole's square frame; its ends cross. */
function plan(sheet: Sheet, { laidOn }: TapeSealant) {
  const isFlange = laidOn === 'flange'
  const { cord, bore, crossing } = LAID_ON[laidOn]
  const disc = (radius: number, centre = CENTRE) => ({ centre, radius })
  const face = isFlange ? disc(rim) : roundedBox(x - rim, x + rim, r - rim, r + rim, 40)
  sheet.part('face', 'housing', 'outside', face)
  const centres = isFlange ? boltCentres(CENTRE, bolts, COUNT) : FRAME_BOLTS
  for (const [i, centre] of centres.entries())
    sheet.part(`hole-${i}`, 'housing', 'unsectioned', disc(hole, centre), 'thin')
  sheet
    .part('cord', 'elastomer', 'accent', disc(cord + width / 2), 'thin')
    .part('face-within', 'housing', 'outside', disc(cord - width / 2), 'thin')
    .part('bore', 'housing', 'unsectioned', disc(bore))
    .centreLine([x - rim - 8, r], [x + rim + 8, r])
    .centreLine([x, r - rim - 8], [x, r + rim + 8])
  ends(sheet, cord, crossing)
  peeled(sheet)
}

/** Bolts at the corners and the middles of a square frame's sides. */
const FRAME_BOLTS = pairs`-1 -1, -1 0, -1 1, 0 1, 1 1, 1 0, 1 -1, 0 -1`.map(([dx, dr]): Point => {
  const reach = dx && dr ? 164 : 172
  return [x + dx * reach, r + dr * reach]
})

/** The straight ends of the cord beyond the crossing. */
function ends(sheet: Sheet, radius: number, crossing: number) {
  const at = (angle: number, distance: number) => polar([x, r], distance, angle)
  const turn = TAIL / radius
  for (const id of ['first-end', 'last-end']) {
    const way = id === 'first-end' ? 1 : -1
    const [start, end] = [crossing - way * turn, crossing + way * turn * 0.9]
    const stretch = [
      at(start, radius - width / 2),
      at(start, radius + width / 2),
      at(end, radius + width / 2 + LIFT),
      at(end, radius - width / 2 + LIFT),
    ]
    sheet.part(id, 'elastomer', 'accent', stretch, 'thin')
  }
}

/** The strip leaves the reel with its paper, which is folded back to show the adhesive. */
function peeled(sheet: Sheet) {
  const [left, low] = [x + 30, r - rim - 52]
  const strip = box(left - 190, left + 60, low, low + 14)
  const paper = path`M${left - 60} ${low}
    C${left - 96} ${low} ${left - 106} ${low - 6} ${left - 118} ${low - 22}
    C${left - 120} ${low - 24} ${left - 116} ${low - 26} ${left - 112} ${low - 24}
    C${left - 100} ${low - 8} ${left - 90} ${low - 5} ${left - 52} ${low - 5} H${left + 60}
    V${low}`
  sheet.onlyOnSection(() =>
    sheet
      .part('peel-strip', 'elastomer', 'accent', strip, 'thin')
      .part('peel-paper', 'elastomer', 'unsectioned', paper, 'thin'),
  )
  sheet.text([left + 74, low - 2], 'papel del adhesivo', { anchor: 'start' })
}

function layout(parameters: TapeSealant) {
  const isFlange = parameters.laidOn === 'flange'
  const sheet = new Sheet()
  plan(sheet, parameters)
  sections(sheet, parameters)
  const { cord, crossing } = LAID_ON[parameters.laidOn]
  const on = (radius: number, angle: number) => polar([x, r], radius, angle)
  sheet.anchor('face', isFlange ? [x + bolts, r + 10] : [x + 170, r + 70])
  sheet
    .callout('cord', on(cord, 2.5), tapeLabel(parameters))
    .callout('last-end', on(cord + 4, crossing - 0.18), 'extremos cruzados')
    .name('face', isFlange ? 'cara de la brida' : 'marco del registro')
    .callout('free-cord', [SECTIONS.free.x + 12, SECTIONS.free.r - 14], 'antes del apriete')
    .callout('upper-face', [SECTIONS.pressed.x + 76, SECTIONS.pressed.r + 6], 'contrabrida')
  return sheet.finish({
    balloonRow: 278,
    bottom: -250,
    card: { x: 124, top: 240, width: 580 },
    row: { x: SECTIONS.free.x - 92, top: SECTIONS.free.r + 66, width: 184 },
  })
}

export const tapeSealant: KindDefinition<typeof schema> = { schema, layout, describe }
