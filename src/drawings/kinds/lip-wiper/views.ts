import { grooveView } from '../../assemblies/groove-view.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Seat } from '../../parts/seated-section.ts'
import {
  JACKET_LENGTH,
  STEP,
  wiper,
  WIPER_HEIGHT,
  WIPER_LENGTH,
  WIPER_MOUTH,
  type WiperShape,
} from '../../parts/wiper-section.ts'
import type { Sheet } from '../../sheet.ts'
import type { LipWiper } from './words.ts'

const COLUMN = 842
const SCALE = 0.68
const ROW_SCALE = 0.6
/** Middle of each small section under the rod, and what it is called. */
const PROFILE_ROW: readonly { middle: number; name: string; shape: Partial<WiperShape> }[] = [
  { middle: 686, name: 'escalonado', shape: { profile: 'stepped' } },
  { middle: 790, name: 'de enganche', shape: { profile: 'snap-in' } },
  { middle: 896, name: 'doble labio', shape: { lips: 'double' } },
]

/** The wiper's room with its fits; under it, the other profiles or how the jacket is pressed in. */
export function views(sheet: Sheet, parameters: LipWiper) {
  const fill = (seat: Seat) => wiper(sheet, 'view-wiper', seat, parameters)
  const common = {
    id: 'wiper-view',
    centre: [COLUMN, 174] as Point,
    slidesOn: 'rod',
    scale: SCALE,
    medium: 'atmosphere',
    letters: { sliding: 'd h9', floor: 'D4 H9', length: 'L1' },
  } as const
  if (parameters.mount === 'jacket') {
    const steps = [{ length: JACKET_LENGTH, depth: WIPER_HEIGHT }]
    grooveView(sheet, { ...common, title: 'Alojamiento abierto', steps, exit: 'open' }, fill)
    pressing(sheet, parameters, [760, -226])
    return
  }
  const steps =
    parameters.profile === 'stepped'
      ? [
          { length: STEP.at, depth: WIPER_HEIGHT },
          { length: WIPER_LENGTH - STEP.at, depth: STEP.height },
        ]
      : [{ length: WIPER_LENGTH, depth: WIPER_HEIGHT }]
  const exit = { gap: WIPER_MOUTH, letter: 'D2' }
  // The view is broken off beyond the head's face, on which a snap-in wiper's rim lies: the groove alone.
  const isFilled = parameters.profile !== 'snap-in'
  grooveView(sheet, { ...common, title: 'Ranura', steps, exit }, isFilled ? fill : () => undefined)
  if (parameters.profileRow) profileRow(sheet)
}

function profileRow(sheet: Sheet) {
  const face = -246
  for (const { middle, name, shape } of PROFILE_ROW) {
    const full: WiperShape = {
      mount: 'groove',
      profile: 'standard',
      lips: 'single',
      staticBead: true,
      ...shape,
    }
    const seat: Seat = { x: middle - 42, r: face, slidesOn: 'rod', scale: ROW_SCALE }
    sheet.onlyOnSection(() => {
      wiper(sheet, `row-${name}`, seat, full)
      sheet.line(
        [
          [middle - 46, face],
          [middle + 46, face],
        ],
        { weight: 'outline' },
      )
    })
    sheet.text([middle, face - 26], name)
  }
  sheet.text([790, face + 64], 'Otros perfiles', { strong: true })
}

/** The jacketed wiper before its counterbore; the arrow presses it in. */
function pressing(sheet: Sheet, shape: WiperShape, [x, face]: Point) {
  const seat: Seat = { x: x + 34, r: face, slidesOn: 'rod', scale: ROW_SCALE }
  const [gap, floor, top] = [3, WIPER_HEIGHT * ROW_SCALE, WIPER_HEIGHT * ROW_SCALE + 26]
  const depth = JACKET_LENGTH * ROW_SCALE
  sheet.onlyOnSection(() => {
    sheet.part('pressing-head', 'housing', 'steel-opposed', [
      [x - depth - 34, face + gap],
      [x - depth, face + gap],
      [x - depth, face + floor],
      [x, face + floor],
      [x, face + top],
      [x - depth - 34, face + top],
    ])
    wiper(sheet, 'pressing-wiper', seat, shape)
    flowArrow(sheet, [x + 150, face + floor - 4], [x + 112, face + floor - 4], 'ink')
  })
  sheet.text([x + 10, face + top + 16], 'Montaje a presión', { strong: true })
}
