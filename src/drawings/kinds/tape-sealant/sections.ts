import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { roundedBox } from '../../parts/rounded-box.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { TapeSealant } from './words.ts'

/** Where the two states of the section stand. */
export const SECTIONS = { free: { x: 596, r: 150 }, pressed: { x: 824, r: 150 } }
const DETAIL = { x: 710, r: -84 }

type Shape = { half: number; height: number }

const PLATE = { half: 92, thickness: 34 }
const STATES: Record<TapeSealant['form'], { free: Shape; pressed: Shape }> = {
  eptfe: { free: { half: 30, height: 40 }, pressed: { half: 50, height: 16 } },
  'graphite-mesh': { free: { half: 27, height: 54 }, pressed: { half: 44, height: 24 } },
  foam: { free: { half: 40, height: 52 }, pressed: { half: 44, height: 24 } },
}

/** The cord across: as laid, and as the bolts leave it. */
export function sections(sheet: Sheet, { form }: TapeSealant) {
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

/** The ends seen from the side: one rides up on the other over about 20\u00a0mm. */
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

/** Closed cells: round, and flat once pressed. */
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

/** The wires of the mesh, cut, all round the cord. */
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
      const [angle, reach] = [Math.PI / 2 - (along - 2 * straight) / radius, radius - 3]
      return [x + straight + reach * Math.cos(angle), middle + reach * Math.sin(angle)]
    }
    const [mx, mr] = onOval(along - 2 * straight - bend)
    return [2 * x - mx, 2 * middle - mr]
  }
}
