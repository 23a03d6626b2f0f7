import {
  FLANGE,
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
  const edge = isFull ? FLANGE.rim : INSIDE_BOLTS
  flanges(sheet, flange)
  fluidUpTo(sheet, flange, BORE)
  sheet.part('gasket', 'elastomer', 'accent', box(-HALF, HALF, BORE, edge), 'thin')
  for (const way of [-1, 1] as const) {
    sheet.contact({
      from: [way * HALF, BORE],
      to: [way * HALF, isFull ? FLANGE.rim : FLANGE.raisedFace],
      parts: way < 0 ? ['left-flange', 'gasket'] : ['gasket', 'right-flange'],
      media: ['process', 'atmosphere'],
    })
  }
  flangeStuds(sheet, flange)
  flangeOutside(sheet, flange, [{ half: HALF, outer: edge }])
  sheet
    .callout('left-flange', [-HALF - 50, 168], 'brida con cuello')
    .callout(
      'gasket',
      [0, 150],
      isFull ? 'junta de cara completa' : 'junta por dentro de los pernos',
    )
    .callout('stud', [HALF + FLANGE.back + 42, FLANGE.boltCircle], 'espárrago y tuercas')
}
