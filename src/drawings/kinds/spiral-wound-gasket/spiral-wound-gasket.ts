import type { DrawingOf } from '#schema/drawing.ts'
import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../../assemblies/flange-joint.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { winding } from './winding.ts'
import { inSentences } from '../../sentences.ts'

const HALF = 14
const RING_HALF = 8
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const WINDING = { r1: 106, r2: 162 }

function layout() {
  const { centre } = JOINT
  const sheet = new Sheet()
  const ring = (id: string, r1: number, r2: number) => {
    const outline = box(centre - RING_HALF, centre + RING_HALF, r1, r2)
    sheet.part(id, 'stationary', 'steel-fine', outline, 'thin')
  }
  sealedFlanges(sheet, JOINT, {
    gasket: () => {
      ring('inner-ring', 94, WINDING.r1)
      ring('outer-ring', WINDING.r2, FLANGE.insideStuds)
      winding(sheet, 'winding', { centre, half: HALF, ...WINDING, turns: 9, weight: 'spring' })
    },
    seals: [WINDING.r1, WINDING.r2, 'winding'],
    edges: [
      { half: RING_HALF, outer: FLANGE.insideStuds },
      { half: HALF, outer: WINDING.r2 },
    ],
  })
  views(sheet)
  sheet
    .callout('winding', [centre + 5, 136], 'devanado: fleje metálico y grafito o PTFE')
    .callout('inner-ring', [centre - 3, 100], 'anillo interior')
    .callout('outer-ring', [centre, 196], 'anillo exterior, centrador')
  return finishFlanges(sheet, JOINT)
}

const describe = () => ({
  title: 'media sección entre bridas de cara resaltada',
  description: inSentences([
    'Media sección y detalle del devanado: un fleje metálico en V alterna con relleno de grafito o PTFE, y solo el devanado toca las caras.',
    'El anillo exterior centra la junta en los espárragos y limita su aplastamiento.',
    'El anillo interior sostiene el devanado del lado del fluido.',
    'Al lado, la junta encapsulada: un portador metálico delgado encierra el elemento blando en una ranura por cada cara, con aletas que la centran entre los pernos.',
  ]),
})

export const spiralWoundGasket: KindDefinition<DrawingOf<'spiral-wound-gasket'>> = {
  layout,
  describe,
}
