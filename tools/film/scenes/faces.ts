import { Sheet } from '#drawings/sheet.ts'
import { drawn } from '../library.ts'
import { extentOf, named, shift } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'
import { marksOf, turning } from '../turning.ts'

const CARTRIDGE = drawn({ kind: 'cartridge-single' }).filter(
  (mark) => mark.type !== 'text' && !(mark.type === 'line' && mark.tone === 'accent'),
)
const isFluid = ({ type }: (typeof CARTRIDGE)[number]) => type === 'medium'
const FLUID = CARTRIDGE.filter(isFluid)
const PUMP = named(CARTRIDGE, 'shaft', 'impeller', 'box')
const TURNING = named(CARTRIDGE, 'sleeve', 'rotary', 'drive-pin', 'collar')
/** What is bolted to the box, with the springs that press the face. */
const STANDING = CARTRIDGE.filter(
  (mark) =>
    mark.id?.match(/^(gland|stationary|dynamic|seat-pin|springs)/) ||
    (mark.type === 'line' && mark.weight !== 'contact' && isOfGland(mark)),
)
/** The shaft's surface, over what is fitted on it. */
const SURFACE = marksOf(
  new Sheet().line(
    [
      [24, 96],
      [880, 96],
    ],
    { weight: 'outline' },
  ),
)
const WAY = 150
const CONTACT_X = 322

function isOfGland(mark: (typeof CARTRIDGE)[number]): boolean {
  const { x1, x2 } = extentOf(mark)
  return x1 >= 372 && x2 <= 601
}

/** The two faces meet; springs press; the fluid stays where it belongs. */
export const faces: Scene = (t) => {
  const met = ease(t, 0.7, 2.6)
  const way = between(WAY, 0, met)
  const contact = new Sheet().line(
    [
      [CONTACT_X, 162],
      [CONTACT_X, 190],
    ],
    { weight: 'contact', tone: 'contact' },
  )
  const close = ease(t, 1.2, 3.4)
  return {
    camera: {
      x: between(470, 400, close),
      r: between(90, 176, close),
      width: between(1100, 720, close),
    },
    layers: [
      { marks: FLUID, opacity: ease(t, 2.4, 3.4) },
      { marks: [...PUMP, ...SURFACE] },
      { marks: turning(t, [664, 880], 96) },
      { marks: TURNING },
      { marks: shift(STANDING, way, 0) },
      { marks: marksOf(contact), opacity: ease(t, 2.4, 2.8) },
    ],
  }
}
