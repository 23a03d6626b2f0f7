import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import {
  stack,
  stackHeight,
  type Arrangement,
  type DiscSpring,
  type DiscSpringDrawing,
} from './stack.ts'
import { HEIGHTS, views } from './views.ts'

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

const ARRANGEMENTS: Record<Arrangement, string> = {
  single: 'Un resorte cónico bajo la tuerca.',
  parallel: 'Dos resortes encajados bajo la tuerca suman su carga.',
}

const describe = ({ arrangement }: DiscSpringDrawing) => ({
  title: 'unión embridada con carga dinámica y estados del resorte',
  description: `Media sección. ${ARRANGEMENTS[arrangement]} El apriete lo aplana de la altura libre ${HEIGHTS[arrangement].join(' a ')}; cuando la junta cede o el perno se dilata, se abre otra vez y mantiene la carga. De y Di son sus diámetros.`,
})

export const discSpring: KindDefinition<DiscSpringDrawing> = { layout, describe }
