import { FLANGE, sealedFlanges, type FlangeJoint } from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { JOINT, type SheetGasket } from './dimensions.ts'

const HALF = 13
const BORE = 98

/** The gasket between flanges: within the studs under raised faces, or over flat ones. */
export function joint(target: Sheet, { cut }: SheetGasket) {
  const isFull = cut === 'full-face'
  const sheet = target.at([JOINT.x, 0], { scale: JOINT.scale })
  const flange: FlangeJoint = { centre: 0, half: HALF, face: isFull ? 'flat' : 'raised' }
  const edge = isFull ? FLANGE.rim : FLANGE.insideStuds
  const outline = box(-HALF, HALF, BORE, edge)
  sealedFlanges(sheet, flange, {
    gasket: () => sheet.part('gasket', 'elastomer', 'accent', outline, 'thin'),
    seals: [BORE, isFull ? FLANGE.rim : FLANGE.raisedFace, 'gasket'],
    edges: [{ half: HALF, outer: edge }],
  })
  const name = isFull ? 'junta de cara completa' : 'junta por dentro de los pernos'
  sheet.callout('gasket', [0, 150], name)
}
