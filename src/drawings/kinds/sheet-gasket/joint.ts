import {
  FLANGE,
  flangeCallouts,
  flangeContacts,
  flangeOutside,
  flanges,
  flangeStuds,
  fluidUpTo,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { JOINT, type SheetGasket } from './dimensions.ts'

const HALF = 13
const BORE = 98
const INSIDE_BOLTS = FLANGE.boltCircle - 12

/** The gasket between flanges: within the studs under raised faces, or over flat ones. */
export function joint(target: Sheet, { cut }: SheetGasket) {
  const isFull = cut === 'full-face'
  const sheet = target.at([JOINT.x, 0], { scale: JOINT.scale })
  const flange: FlangeJoint = { centre: 0, half: HALF, face: isFull ? 'flat' : 'raised' }
  const [edge, name] = isFull
    ? [FLANGE.rim, 'junta de cara completa']
    : [INSIDE_BOLTS, 'junta por dentro de los pernos']
  flanges(sheet, flange)
  fluidUpTo(sheet, flange, BORE)
  sheet.part('gasket', 'elastomer', 'accent', box(-HALF, HALF, BORE, edge), 'thin')
  flangeContacts(sheet, flange, [BORE, isFull ? FLANGE.rim : FLANGE.raisedFace], 'gasket')
  flangeStuds(sheet, flange)
  flangeOutside(sheet, flange, [{ half: HALF, outer: edge }])
  flangeCallouts(sheet, flange)
  sheet.callout('gasket', [0, 150], name)
}
