import {
  finishFlanges,
  FLANGE,
  flangeContacts,
  flangeOutside,
  flanges,
  flangeStuds,
  fluidUpTo,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { stack, stackHeight, type DiscSpring } from './stack.ts'
import { views } from './views.ts'
import { describeDiscSpring, type DiscSpringDrawing } from './words.ts'

const HALF = 10
const JOINT: FlangeJoint = { centre: 276, half: HALF, face: 'raised' }
const GASKET = 98
/** As tightened: almost flat. */
const DISC: DiscSpring = { inner: 14, outer: 36, thickness: 9, cone: 6 }

function layout(parameters: DiscSpringDrawing) {
  const { centre } = JOINT
  const { arrangement } = parameters
  const bearing = centre + HALF + FLANGE.back
  const height = stackHeight(arrangement, DISC)
  const sheet = new Sheet()
  flanges(sheet, JOINT)
  fluidUpTo(sheet, JOINT, GASKET)
  const gasket = box(centre - HALF, centre + HALF, GASKET, FLANGE.boltCircle - 12)
  sheet.part('gasket', 'elastomer', 'packing', gasket, 'thin')
  flangeContacts(sheet, JOINT, [GASKET, FLANGE.raisedFace], 'gasket')
  flangeStuds(sheet, JOINT, height)
  stack(sheet, 'spring', arrangement, DISC, [bearing, FLANGE.boltCircle])
  flangeOutside(sheet, JOINT, [{ half: HALF, outer: FLANGE.boltCircle - 12 }], height)
  stack(sheet, 'spring-outside', arrangement, DISC, [bearing, -FLANGE.boltCircle])
  views(sheet, parameters)
  sheet
    .callout('left-flange', [centre - 60, 168], 'brida con cuello')
    .callout('gasket', [centre, 150], 'junta')
    .callout('spring', [bearing + 4, FLANGE.boltCircle + 30], 'resorte de disco')
    .callout('stud', [bearing + height + 42, FLANGE.boltCircle], 'espárrago y tuercas')
  return finishFlanges(sheet, JOINT, { card: 150, icon: [bearing, 200] })
}

export const discSpring: KindDefinition<DiscSpringDrawing> = {
  layout,
  describe: describeDiscSpring,
}
