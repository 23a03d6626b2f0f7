import type { DrawingOf } from '#schema/drawing.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { grooveView, LETTERS, rodAndPistonViews } from '../../assemblies/groove-view.ts'
import { cupGroove, ROUNDED_LIP, uCup, type UCupShape } from '../../parts/u-cup-section.ts'
import { polyline } from '../../path-notation.ts'
import { area, Sheet } from '../../sheet.ts'

const LAST_COLUMN = 444

/** The cup's groove on the rod and on the piston, with the letters of the size table, in a row. */
export function views(parameters: DrawingOf<'u-cup'>, medium: 'process' | 'gas') {
  const { lip, version } = parameters
  const plain: UCupShape = { ...parameters, heel: 'plain' }
  const sheet = new Sheet()
  const common = { scale: 0.62, steps: [cupGroove(parameters)], medium }
  rodAndPistonViews(sheet, { ...common, of: 'seal', rod: [0, 0], piston: [222, 0] }, (groove) =>
    uCup(groove, 'cup', plain, medium),
  )
  if (lip === 'rounded') lipDetail(sheet, [LAST_COLUMN, -92])
  else if (version !== 'none') {
    const isPedestal = version === 'pedestal-ring'
    const shape: UCupShape = isPedestal
      ? { ...plain, inside: version }
      : { ...plain, heel: version }
    grooveView(
      sheet,
      {
        ...common,
        id: 'version-view',
        title: isPedestal ? 'Con anillo de pedestal' : 'Con anillo antiextrusión',
        at: [LAST_COLUMN, 0],
        slidesOn: 'rod',
        letters: LETTERS.seal.rod,
      },
      (groove) => uCup(groove, 'version-view-cup', shape, medium),
    )
  }
  return sheet.views
}

const HALF = 84
const FILM = 6
const ROD = 22
const SCALE = 4
/** Where the detail cuts the lip off. */
const CUT = 37

/** The rounded lip, enlarged, on the film of lubricant that its radius does not scrape off. */
function lipDetail(sheet: Sheet, [cx, face]: Point) {
  const [left, right] = [cx - HALF, cx + HALF]
  sheet.onlyOnSection(() => {
    sheet
      .part('detail-rod', 'stationary', 'unsectioned', box(left, right, face - ROD, face), 'none')
      .medium('process', box(left, right, face, face + FILM))
      .opening(area(left - 2, right + 2, face - 2, face + FILM + 2))
      .line(polyline`M${left} ${face} H${right}`, { weight: 'outline' })
      .at([cx - 74, face + FILM], { scale: SCALE })
      .part('detail-lip', 'elastomer', 'lip', [[CUT, 8.5], ...ROUNDED_LIP, [CUT, 16]])
  })
  sheet
    .text([cx, face + 92], 'Radio del labio 4:1', { strong: true })
    .text([cx, face - ROD - 22], 'Película de lubricante')
}
