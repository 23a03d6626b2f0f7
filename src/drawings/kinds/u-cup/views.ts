import { grooveView } from '../../assemblies/groove-view.ts'
import {
  CUP_HEIGHT,
  CUP_PLAY,
  cupLength,
  pressedGroove,
  uCup,
  type UCupShape,
} from '../../parts/u-cup-section.ts'
import { Sheet } from '../../sheet.ts'
import { lipDetail } from './lip-detail.ts'
import type { UCup } from './words.ts'

const SCALE = 0.62
const COLUMNS = { rod: 0, piston: 222, last: 444 } as const
const LETTERS = {
  rod: { sliding: 'd h9', floor: 'D1 H9', length: 'L' },
  bore: { sliding: 'D H9', floor: 'd1 h9', length: 'L' },
} as const

/** The cup's groove on the rod and on the piston, with the letters of the size table, in a row. */
export function views(parameters: UCup, medium: 'process' | 'gas') {
  const sheet = new Sheet()
  const view = (
    id: string,
    title: string,
    x: number,
    slidesOn: 'rod' | 'bore',
    shape: UCupShape,
  ) => {
    grooveView(
      sheet,
      {
        id,
        title,
        at: [x, 0],
        slidesOn,
        scale: SCALE,
        steps: [{ length: cupLength(shape) + CUP_PLAY, depth: CUP_HEIGHT }],
        medium,
        letters: LETTERS[slidesOn],
      },
      (groove) => {
        const seat = { ...groove, x: groove.x + CUP_PLAY * SCALE }
        pressedGroove(sheet, seat, shape, medium)
        uCup(sheet, `${id}-cup`, seat, shape, medium)
      },
    )
  }
  view('rod-view', 'En el vástago', COLUMNS.rod, 'rod', parameters)
  view('piston-view', 'En el pistón', COLUMNS.piston, 'bore', parameters)
  if (parameters.lip === 'rounded') lipDetail(sheet, [COLUMNS.last, -92])
  else if (parameters.version !== 'none') {
    const { version } = parameters
    const shape: UCupShape =
      version === 'pedestal-ring'
        ? { ...parameters, inside: version }
        : { ...parameters, heel: version }
    const title =
      version === 'pedestal-ring' ? 'Con anillo de pedestal' : 'Con anillo antiextrusión'
    view('version-view', title, COLUMNS.last, 'rod', shape)
  }
  return sheet.views
}
