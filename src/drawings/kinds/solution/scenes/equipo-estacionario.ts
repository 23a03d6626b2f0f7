import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const AXIS = -36
const BORE = 190
const TUBES = [-6, 52, 110]
const TUBE = { height: 26, wall: 6 }
const BOLT = { h: 336, half: 14 }
/** Faces of the two gaskets that clamp the tube sheet. */
const [CHANNEL_FACE, SHEET_LEFT, SHEET_RIGHT, SHELL_FACE] = [352, 364, 416, 428]
const [SHELL_BACK, DISCS_END] = [488, 572]
const DISCS = 6

/** Channel on the left, shell on the right, the tube sheet between two gaskets. */
function vessel(pen: Pen) {
  pen.fluid(box(160, SHEET_LEFT, AXIS, 210))
  pen.cut(`M160 ${BORE}V224H252L290 260V396H${CHANNEL_FACE}V${BORE}Z`, 'steel', 'outline')
  pen.cut(`M${SHELL_FACE} ${BORE}V396H${SHELL_BACK}V260L526 224H800V${BORE}Z`, 'steel', 'outline')
  for (const x of [CHANNEL_FACE, SHEET_RIGHT]) pen.seal(box(x, x + 12, 208, 262), 'thin')
  const edges = [AXIS, ...TUBES.flatMap((h) => [h, h + TUBE.height]), 288]
  for (let i = 0; i < edges.length; i += 2) {
    pen.cut(box(SHEET_LEFT, SHEET_RIGHT, edges[i] ?? 0, edges[i + 1] ?? 0), 'steel-opposed')
  }
  for (const h of TUBES) {
    pen.plain(box(SHEET_LEFT - 8, 800, h, h + TUBE.height), 'thin')
    pen.fluid(box(SHEET_LEFT - 8, 800, h + TUBE.wall, h + TUBE.height - TUBE.wall))
    pen.line(
      `M${SHEET_LEFT - 8} ${h + TUBE.wall}H800M${SHEET_LEFT - 8} ${h + TUBE.height - TUBE.wall}H800`,
      {
        weight: 'hatch',
      },
    )
  }
  pen.plain(box(664, 674, AXIS, 162), 'thin')
  pen.centreLine(`M160 ${AXIS}H800`)
}

/** The stud through both flanges; conical discs keep its pull when the joint warms, cools and settles. */
function stud(pen: Pen) {
  const { h, half } = BOLT
  const nut = (x1: number, x2: number) => {
    pen.plain(box(x1, x2, h - 32, h + 32))
    pen.line(`M${x1} ${h - 12}H${x2}M${x1} ${h + 12}H${x2}`)
  }
  pen.plain(box(210, 664, h - half, h + half))
  pen.line(`M210 ${h - 9}H246M210 ${h + 9}H246M620 ${h - 9}H664M620 ${h + 9}H664`)
  nut(248, 290)
  const pitch = (DISCS_END - SHELL_BACK) / DISCS
  for (let i = 0; i < DISCS; i++) {
    const x = SHELL_BACK + i * pitch
    const [inner, outer] = i % 2 ? [x, x + pitch - 6] : [x + pitch - 6, x]
    for (const way of [1, -1]) {
      pen.seal(
        polyline`M${inner} ${h + way * (half + 4)} h6 L${outer + 6} ${h + way * 54} H${outer}`,
        'thin',
      )
    }
  }
  pen.plain(box(DISCS_END, DISCS_END + 10, h - 46, h + 46), 'thin')
  nut(DISCS_END + 10, DISCS_END + 50)
  pen.centreLine(`M190 ${h}H690`)
}

function draw(pen: Pen) {
  vessel(pen)
  stud(pen)
  pen.note('Discos resorte', [SHELL_BACK + 41, BOLT.h + 40], [804, 404])
  pen.note('Junta', [SHEET_RIGHT + 6, 240], [804, 270])
  pen.note('Tubos', [740, 123], [804, 150])
  pen.note('Canal', [200, 100], [156, 120], 'left')
  pen.note('Perno', [228, BOLT.h], [156, BOLT.h + 40], 'left')
}

export const equipoEstacionario: SolutionScene = {
  title: 'unión bridada del canal de un intercambiador de calor, en corte',
  description:
    'Media sección: a la izquierda el canal, a la derecha la carcasa con sus tubos, y entre ambas bridas la placa tubular con una junta a cada lado. Los discos de carga dinámica, apilados bajo la tuerca, mantienen la tensión del perno cuando la unión se calienta, se enfría o se asienta.',
  draw,
}
