import { PIPE } from '../../assemblies/pipe-ends.ts'
import type { KindDefinition } from '../../model.ts'
import { crestDot } from '../../parts/corrugated-bellows.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { capFace } from './balanced.ts'
import {
  bellowsOf,
  BORE,
  CENTRE,
  facesOf,
  LUG,
  RIM,
  ROD,
  SPOOL,
  type MetallicJoint,
} from './dimensions.ts'
import { EXTERNAL_DOTS } from './external.ts'
import { MIDDLE, movedJoint } from './movement.ts'
import { outside } from './outside.ts'
import { section } from './section.ts'
import { typeRow } from './type-row.ts'
import { describeMetallicJoint } from './words.ts'

const CARD = { x: 105, top: 276, width: 560 }
const MOVED_CARD = { x: MIDDLE - 360, top: 270, width: 720 }
const LENGTH_ROW = -318
const NAME_ROW = -346

function layout(parameters: MetallicJoint) {
  const { movement, type } = parameters
  const sheet = new Sheet()
  const icon = { centre: [CENTRE, SPOOL + 20] as const, side: 300 }
  if (movement !== 'none') {
    for (const { face, way, axis = 0 } of movedJoint(sheet, movement)) {
      const parts =
        way < 0
          ? ([`pipe-left`, 'flange-left'] as const)
          : (['flange-right', 'pipe-right'] as const)
      sheet.contact({
        from: [face, axis + BORE],
        to: [face, axis + BORE + RIM],
        parts,
        media: ['process', 'atmosphere'],
      })
    }
    return sheet.finish({
      balloonRow: 300,
      bottom: -320,
      card: MOVED_CARD,
      icon: { ...icon, centre: [MIDDLE, SPOOL + 20] },
    })
  }
  const { left, right } = facesOf(parameters)
  const isBalanced = type === 'pressure-balanced'
  const end = isBalanced ? capFace() + 26 : right
  section(sheet, parameters)
  if (parameters.ends === 'flanged') faceContacts(sheet, parameters)
  outside(sheet, parameters)
  sheet.centreLine(
    [left - PIPE.end - 20, 0],
    [end + (isBalanced ? 20 : PIPE.end + 20), 0],
    'centre',
  )
  flowArrow(sheet, [left - 96, 40], [left - 20, 40])
  for (const x of [left, end])
    extensionLine(sheet, x, x === left || !isBalanced ? -SPOOL - 4 : -LUG.top, LENGTH_ROW - 4)
  if (!isBalanced) dimension(sheet, left, end, LENGTH_ROW, 'L')
  if (parameters.typeRow) typeRow(sheet)
  callouts(sheet, parameters)
  sheet.text([24, NAME_ROW], 'Fluido en la cañería', {
    anchor: 'start',
    tone: 'accent',
    strong: true,
  })
  return sheet.finish({
    balloonRow: 336,
    bottom: -364,
    card: CARD,
    row: { x: CENTRE - 220, top: SPOOL + 232, width: 440 },
    icon,
  })
}

function faceContacts(sheet: Sheet, parameters: MetallicJoint) {
  const { left, right } = facesOf(parameters)
  const isX = parameters.type === 'externally-pressurised'
  const media = ['process', 'atmosphere'] as const
  const [low, high] = [BORE, BORE + RIM]
  sheet.contact({ from: [left, low], to: [left, high], parts: ['pipe-left', 'spool-left'], media })
  if (parameters.type === 'pressure-balanced') return
  const parts = [isX ? 'casing' : 'spool-right', 'pipe-right'] as const
  sheet.contact({ from: [right, low], to: [right, high], parts, media })
}

function callouts(sheet: Sheet, parameters: MetallicJoint) {
  const { type, ends, liner, tieRods } = parameters
  const { left } = facesOf(parameters)
  const [first, second] = bellowsOf(parameters)
  sheet
    .callout('pipe-left', [left - 84, BORE + 8], 'cañería')
    .callout(
      'spool-left',
      ends === 'flanged' ? [left + 12, BORE + 60] : [left + 22, BORE + 8],
      ends === 'flanged' ? 'brida de la junta' : 'extremo para soldar',
    )
  if (liner) sheet.callout('liner', [left + 46, 93], 'camisa interior')
  if (type === 'externally-pressurised') {
    sheet
      .callout('bellows', EXTERNAL_DOTS.crest, 'fuelle, con la presión por fuera')
      .callout('spool-left', EXTERNAL_DOTS.inner, 'tubo interior')
      .callout('casing', EXTERNAL_DOTS.casing, 'carcasa')
    return
  }
  // Under a pin the middle crest cannot be named from above.
  const isUnderPin = type === 'hinged' || type === 'gimbal'
  if (first)
    sheet.callout('bellows', crestDot(first, isUnderPin ? 'last' : 'middle'), 'fuelle corrugado')
  if (type === 'universal') sheet.callout('middle-spool', [CENTRE, BORE + 8], 'tramo central')
  if (tieRods) sheet.callout('tie-rod', [CENTRE + 24, ROD], 'tirante')
  if (type === 'hinged' || type === 'gimbal') {
    sheet.callout('arm-left', [left + 90, 244], 'brazo').callout('pin', [CENTRE, 255], 'pasador')
  }
  if (type === 'gimbal') sheet.callout('gimbal-ring', [CENTRE + 19, 210], 'anillo cardán')
  if (type === 'pressure-balanced' && second) {
    sheet
      .callout('body', [CENTRE, BORE + 8], 'cuerpo del codo')
      .callout('second-bellows', crestDot(second), 'fuelle de balance')
      .callout('tie-rod', [CENTRE + 40, ROD], 'tirante')
      .callout('cap', [capFace() + 14, 60], 'tapa ciega')
  }
}

export const expansionJointMetallic: KindDefinition<MetallicJoint> = {
  layout,
  describe: describeMetallicJoint,
}
