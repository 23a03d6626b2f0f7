import { polyline, type Point, type Sheet } from '../../kit.ts'
import { zigzag } from '../../parts/springs.ts'

/** All types of the joint, including those without a section. */
type Type =
  | 'single'
  | 'universal'
  | 'hinged'
  | 'gimbal'
  | 'externally-pressurised'
  | 'pressure-balanced'

const SIGNS: readonly { type: Type; name: string; at: Point }[] = [
  { type: 'single', name: 'Simple', at: [788, 206] },
  { type: 'universal', name: 'Universal', at: [894, 206] },
  { type: 'hinged', name: 'Bisagra', at: [788, 58] },
  { type: 'gimbal', name: 'Cardán', at: [894, 58] },
  { type: 'externally-pressurised', name: 'Tipo X', at: [788, -90] },
  { type: 'pressure-balanced', name: 'Balanceada', at: [894, -90] },
]
const HALF_WIDTH = 44
const PIPE = 16
const CREST = 26
/** The height of a balanced joint's rods. */
const TOP = CREST + 10

/** The six types as symbols: pipes, bellows, and restraints. */
export function signsOfTypes(sheet: Sheet) {
  for (const { type, name, at } of SIGNS) {
    const drawn = sheet.at(at)
    drawn.onlyOnSection(() => sign(drawn, type))
    drawn.text([0, -72], name)
  }
}

function sign(sheet: Sheet, type: Type) {
  const isDouble = type === 'universal' || type === 'pressure-balanced'
  const bellows = isDouble ? [-20, 20] : [0]
  const half = isDouble ? 11 : 18
  const stops = [-HALF_WIDTH, ...bellows.flatMap((at) => [at - half, at + half]), HALF_WIDTH]
  for (const side of [1, -1]) {
    for (let i = 0; i + 1 < stops.length; i += 2) {
      const [from = 0, to = 0] = stops.slice(i, i + 2)
      sheet.line(polyline`M${from} ${side * PIPE} H${to}`, { weight: 'outline' })
    }
    for (const at of bellows) {
      const room = { x1: at - half, x2: at + half, r1: side * PIPE, r2: side * CREST }
      sheet.line(zigzag(room, isDouble ? 2 : 3), { weight: 'spring', tone: 'accent' })
    }
  }
  hold(sheet, type)
}

/** The restraints and covers of a joint's bellows. */
function hold(sheet: Sheet, type: Type) {
  const closed = (x1: number, x2: number, half: number) =>
    sheet.line(polyline`M${x1} ${-half} H${x2} V${half} H${x1} V${-half}`)
  switch (type) {
    case 'single':
    case 'universal':
      return
    case 'hinged':
    case 'gimbal':
      if (type === 'gimbal') closed(-9, 9, CREST + 8)
      for (const side of [1, -1]) {
        const arm = polyline`M-34 ${side * PIPE} V${side * (CREST + 14)} H34`
        sheet.line(type === 'hinged' ? [...arm, [34, side * PIPE]] : arm)
      }
      sheet.part('sign-pin', 'fastener', 'unsectioned', { centre: [0, 0], radius: 5 })
      return
    case 'externally-pressurised':
      closed(-26, 30, CREST + 12)
      return
    case 'pressure-balanced':
      sheet.line(polyline`M${HALF_WIDTH} ${TOP} V${-TOP}`, { weight: 'outline' })
      for (const side of [1, -1])
        sheet.line(polyline`M${4 - HALF_WIDTH} ${side * PIPE} V${side * TOP} H${HALF_WIDTH}`)
      for (const x of [-7, 7]) sheet.line(polyline`M${x} ${-PIPE} V${-CREST - 20}`)
  }
}
