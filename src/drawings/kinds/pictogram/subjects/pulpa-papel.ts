import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'
import { beltOver, type Roll } from './belt.ts'

const DRYER = 50
const [LOWER, UPPER] = [84, 186]
const dryer = (x: number, way: Roll['way']): Roll => ({
  centre: [x, way === 'over' ? UPPER : LOWER],
  radius: DRYER,
  way,
})
const DRYERS = [dryer(-150, 'under'), dryer(-90, 'over'), dryer(-30, 'under'), dryer(30, 'over')]
const REEL: Roll = { centre: [162, 96], radius: 68, way: 'over' }

/** Two tiers of drying cylinders under their hood, and the reel that takes up the sheet. */
function draw(pen: Pen) {
  pen.metal('M-228 262H112L90 288H-206Z')
  for (const h of [LOWER, UPPER]) pen.metal(box(-214, 100, h - 7, h + 7), 'thin')
  for (const x of [-214, 88]) pen.metal(box(x, x + 12, 16, 262))
  pen.metal(box(-228, 108, 0, 16))
  pen.metal(box(112, 236, 0, 28))
  for (const { centre } of DRYERS) cylinder(pen.at(...centre))
  pen.plain(disc(...REEL.centre, REEL.radius))
  for (const radius of [52, 36]) pen.plain(disc(...REEL.centre, radius), 'thin')
  pen.metal(disc(...REEL.centre, 18))
  pen.line(beltOver(-236, [...DRYERS, REEL]), { weight: 'contact' })
}

/** Steam goes in through a rotary joint on its journal. */
function cylinder(pen: Pen) {
  pen.plain(disc(0, 0, DRYER))
  pen.plain(disc(0, 0, DRYER - 10), 'thin')
  pen.seal(disc(0, 0, 17))
  pen.plain(disc(0, 0, 8), 'none')
}

export const pulpaPapel: Subject = {
  title: 'cilindros secadores de una máquina papelera',
  description:
    'La hoja entra por la izquierda, pasa por debajo y por encima de cuatro cilindros secadores, bajo su campana, y se enrolla en la bobina de la derecha. En color, lo que sella: las juntas rotatorias por donde entra el vapor a cada cilindro.',
  draw,
}
