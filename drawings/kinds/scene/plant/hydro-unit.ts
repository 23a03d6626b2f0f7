import { box } from '../../../geometry.ts'
import { bothSides, disc, type Pen } from '../pen.ts'

/** Positions on the unit, relative to its axis at the hall's floor. */
export const HYDRO_UNIT = {
  pit: 134,
  pitFloor: -84,
  turbinePit: 62,
  distributor: -176,
  spiral: 92,
  spiralRadius: 27,
}

const SHAFT = 13

/** The rotating parts and their bearings, cut: Francis runner, guide vanes, shaft seal, bearings, generator. */
export function hydroUnit(pen: Pen) {
  bothSides(pen, distributor)
  pen.plain(box(-SHAFT, SHAFT, -150, 62), 'spring')
  bothSides(pen, runner)
  pen.cut(
    'M-26 -150H26C36 -152 42 -156 46 -159V-163C30 -169 14 -184 9 -208L0 -216L-9 -208C-14 -184 -30 -169 -46 -163V-159C-42 -156 -36 -152 -26 -150Z',
    'steel-opposed',
  )
  pen.plain('B-24 24 -116 -110 B-24 24 -110 -104', 'thin')
  bothSides(pen, turbineCover)
  bothSides(pen, generator)
  pen.metal('M-34 14V44L-26 50H26L34 44V14Z')
  pen.line('M-34 26H34', 'hatch')
  pen.metal('M-20 50V74A6 1 -14 80H14A6 1 20 74V50Z')
  pen.line('M-20 58H20M-20 66H20', 'hatch')
  pen.centreLine('M0 -226V94')
}

/** Stay vane and guide vane from the side, with the guide vane's stem up to its ring. */
function distributor(pen: Pen) {
  pen.plain('B66 76 -196 -156 M50 -195L59 -195V-157H50Z', 'thin')
  pen.cut('M53 -196H74L53 -204Z', 'steel')
}

function turbineCover(pen: Pen) {
  pen.plain(box(52, 57, -157, -124), 'thin')
  pen.cut('M26 -138L48 -144V-156H44C40 -153 34 -150 26 -148ZM60 -142V-156H72L61.5 -151.4V-142Z')
  pen.seal('B48 52 -150 -142 B57 60 -150 -142', 'thin')
  pen.metal(box(44, 66, -124, -118), 'thin')
  pen.line('M55 -118V-112M48 -112H62', 'spring')
  pen.seal(box(SHAFT, 26, -149, -137), 'thin')
  pen.metal(`B${SHAFT} 28 -137 -132 B${SHAFT + 1} 32 -132 -119`, 'thin')
  pen.line('M24 -132V-119', 'hatch')
}

function runner(pen: Pen) {
  pen.plain('M46 -162V-190L44 -207L10 -207C16 -184 32 -168 46 -162Z', 'thin')
  pen.line('M40 -166C34 -178 32 -192 36 -207M32 -171C26 -182 22 -196 24 -207', 'hatch')
  pen.line('M22 -181C18 -190 16 -198 16 -207', 'hatch')
  pen.cut('M45 -190H49L51 -208H45Z', 'steel-opposed')
  pen.seal('B42 46 -159 -156 B49 52 -204 -196', 'none')
}

function generator(pen: Pen) {
  pen.metal(box(20, 134, -84, -73))
  pen.metal(`B${SHAFT + 1} 30 -90 -66 M13 -58H76V-18H13Z`, 'thin')
  pen.plain('M26 -50H64V-26H26Z', 'thin')
  pen.cut(box(76, 90, -64, -12), 'steel')
  pen.metal(box(90, 97, -60, -16), 'thin')
  pen.line('M90 -49H97M90 -38H97M90 -27H97', 'hatch')
  pen.cut(box(100, 114, -62, -14), 'steel-opposed')
  pen.metal('B101 113 -14 -5 B101 113 -71 -62 B114 127 -66 -8', 'thin')
  for (const h of [-54, -38, -22]) pen.line(`M114 ${h}H127`, 'hatch')
  pen.metal(box(20, 136, 0, 10))
  pen.metal('M34 10L80 10L34 30Z', 'thin')
  pen.seal(box(SHAFT, 20, 4, 14), 'thin')
}

/** A butterfly valve in a penstock along `x`, cut: seat, disc on its trunnion, dismantling joint downstream. */
export function penstockValve(pen: Pen, radius: number) {
  for (const way of [-1, 1]) {
    const body = `M-16 ${way * radius}V${way * (radius + 14)}H-10V${way * (radius + 8)}H10V${way * (radius + 14)}H16V${way * radius}Z`
    pen.cut(body, way > 0 ? 'steel' : 'steel-opposed')
    pen.seal(box(-3, 3, way * (radius - 4), way * radius), 'none')
    pen.seal(box(42, 50, way * radius, way * (radius + 9)), 'thin')
    pen.metal(box(36, 42, way * radius, way * (radius + 13)), 'thin')
    pen.metal(box(50, 56, way * radius, way * (radius + 13)), 'thin')
    pen.line(`M30 ${way * (radius + 10)}H62`, 'spring')
    pen.seal(box(16, 19, way * radius, way * (radius + 13)))
    pen.metal(box(19, 24, way * radius, way * (radius + 14)), 'thin')
  }
  pen.metal(`M-4 ${radius - 4}L-8 12V-12L-4 ${4 - radius}H4L8 -12V12L4 ${radius - 4}Z`, 'thin')
  pen.plain(disc(0, 0, 7), 'thin')
}
