import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
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
  const { raisedFace, boltCircle, insideStuds, back } = FLANGE
  const { arrangement } = parameters
  const bearing = centre + HALF + back
  const sheet = new Sheet()
  const gasket = box(centre - HALF, centre + HALF, GASKET, insideStuds)
  sealedFlanges(sheet, JOINT, {
    gasket: () => sheet.part('gasket', 'elastomer', 'packing', gasket, 'thin'),
    seals: [GASKET, raisedFace, 'gasket'],
    edges: [{ half: HALF, outer: insideStuds }],
    extra: stackHeight(arrangement, DISC),
  })
  stack(sheet, 'spring', arrangement, DISC, [bearing, boltCircle])
  stack(sheet, 'spring-outside', arrangement, DISC, [bearing, -boltCircle])
  views(sheet, parameters)
  sheet
    .callout('gasket', [centre, 150], 'junta')
    .callout('spring', [bearing + 4, boltCircle + 30], 'resorte de disco')
  return finishFlanges(sheet, JOINT, { card: 150, icon: [bearing, 200] })
}

export const discSpring: KindDefinition<DiscSpringDrawing> = {
  layout,
  describe: describeDiscSpring,
}
