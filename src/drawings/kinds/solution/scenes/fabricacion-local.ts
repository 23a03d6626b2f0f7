import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const AXIS = 232
const RING = { start: 420, end: 530, outer: 92, inner: 62 }
const TOOL = { x: 486, post: 62 }

const across = (x1: number, x2: number, radius: number) => box(x1, x2, AXIS - radius, AXIS + radius)

/** Bed, headstock and tailstock from above. */
function lathe(pen: Pen) {
  pen.metal(box(160, 800, AXIS - 118, AXIS + 118))
  for (const h of [-92, -70, 70, 92]) pen.line(`M160 ${AXIS + h}H800`)
  pen.metal(box(160, 300, AXIS - 160, AXIS + 160))
  pen.line(`M184 ${AXIS - 136}H276V${AXIS + 136}H184Z`)
  pen.plain(across(300, 322, 52))
  pen.metal(box(700, 800, AXIS - 84, AXIS + 84))
  pen.plain(across(648, 700, 30))
  pen.plain(`M648 ${AXIS + 24}L604 ${AXIS}L648 ${AXIS - 24}Z`)
  pen.line(`M760 ${AXIS + 84}V${AXIS + 118}`, { weight: 'clip' })
  pen.plain(disc(760, AXIS + 126, 11), 'thin')
}

function chuck(pen: Pen) {
  pen.metal(across(322, 392, 134))
  pen.line(`M340 ${AXIS - 134}V${AXIS + 134}`)
  for (const way of [1, -1]) {
    pen.plain(
      box(
        392,
        440,
        Math.min(AXIS + way * 92, AXIS + way * 126),
        Math.max(AXIS + way * 92, AXIS + way * 126),
      ),
    )
    pen.line(`M412 ${AXIS + way * 92}V${AXIS + way * 126}`)
  }
}

/** The sleeve of polymer that the rings are turned from, cut open; the profile of one is nearly done. */
function work(pen: Pen) {
  const { start, end, outer, inner } = RING
  pen.plain(box(400, end, AXIS - inner, AXIS + inner))
  for (const way of [1, -1]) {
    const [a, b] = [AXIS + way * inner, AXIS + way * outer]
    pen.cut(
      polyline`M400 ${a} H${end} V${b} H${TOOL.x + 12} V${b - way * 16} H${TOOL.x - 12} V${b}
        H${start + 20} H${start} H400`,
      'lip',
      'outline',
    )
  }
  pen.centreLine(`M160 ${AXIS}H800`)
}

/** Carriage, tool post and the tool that cuts the groove. */
function tool(pen: Pen) {
  const { x, post } = TOOL
  pen.metal(box(x - 110, x + 110, -52, AXIS - 150))
  pen.line(`M${x - 110} 4H${x + 110}M${x - 110} ${AXIS - 168}H${x + 110}`)
  const tip = AXIS - RING.outer + 16
  pen.plain(
    `M${x - 20} ${post - 40}V${tip - 30}L${x - 11} ${tip}H${x + 11}L${x + 20} ${tip - 30}V${post - 40}Z`,
  )
  pen.metal(box(x - 56, x + 56, post - 62, post + 34))
  pen.plain(disc(x, post - 14, 20))
  for (const dx of [-40, 40]) {
    for (const dh of [-46, 18]) pen.solid(box(x + dx - 7, x + dx + 7, post + dh - 7, post + dh + 7))
  }
  pen.line(
    `M${x + 16} ${tip - 4}C${x + 60} ${tip - 20} ${x + 84} ${tip + 10} ${x + 60} ${tip + 16}C${x + 40} ${tip + 18} ${x + 44} ${tip - 16} ${x + 74} ${tip - 18}C${x + 104} ${tip - 18} ${x + 112} ${tip + 8} ${x + 94} ${tip + 12}`,
    { weight: 'contact', tone: 'accent' },
  )
}

/** The way the chuck turns. */
function turning(pen: Pen) {
  pen.line(
    [[344, AXIS + 152], { to: [404, AXIS + 152], radius: 44, large: false, clockwise: true }],
    { weight: 'flow' },
  )
  pen.line(`M400 ${AXIS + 174}L405 ${AXIS + 151}L383 ${AXIS + 158}`, { weight: 'flow' })
}

function draw(pen: Pen) {
  lathe(pen)
  chuck(pen)
  work(pen)
  tool(pen)
  turning(pen)
  pen.note('Plato', [357, AXIS - 100], [156, 60], 'left')
  pen.note('Anillo', [RING.end - 16, AXIS + 77], [804, 390])
  pen.note('Herramienta', [TOOL.x, 90], [804, 30])
}

export const fabricacionLocal: SolutionScene = {
  title: 'torno que mecaniza un anillo de sello, visto desde arriba',
  description:
    'El plato hace girar un tubo de polímero, dibujado en corte; la herramienta, montada en el carro, abre la ranura del perfil y desprende la viruta. A la derecha, el contrapunto.',
  draw,
}
