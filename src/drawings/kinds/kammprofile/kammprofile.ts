import {
  finishFlanges,
  FLANGE,
  flangeCallouts,
  flangeContacts,
  flangeOutside,
  flanges,
  flangeStuds,
  fluidUpTo,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { facedTo, groovedGasket } from './gasket.ts'
import { views } from './views.ts'
import { describeKammprofile, facingName, type Kammprofile } from './words.ts'

const HALF = 17
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const CORE = { at: [JOINT.centre, 104], half: HALF, count: 8, unit: 8 } as const
const RING_EDGE = FLANGE.boltCircle - 12

function layout(parameters: Kammprofile) {
  const hasRing = parameters.profile !== 'kr'
  const [start, end] = [CORE.at[1], facedTo(CORE)]
  const sheet = new Sheet()
  flanges(sheet, JOINT)
  fluidUpTo(sheet, JOINT, start)
  groovedGasket(sheet, 'gasket', { ...CORE, ...(hasRing && { ring: RING_EDGE }) })
  flangeStuds(sheet, JOINT)
  flangeContacts(sheet, JOINT, [start, end], 'gasket-left-facing', 'gasket-right-facing')
  flangeOutside(sheet, JOINT, [
    ...(hasRing ? [{ half: 4, outer: RING_EDGE }] : []),
    { half: HALF, outer: end },
  ])
  views(sheet, parameters)
  callouts(sheet, parameters)
  return finishFlanges(sheet, JOINT)
}

function callouts(sheet: Sheet, parameters: Kammprofile) {
  const { centre } = JOINT
  flangeCallouts(sheet, JOINT)
  sheet
    .callout('gasket-core', [centre - 2, 132], 'núcleo metálico ranurado')
    .callout(
      'gasket-right-facing',
      [centre + HALF - 3, 116],
      `recubrimiento de ${facingName(parameters)}`,
    )
  if (parameters.profile !== 'kr')
    sheet.callout('gasket-ring', [centre, 196], 'aro de centrado, perfil KG1')
}

export const kammprofile: KindDefinition<Kammprofile> = { layout, describe: describeKammprofile }
