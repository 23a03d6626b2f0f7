import { grooveView } from '../../assemblies/groove-view.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import {
  JACKET_LENGTH,
  wiper,
  wiperGroove,
  WIPER_HEIGHT,
  WIPER_MOUTH,
  type WiperShape,
} from '../../parts/wiper-section.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'

const ROW_SCALE = 0.85
/** The sliding face of what stands beside the groove's view, in line with its own. */
const FACE = -102
/** Middle of each small section in the row, and what it is called. */
const PROFILE_ROW = [
  { middle: 220, name: 'escalonado', shape: { profile: 'stepped' } },
  { middle: 360, name: 'de enganche', shape: { profile: 'snap-in' } },
  { middle: 500, name: 'doble labio', shape: { lips: 'double' } },
] as const satisfies readonly { middle: number; name: string; shape: Partial<WiperShape> }[]

/** The wiper's room with its fits; beside it, the other profiles or how the jacket is pressed in. */
export function views(shape: WiperShape, hasRow: boolean) {
  const sheet = new Sheet()
  const isJacketed = shape.mount === 'jacket'
  grooveView(
    sheet,
    {
      id: 'wiper-view',
      title: isJacketed ? 'Alojamiento abierto' : 'Ranura',
      at: [0, 0],
      slidesOn: 'rod',
      scale: 0.68,
      steps: wiperGroove(shape),
      exit: isJacketed ? 'open' : { gap: WIPER_MOUTH, letter: 'D2' },
      medium: 'atmosphere',
      letters: { sliding: 'd h9', floor: 'D4 H9', length: 'L1' },
    },
    (groove) => wiper(groove, 'view-wiper', shape),
  )
  if (isJacketed) pressing(sheet, shape, 290)
  else if (hasRow) profileRow(sheet)
  return sheet.views
}

function profileRow(sheet: Sheet) {
  for (const { middle, name, shape } of PROFILE_ROW) {
    const full: WiperShape = {
      mount: 'groove',
      profile: 'standard',
      lips: 'single',
      staticBead: true,
      ...shape,
    }
    sheet.onlyOnSection(() => {
      wiper(sheet.at([middle - 58, FACE], { scale: ROW_SCALE }), `row-${name}`, full)
      sheet.line(polyline`M${middle - 62} ${FACE} H${middle + 62}`, { weight: 'outline' })
    })
    sheet.text([middle, FACE - 26], name)
  }
  sheet.text([PROFILE_ROW[1].middle, 0], 'Otros perfiles', { strong: true })
}

/** The jacketed wiper before its counterbore; the arrow presses it in. */
function pressing(sheet: Sheet, shape: WiperShape, x: number) {
  const [gap, floor, top] = [3, WIPER_HEIGHT * ROW_SCALE, WIPER_HEIGHT * ROW_SCALE + 26]
  const depth = JACKET_LENGTH * ROW_SCALE
  sheet.onlyOnSection(() => {
    const pressingHead = polyline`M${x - depth - 34} ${FACE + gap} H${x - depth} V${FACE + floor}
      H${x} V${FACE + top} H${x - depth - 34}`
    sheet.part('pressing-head', 'housing', 'steel-opposed', pressingHead)
    wiper(sheet.at([x + 44, FACE], { scale: ROW_SCALE }), 'pressing-wiper', shape)
    flowArrow(sheet, [x + 200, FACE + floor - 4], [x + 160, FACE + floor - 4], 'ink')
  })
  sheet.text([x + 10, 0], 'Montaje a presión', { strong: true })
}
