import type { Contact, KindDefinition, Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { box } from '../../geometry.ts'
import { Sheet } from '../../sheet.ts'
import {
  BAR,
  BLANKET,
  CENTRE,
  CLAMP,
  COVER,
  DUCT,
  DUCT_LENGTH,
  FABRIC,
  fabricThickness,
  FLANGE_RIM,
  HALF_GAP,
  LEG,
  SHEET_METAL,
  SIDES,
  type TextileJoint,
} from './dimensions.ts'
import { ductCut, ductOutside } from './ducts.ts'
import { flatJoint, flatMedia, flatOutside, planOf } from './flat.ts'
import { fabricSurface, integralFabric, integralFrame, type Flanged } from './integral.ts'
import { MIDDLE, movedJoint } from './movement.ts'
import { fabricView, frameRow } from './views.ts'
import { describeTextileJoint } from './words.ts'

const CARD = { x: 105, top: 276, width: 560 }
const MOVED_CARD = { x: MIDDLE - 320, top: 258, width: 640 }
const NAME_ROW = -284
const BULGE = 16

type Ends = readonly [Flanged, Flanged]
const ENDS: Ends = [
  { face: CENTRE - HALF_GAP, axis: 0, way: -1 },
  { face: CENTRE + HALF_GAP, axis: 0, way: 1 },
]

function layout(parameters: TextileJoint) {
  const { movement, frame } = parameters
  const sheet = new Sheet()
  const layer = parameters.blanket === 'none' ? 'cover' : 'blanket'
  const side = 300
  if (movement !== 'none') {
    flangeContacts(sheet, movedJoint(sheet, parameters, movement), layer)
    return sheet.finish({
      balloonRow: 300,
      bottom: -320,
      card: MOVED_CARD,
      icon: { centre: [MIDDLE, FABRIC], side },
    })
  }
  const half = frame === 'integral-flange' ? HALF_GAP : planOf(frame).upright[0]
  const ducts = SIDES.map(({ way }) => ({
    face: CENTRE + way * half,
    way,
    length: DUCT_LENGTH + HALF_GAP - half,
  }))
  for (const duct of ducts) ductCut(sheet, duct, 0)
  if (frame === 'integral-flange') {
    sheet.medium('process', [
      [ENDS[0].face, 0],
      ...fabricSurface(ENDS, 0, BULGE).slice(1, -1),
      [ENDS[1].face, 0],
    ])
    for (const end of ENDS) integralFrame(sheet, end, fabricThickness(parameters))
    integralFabric(sheet, ENDS, parameters, BULGE)
    flangeContacts(sheet, ENDS, layer)
    for (const duct of ducts) ductOutside(sheet, duct)
    integralOutside(sheet, parameters)
  } else {
    flatMedia(sheet, frame)
    flatJoint(sheet, parameters, frame)
    for (const { side: name, way } of SIDES) {
      const [from, to] = planOf(frame).leg.map((along): Point => [CENTRE + way * along, LEG])
      if (!from || !to) continue
      const parts: Contact['parts'] = way < 0 ? [`frame-${name}`, layer] : [layer, `frame-${name}`]
      sheet.contact({ from, to, parts, media: ['process', 'atmosphere'] })
    }
    for (const duct of ducts) ductOutside(sheet, duct)
    flatOutside(sheet, parameters, frame)
  }
  const reach = HALF_GAP + DUCT_LENGTH
  sheet.centreLine([CENTRE - reach - 20, 0], [CENTRE + reach + 20, 0], 'centre')
  flowArrow(sheet, [CENTRE - 250, 60], [CENTRE - 170, 60])
  if (parameters.beside === 'fabric') fabricView(sheet, parameters)
  else frameRow(sheet)
  callouts(sheet, parameters)
  sheet.text([24, NAME_ROW], 'Gas en el ducto', { anchor: 'start', tone: 'accent', strong: true })
  return sheet.finish({
    balloonRow: 316,
    bottom: -304,
    card: CARD,
    icon: { centre: [CENTRE, FABRIC], side },
  })
}

function flangeContacts(sheet: Sheet, ends: Ends, layer: string) {
  for (const { face, axis, way } of ends) {
    sheet.contact({
      from: [face, axis + FABRIC],
      to: [face, axis + FLANGE_RIM - 4],
      parts: way < 0 ? ['frame-left', layer] : [layer, 'frame-right'],
      media: ['process', 'atmosphere'],
    })
  }
}

/** Flanges, bars and the bulging fabric from outside, below the axis. */
function integralOutside(sheet: Sheet, parameters: TextileJoint) {
  const thickness = fabricThickness(parameters)
  const [left, right] = ENDS
  const surface = fabricSurface(ENDS, thickness, BULGE, -1).slice(1, -1)
  const fabric: Point[] = [[left.face, 0], ...surface, [right.face, 0]]
  sheet.part('fabric-outside', 'elastomer', 'unsectioned', fabric)
  for (const { face, way } of ENDS) {
    const [behind, bar] = [face - way * thickness, face - way * (thickness + BAR)]
    const rim = -FLANGE_RIM
    sheet
      .part('frame-outside', 'stationary', 'outside', box(face, face + way * SHEET_METAL, rim, 0))
      .part('brim-outside', 'elastomer', 'unsectioned', box(face, behind, rim + 4, 0))
      .part('bar-outside', 'stationary', 'outside', box(behind, bar, rim + 4, 0))
  }
}

function callouts(sheet: Sheet, parameters: TextileJoint) {
  const { frame, blanket } = parameters
  const depth = BLANKET[blanket]
  const isIntegral = frame === 'integral-flange'
  const base = isIntegral ? FABRIC + BULGE : LEG
  sheet
    .callout('duct-left', [CENTRE - HALF_GAP - 120, DUCT + 4], 'ducto')
    .callout('cover', [CENTRE + 16, base + depth + COVER / 2], 'tela')
  if (depth > 0)
    sheet.callout('blanket', [CENTRE - 6, base + depth / 2], 'manta de fibra de vidrio')
  if (isIntegral) {
    const { face } = ENDS[1]
    sheet
      .callout('frame-left', [ENDS[0].face - 4, 190], 'brida del ducto')
      .callout('bar-right', [face - fabricThickness(parameters) - BAR / 2, 232], 'pletina')
      .callout('bolt-right-nut', [face + SHEET_METAL + 18, 216], 'perno')
    return
  }
  const { clamp, upright, bolt } = planOf(frame)
  const top = LEG + fabricThickness(parameters)
  const isAngled = frame === 'between-angles'
  sheet
    .callout(
      'frame-left',
      [CENTRE - (upright[0] + upright[1]) / 2, 170],
      isAngled ? 'ángulo' : 'perfil en L',
    )
    .callout(
      'clamp-right',
      [CENTRE + clamp[0] + 6, top + CLAMP / 2],
      isAngled ? 'ángulo de apriete' : 'pletina',
    )
    .callout('bolt-right-nut', [CENTRE + bolt, top + 15], 'perno')
  if (frame === 'insulated') {
    sheet
      .callout('insulation', [CENTRE - 50, 170], 'aislación térmica')
      .callout('liner', [CENTRE - 120, 125], 'camisa')
  }
}

export const expansionJointTextile: KindDefinition<TextileJoint> = {
  layout,
  describe: describeTextileJoint,
}
