import { BOTTOM, type PackingBox } from '../../assemblies/packing-box.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { pairs, path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { BraidedPacking } from './fibres.ts'
import { panel } from './panels.ts'

/** What the sheet tells besides the rings: over the box, or in a panel of its own. */
export function features(sheet: Sheet, parameters: BraidedPacking, d: PackingBox, end: number) {
  const { place, shows } = parameters
  if (place === 'slurry-pump') solids(sheet, d)
  if (place === 'valve') stroke(sheet, d, end)
  else turning(sheet, end)
  if (shows === 'heat') heat(sheet, d)
  if (shows === 'deflection') deflection(sheet, d, end)
  panel(sheet, parameters)
}

function solids(sheet: Sheet, { s, R, out }: PackingBox) {
  const places = pairs`82 ${R(20)}, 78 ${R(46)}, 86 ${R(66)}, 66 ${out - 40}, 84 ${out - 22},
    79 ${out - 2}, 120 ${s + 3}`
  for (const centre of places)
    sheet.part('particle', 'fastener', 'elastomer', { centre, radius: 2.8 }, 'none')
}

/** The stem goes to and fro. */
function stroke(sheet: Sheet, { s }: PackingBox, end: number) {
  const r = s * 0.45
  for (const x of [end - 22, end - 98]) flowArrow(sheet, [end - 60, r], [x, r], 'ink')
}

/** The shaft turns: an arrow round its axis. */
function turning(sheet: Sheet, end: number) {
  const x = end - 34
  sheet.line(path`M${x} -34 C${x - 26} -30 ${x - 26} 30 ${x} 34`, { weight: 'spring' })
  flowArrow(sheet, [x - 6, 32], [x + 12, 36], 'ink')
}

/** Heat leaves the shaft through the rings for the box's wall. */
function heat(sheet: Sheet, { s, bore, nose }: PackingBox) {
  for (const x of [nose - 26, nose - 75, nose - 124]) flowArrow(sheet, [x, s - 30], [x, bore + 40])
}

/** Where the shaft's surface goes when it is deflected. */
function deflection(sheet: Sheet, { s }: PackingBox, end: number) {
  for (const by of [-9, 9]) {
    const surface = polyline`M${BOTTOM} ${s + by * 0.6} L${end - 20} ${s + by}`
    sheet.line(surface, { dash: 'rest', tone: 'accent', weight: 'spring' })
  }
  for (const way of [1, -1]) {
    flowArrow(sheet, [end - 20, s + 12 * way], [end - 20, s + 42 * way], 'ink')
  }
}
