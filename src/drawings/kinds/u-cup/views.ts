import { grooveView, LETTERS, rodAndPistonViews } from '../../assemblies/groove-view.ts'
import { cupGroove, uCup, type UCupShape } from '../../parts/u-cup-section.ts'
import { Sheet } from '../../sheet.ts'
import { lipDetail } from './lip-detail.ts'
import type { UCup } from './words.ts'

const LAST_COLUMN = 444

/** The cup's groove on the rod and on the piston, with the letters of the size table, in a row. */
export function views(parameters: UCup, medium: 'process' | 'gas') {
  const { lip, version } = parameters
  const sheet = new Sheet()
  const common = { scale: 0.62, steps: [cupGroove(parameters)], medium }
  rodAndPistonViews(sheet, { ...common, of: 'seal', rod: [0, 0], piston: [222, 0] }, (groove) =>
    uCup(groove, 'cup', parameters, medium),
  )
  if (lip === 'rounded') lipDetail(sheet, [LAST_COLUMN, -92])
  else if (version !== 'none') {
    const isPedestal = version === 'pedestal-ring'
    const shape: UCupShape = isPedestal
      ? { ...parameters, inside: version }
      : { ...parameters, heel: version }
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
