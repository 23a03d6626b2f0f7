import { z } from 'zod'
import {
  FLANGE,
  flangeOutside,
  flanges,
  flangeStuds,
  type FlangeJoint,
} from '../assemblies/flange-joint.ts'
import { area, box, pairs, Sheet, triples, type KindDefinition } from '../kit.ts'
import { drop } from '../parts/drop.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** A flange pair that leaks because its gasket is missing, for the 404 page. */
const schema = z.strictObject({ kind: z.literal('flange-leak') })

const CENTRE = 480
/** Wide enough to show that there is nothing between the faces. */
const JOINT: FlangeJoint = { centre: CENTRE, half: 11, face: 'raised' }
/** The gap is wider beyond the raised faces. */
const OUTER_HALF = JOINT.half + 10

/** Drops that spray from the rim to both sides, and drops that fall from the gap below, with their sizes. */
const SPRAY = triples`-104 322 7, -84 286 6, -44 302 5, -34 350 6, 34 312 6, 40 352 5, 88 296 7,
  110 330 5`
const FALLING = triples`-4 -296 8, 5 -332 9, -3 -372 10`

function layout() {
  const { bore, raisedFace, rim } = FLANGE
  const whole = new Sheet()
  const sheet = whole.at([CENTRE, 0])
  const gap = box(-JOINT.half, JOINT.half, bore, raisedFace)
  // Without gasket, the media meet here.
  sheet.opening(area(-130, 130, bore, 372))
  flanges(whole, JOINT)
  sheet
    .medium('process', gap, 'gap')
    .medium('process', box(-OUTER_HALF, OUTER_HALF, raisedFace, rim))
    .callout('gap', [0, 150], 'falta la junta')
    .keepBalloonsOff(0, 110)
  flangeStuds(whole, JOINT)
  for (const [x, top] of pairs`-62 338, 0 366, 62 338`)
    flowArrow(sheet, [x * 0.16, rim + 10], [x, top], 'ink')
  for (const [x, r, size] of SPRAY) drop(sheet, [x, r], size)
  flangeOutside(whole, JOINT, [])
  for (const [x, r, size] of FALLING) drop(sheet, [x, r], size)
  return sheet.finish({
    balloonRow: 384,
    bottom: -400,
    card: { x: 160, top: 384, width: 640 },
  })
}

const describe = () => ({
  title: 'par de bridas sin junta, con fuga',
  description:
    'Entre las caras resaltadas de las dos bridas no hay nada: el fluido sale del tubo por la abertura, pasa junto a los espárragos y salta por el borde. Abajo, visto desde afuera, gotea.',
})

export const flangeLeak: KindDefinition<typeof schema> = { schema, layout, describe }
