import { box, polyline, type Box, type Medium, type Sheet } from '../kit.ts'

/** A carbon bushing that floats in its pocket of the gland, and its retaining ring. */
export function floatingBushing(
  sheet: Sheet,
  pocket: number,
  end: number,
  R: (v: number) => number,
) {
  const ring = box(end + 1, end + 7, R(34), R(56))
  sheet
    .part('bushing', 'stationary', 'graphite', box(pocket + 1, end, R(22), R(44)))
    .part('retaining-ring', 'fastener', 'unsectioned', ring, 'thin')
}

const FLANGE = 12
const WEB = 8

/** A perforated ring between two groups of packing: water enters around it and reaches the shaft through its holes. */
export function lanternRing(
  sheet: Sheet,
  [x1, x2, s, bore]: readonly [number, number, number, number],
  water: Medium = 'barrier',
) {
  const [low, high] = [(s + bore) / 2 - WEB / 2, (s + bore) / 2 + WEB / 2]
  const [inner, outer] = [s + 2, bore - 1]
  const outline = polyline`M${x1} ${inner} h${FLANGE} V${low} H${x2 - FLANGE} V${inner} H${x2}
    V${outer} H${x2 - FLANGE} V${high} H${x1 + FLANGE} V${outer} H${x1}`
  const [left, right] = [(x1 + x2) / 2 - 4, (x1 + x2) / 2 + 4]
  sheet
    .part('lantern', 'stationary', 'steel-fine', outline, 'thin')
    .medium(water, polyline`M${left} ${low - 1} H${right} V${high + 1} H${left}`)
  for (const x of [left, right]) sheet.line(polyline`M${x} ${low} V${high}`)
}

type GraphiteWedge = {
  /** Flat back, end of the cylindrical part, and tip, along the axis: it points right if `tip` > `back`. */
  back: number
  shoulder: number
  tip: number
  r1: number
  r2: number
}

/** A ring of flexible graphite, pressed against a cone: it seals at temperatures too high for elastomers. */
export function graphiteWedge(
  sheet: Sheet,
  id: string,
  { back, shoulder, tip, r1, r2 }: GraphiteWedge,
) {
  const outline = polyline`M${back} ${r1} H${tip} L${shoulder} ${r2} H${back}`
  sheet.part(id, 'elastomer', 'graphite', outline, 'thin')
}

/** The overlap that interrupts the part's line at both ends of a hole. */
const OPEN = 1

/** A hole through a cut part, across the axis: its walls, and the fluid in it. Paint it over the part. */
export function drilledAcross(sheet: Sheet, medium: Medium, { x1, x2, r1, r2 }: Box, id: string) {
  sheet.medium(medium, box(x1, x2, r1 - OPEN, r2 + OPEN), id)
  for (const x of [x1, x2]) sheet.line(polyline`M${x} ${r1} V${r2}`)
}

/** The same along the axis. */
export function drilledAlong(sheet: Sheet, medium: Medium, { x1, x2, r1, r2 }: Box, id?: string) {
  sheet.medium(medium, box(x1 - OPEN, x2 + OPEN, r1, r2), id)
  for (const r of [r1, r2]) sheet.line(polyline`M${x1} ${r} H${x2}`)
}

/** A pumping ring, not cut: slanted vanes that drive the barrier fluid round its circuit as they turn. */
export function slantingVanes(
  sheet: Sheet,
  { x1, x2, r1, r2 }: Box,
  count: number,
  weight?: 'thin',
) {
  const pitch = (x2 - x1) / count
  sheet.part('pumping-ring', 'rotating', 'unsectioned', box(x1, x2, r1, r2), weight)
  for (let i = 0; i < count; i++)
    sheet.line(polyline`M${x1 + i * pitch} ${r1} L${x1 + (i + 1) * pitch} ${r2}`)
  sheet.anchor('pumping-ring', [(x1 + x2) / 2, (r1 + r2) / 2])
}
