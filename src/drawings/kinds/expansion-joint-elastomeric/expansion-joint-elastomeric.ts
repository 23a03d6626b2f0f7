import { PIPE } from '../../assemblies/pipe-ends.ts'
import type { KindDefinition } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import {
  BORE,
  CENTRE,
  FLANGE,
  FLANGE_RIM,
  jointOf,
  LAYERS,
  RETAINING_RING,
  WALL,
  type ElastomericJoint,
  type Joint,
} from './dimensions.ts'
import { frontView } from './front-view.ts'
import { MIDDLE, movedJoint } from './movement.ts'
import { outside } from './outside.ts'
import { insideSleeve } from './sleeve-ends.ts'
import { section } from './section.ts'
import { wallAt } from './wall.ts'
import { describeElastomericJoint } from './words.ts'

const CARD = { x: 105, top: 276, width: 560 }
/** The same for every movement, with room for the flange that rises. */
const MOVED_CARD = { x: MIDDLE - 390, top: 312, width: 780 }
const NAME_ROW = -322
const LENGTH_ROW = -292

const ICON_SIDE = 300

/** A joint that has made the `share` of its movement; undefined where it makes none. */
function moved(parameters: ElastomericJoint, share: number) {
  const { movement } = parameters
  if (movement === 'none') return undefined
  const sheet = new Sheet()
  faceContacts(sheet, movedJoint(sheet, parameters, movement, share), 'wall')
  return sheet.finish({
    balloonRow: 300,
    bottom: -320,
    card: MOVED_CARD,
    icon: { centre: [MIDDLE, BORE + 20], side: ICON_SIDE },
  })
}

const layout = (parameters: ElastomericJoint) => moved(parameters, 1) ?? atRest(parameters)

function atRest(parameters: ElastomericJoint) {
  const { body } = parameters
  const sheet = new Sheet()
  const joint = jointOf(parameters)
  const { left, right } = joint
  section(sheet, joint, parameters)
  if (body === 'sleeve') sleeveContacts(sheet, joint)
  else faceContacts(sheet, joint, 'tube')
  outside(sheet, joint, parameters)
  const axis = body === 'eccentric-reducer' || body === 'offset' ? (right.axis ?? 0) : 0
  sheet.centreLine(
    [left.face - PIPE.end - 20, 0],
    [axis ? right.face - 40 : right.face + PIPE.end + 20, 0],
    'centre',
  )
  if (axis) sheet.centreLine([right.face - 60, axis], [right.face + PIPE.end + 20, axis], 'centre')
  flowArrow(sheet, [left.face - 90, 46], [left.face - 10, 46])
  for (const { face, bore, axis: a = 0 } of [left, right]) {
    extensionLine(sheet, face, a - bore - PIPE.rim, LENGTH_ROW - 4)
  }
  dimension(sheet, left.face, right.face, LENGTH_ROW, 'L.T.')
  if (body !== 'sleeve') frontView(sheet, ['DN', 'Ø pernos', 'Ø brida'])
  callouts(sheet, joint, parameters)
  sheet.text([24, NAME_ROW], 'Fluido en la cañería', {
    anchor: 'start',
    tone: 'accent',
    strong: true,
  })
  return sheet.finish({
    balloonRow: 350,
    bottom: -340,
    card: CARD,
    row: { x: CENTRE - 200, top: BORE + 184, width: 400 },
    icon: { centre: [CENTRE, BORE + 20], side: ICON_SIDE },
  })
}

/** The rubber seals against the flange itself, from its bore to its rim. */
function faceContacts(sheet: Sheet, { left, right }: Joint, rubber: string) {
  for (const { id, face, way, bore, axis = 0 } of [left, right]) {
    const [from, to] = [axis + bore, axis + bore + FLANGE_RIM]
    sheet.contact({
      from: [face, from],
      to: [face, to],
      parts: way < 0 ? [id, rubber] : [rubber, id],
      media: ['process', 'atmosphere'],
    })
  }
}

function sleeveContacts(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    sheet.contact({
      from: [insideSleeve(end), end.bore],
      to: [end.face, end.bore],
      parts: end.way < 0 ? [end.id, 'tube'] : ['tube', end.id],
      media: ['process', 'atmosphere'],
    })
  }
}

function callouts(sheet: Sheet, joint: Joint, { body, controlRods }: ElastomericJoint) {
  const { left, right, archEnd } = joint
  // Between two wires of a connector; beside the arch of a joint.
  const near = body === 'connector' ? CENTRE + 12 : archEnd - 6
  const isSleeve = body === 'sleeve'
  const far = right.face - 30
  sheet
    .callout('tube', [far - 22, wallAt(joint, far - 22, LAYERS.tube / 2)], 'tubo interior')
    .callout('carcass', [near, wallAt(joint, near, LAYERS.tube + 8)], 'refuerzo de telas')
    .callout(
      'body-ring',
      [left.face + 44, wallAt(joint, left.face + 44, 18)],
      body === 'connector' ? 'alambre en espiral' : 'anillos metálicos',
    )
    .callout('cover', [left.face + 60, wallAt(joint, left.face + 60, WALL - 4)], 'cubierta')
  if (isSleeve) {
    sheet
      .callout('pipe-left', [left.face - 60, BORE - 8], 'tubo de la cañería')
      .callout('clamp-pipe-right', [right.face - 15, BORE + WALL + 4], 'abrazaderas')
    return
  }
  const top = (right.axis ?? 0) + right.bore
  sheet
    .callout('pipe-left', [left.face - 20, BORE + 60], 'brida de la cañería')
    .callout('tube', [right.face - 4, top + 70], 'brida integral de caucho')
    .callout(
      'retaining-pipe-left',
      [left.face + FLANGE + RETAINING_RING / 2, BORE + FLANGE_RIM - 46],
      'anillo de retención',
    )
    .callout(
      'bolt-pipe-right',
      [right.face + PIPE.back + (controlRods ? 62 : 46), top + PIPE.boltCircle],
      'perno',
    )
  if (controlRods) {
    sheet.callout('control-rod', [CENTRE + 20, BORE + 168], 'varilla de control')
    sheet.callout(
      'gusset-pipe-left',
      [left.face - PIPE.back - 8, BORE + 148],
      'placa de la varilla',
    )
  }
}

export const expansionJointElastomeric: KindDefinition<ElastomericJoint> = {
  layout,
  rest: (parameters) => moved(parameters, 0),
  describe: describeElastomericJoint,
}
