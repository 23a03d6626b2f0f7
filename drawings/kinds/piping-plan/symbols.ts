import { box, path, polyline, type Point, type Sheet } from '../../kit.ts'

/** Large enough to be read beside the explanatory text. */
const LETTERS = 22

/** The name of a device. */
export const label = (
  sheet: Sheet,
  at: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
) => sheet.text(at, text, { anchor, size: LETTERS })

/** An orifice that limits the flow: a pair of lips in the pipe. */
export function orifice(sheet: Sheet, at: Point, turn = 0) {
  const on = sheet.at(at, { turn })
  for (const way of [-1, 1])
    on.line(polyline`M0 ${way * 4} V${way * 16}`, { id: 'orifice', weight: 'flow' })
}

/** A heat exchanger (ISO 14617-9): the zigzag is the cooling line. */
export function cooler(sheet: Sheet, at: Point) {
  const radius = 24
  sheet
    .at(at)
    .part('cooler', 'housing', 'unsectioned', { centre: [0, 0], radius })
    .line(polyline`M-34 -14 H-14 L-5 12 L5 -12 L14 14 H34`, { weight: 'outline' })
}

/** A cyclone: clean liquid leaves above, solids below. */
export function cyclone(sheet: Sheet, at: Point) {
  const outline = polyline`M-18 24 H18 V-8 L5 -46 H-5 L-18 -8`
  sheet
    .at(at)
    .part('cyclone', 'housing', 'outside', outline)
    .line(path`M-10 14 A10 0 10 14`)
}

/** An upright vessel with a level, from `foot` to `head`. */
export function vessel(sheet: Sheet, x: number, [foot, head]: Point, level: number) {
  const [half, dome] = [34, 14]
  const outline = path`M${x} ${foot} F${x + half} ${foot + dome} V${head - dome} U${x} ${head}
    F${x - half} ${head - dome} V${foot + dome} U${x} ${foot}`
  sheet
    .part('vessel', 'housing', 'unsectioned', outline)
    .part(
      'vessel-fluid',
      'housing',
      'accent',
      box(x - half + 5, x + half - 5, foot + dome, level),
      'none',
    )
    .line(polyline`M${x - half} ${level} H${x + half}`)
}

/** An accumulator: gas above the barrier fluid, separated by a bladder or by a spring-loaded piston. */
export function accumulator(sheet: Sheet, foot: Point, kind: 'bladder' | 'piston') {
  const on = sheet.at(foot)
  on.part('accumulator', 'housing', 'unsectioned', box(-24, 24, 0, 78)).part(
    'accumulator-fluid',
    'housing',
    'accent',
    box(-19, 19, 5, 32),
    'none',
  )
  if (kind === 'bladder') {
    on.line(path`M-19 32 U0 42 F19 32`, { weight: 'outline' })
  } else {
    on.part('piston', 'housing', 'outside', box(-22, 22, 32, 42))
  }
}

/** The symbol of a pump: a circle with a triangle in the direction of flow. */
export function pumpSign(sheet: Sheet, at: Point) {
  sheet
    .at(at)
    .part('circulation-pump', 'fastener', 'unsectioned', { centre: [0, 0], radius: 18 })
    .line(polyline`M9 -15 L-17 0 L9 15`)
}
