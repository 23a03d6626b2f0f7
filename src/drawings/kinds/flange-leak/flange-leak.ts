import type { DrawingOf } from '#schema/drawing.ts'
import {
  FLANGE,
  flangeCallouts,
  flangeOutside,
  flanges,
  flangeStuds,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { area, Sheet } from '../../sheet.ts'
import { drops, falling } from './drops.ts'

type FlangeLeak = DrawingOf<'flange-leak'>

const CENTRE = 480
/** Wide enough to see that nothing lies between the faces. */
const JOINT: FlangeJoint = { centre: CENTRE, half: 11, face: 'raised' }
/** Beyond the raised faces the flanges stand farther apart. */
const OUTER_HALF = JOINT.half + 10
const SPRAY_TOP = 372
const CARD = { x: 160, top: 384, width: 640 }

function layout() {
  const sheet = new Sheet()
  // What a gasket would keep apart meets here.
  sheet.opening(area(CENTRE - 130, CENTRE + 130, FLANGE.bore, SPRAY_TOP))
  flanges(sheet, JOINT)
  sheet
    .medium(
      'process',
      box(CENTRE - JOINT.half, CENTRE + JOINT.half, FLANGE.bore, FLANGE.raisedFace),
      'gap',
    )
    .medium('process', box(CENTRE - OUTER_HALF, CENTRE + OUTER_HALF, FLANGE.raisedFace, FLANGE.rim))
  flangeStuds(sheet, JOINT)
  for (const [dx, top] of [
    [-62, 338],
    [0, 366],
    [62, 338],
  ] as const)
    flowArrow(sheet, [CENTRE + dx * 0.16, FLANGE.rim + 10], [CENTRE + dx, top], 'ink')
  drops(sheet, CENTRE)
  flangeOutside(sheet, JOINT, [])
  falling(sheet, CENTRE)
  sheet.callout('gap', [CENTRE, 150], 'falta la junta')
  flangeCallouts(sheet, JOINT)
  sheet.keepBalloonsOff(CENTRE, 110)
  return sheet.finish({
    balloonRow: 384,
    bottom: -400,
    card: CARD,
    icon: { centre: [CENTRE, 180], side: 400 },
  })
}

const describe = () => ({
  title: 'par de bridas sin junta, con fuga',
  description:
    'Entre las caras realzadas de las dos bridas no hay nada: el fluido sale del tubo por la abertura, pasa junto a los espárragos y salta por el borde. Abajo, visto desde afuera, gotea.',
})

export const flangeLeak: KindDefinition<FlangeLeak> = { layout, describe }
