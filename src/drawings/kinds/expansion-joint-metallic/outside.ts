import { box } from '../../geometry.ts'
import { bellowsEnd, type Corrugations } from '../../parts/corrugated-bellows.ts'
import { path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { balancingOutside } from './balanced.ts'
import { bellowsOf, facesOf, SPOOL, type MetallicJoint } from './dimensions.ts'
import { endOutside } from './ends.ts'
import { casingOutside } from './external.ts'
import { hardware } from './section.ts'

/** Below the axis, from outside. */
export function outside(sheet: Sheet, parameters: MetallicJoint) {
  const { type } = parameters
  const { left, right } = facesOf(parameters)
  const bellows = bellowsOf(parameters)
  const [first, last] = [bellows[0], bellows.at(-1)]
  if (!first || !last) return
  endOutside(sheet, { face: left, way: -1 }, first.start, parameters)
  if (type === 'pressure-balanced') balancingOutside(sheet)
  else endOutside(sheet, { face: right, way: 1 }, bellowsEnd(last), parameters)
  if (type === 'universal') {
    const middle = box(bellowsEnd(first), last.start, -SPOOL, 0)
    sheet.part('middle-outside', 'stationary', 'unsectioned', middle)
  }
  if (type === 'externally-pressurised') casingOutside(sheet)
  else for (const its of bellows) crests(sheet, its)
  hardware(sheet, parameters, -1)
}

/** Bellows from outside: a rounded crest for each corrugation. */
function crests(sheet: Sheet, { start, count, quarter, foot, height }: Corrugations) {
  for (let i = 0; i < count; i++) {
    const [x1, x2] = [
      start + i * 4 * quarter + quarter * 0.4,
      start + (i + 1) * 4 * quarter - quarter * 0.4,
    ]
    const top = foot + height
    const crestOutside = path`M${x1} 0 V${-top + quarter}
      C${x1} ${-top - quarter * 0.6} ${x2} ${-top - quarter * 0.6} ${x2} ${-top + quarter} V0`
    sheet.part('crest-outside', 'stationary', 'outside', crestOutside, 'thin')
  }
}
