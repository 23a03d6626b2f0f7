import { box } from '../../../geometry.ts'
import { motor } from '../../scene/plant/motor.ts'
import { pumpBody } from '../../scene/plant/pump.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const PUMP = { x: 372, h: 104, scale: 1.22 }
const HOOK = { x: 424, h: 296 }
const BASE = -14
const MOTOR = { x: 620, scale: 1.15 }

/** Beam, trolley and hand chain hoist. */
function hoist(pen: Pen) {
  const { x, h } = HOOK
  pen.metal(box(160, 800, 414, 424))
  pen.plain(box(160, 800, 388, 414))
  pen.metal(box(160, 800, 378, 388))
  pen.metal(`M${x - 30} 400H${x + 30}V372L${x + 10} 362H${x - 10}L${x - 30} 372Z`)
  for (const way of [-1, 1]) pen.plain(disc(x + way * 20, 396, 9), 'thin')
  pen.line(
    `M${x + 24} 340C${x + 60} 250 ${x + 60} 120 ${x + 48} 92C${x + 40} 74 ${x + 28} 84 ${x + 28} 104L${x + 16} 330`,
    {
      weight: 'spring',
      dash: 'rest',
    },
  )
  pen.line(`M${x - 6} 330V${h + 20}`, { weight: 'flow', dash: 'rest' })
  pen.metal(box(x - 34, x + 34, 326, 358))
  pen.seal(disc(x, 342, 22), 'outline')
  pen.plain(disc(x, 342, 8), 'thin')
  pen.metal(box(x - 16, x + 4, h + 4, h + 22), 'thin')
  pen.line(
    `M${x - 6} ${h + 4}V${h - 4}C${x + 8} ${h - 8} ${x + 8} ${h - 28} ${x - 6} ${h - 28}C${x - 18} ${h - 28} ${x - 20} ${h - 18} ${x - 18} ${h - 12}`,
    {
      weight: 'contact',
    },
  )
}

function slings(pen: Pen) {
  const { x, h, scale } = PUMP
  const top: readonly [number, number] = [HOOK.x - 6, HOOK.h - 26]
  const [discharge, bracket] = [
    [x, h + 91 * scale],
    [x + 108 * scale, h + 30 * scale],
  ] as const
  for (const end of [discharge, bracket]) pen.line([top, end], { weight: 'contact' })
  for (const [ex, eh] of [discharge, bracket]) pen.plain(disc(ex, eh + 6, 9), 'thin')
}

/** What stays in its place: base, motor, the blanked suction with its tag. */
function left(pen: Pen) {
  pen.cut(box(200, 800, -52, BASE - 18), 'housing', 'outline')
  pen.metal(box(220, 800, BASE - 18, BASE))
  for (const x of [300, 470]) pen.plain(box(x - 7, x + 7, BASE, BASE + 16), 'thin')
  const axis = BASE + 52 * MOTOR.scale
  pen.metal(box(160, 200, axis - 30, axis + 30))
  pen.metal(box(200, 212, axis - 46, axis + 46))
  pen.seal(box(212, 216, axis - 44, axis + 44))
  pen.metal(box(216, 230, axis - 46, axis + 46))
  pen.line(`M223 ${axis + 46}V${axis + 62}`)
  pen.seal(`M211 ${axis + 62}H235V${axis + 92}L223 ${axis + 102}L211 ${axis + 92}Z`, 'thin')
  motor(pen.at(MOTOR.x, axis, { scale: MOTOR.scale }), { finSpacing: 11 })
  pen.metal(`M${MOTOR.x - 34} ${axis - 26}V${axis + 26}H${MOTOR.x - 14}V${axis - 26}Z`)
}

function draw(pen: Pen) {
  for (const x of [240, 720]) pen.faint(`M${x - 9} -30V378M${x + 9} -30V378`)
  left(pen)
  hoist(pen)
  pumpBody(pen.at(PUMP.x, PUMP.h, { scale: PUMP.scale }))
  slings(pen)
  const { x, h, scale } = PUMP
  pen.line(
    `M${x - 130} ${h - 40}V${h + 40}M${x - 142} ${h + 18}L${x - 130} ${h + 44}L${x - 118} ${h + 18}`,
    {
      weight: 'contact',
      tone: 'accent',
    },
  )
  pen.note('Tecle', [HOOK.x + 28, 350], [804, 320])
  pen.note('Sello mecánico', [x + 49 * scale, h + 10], [804, 250])
  pen.note('Brida ciega', [223, 140], [156, 190], 'left')
}

export const detenciones: SolutionScene = {
  title: 'bomba izada con tecle durante una detención de planta',
  description:
    'Un tecle de cadena que corre por una viga levanta la bomba con dos eslingas para cambiar su sello mecánico. Abajo quedan la base con sus pernos, el motor y la succión cerrada con una brida ciega y su tarjeta de bloqueo.',
  draw,
}
