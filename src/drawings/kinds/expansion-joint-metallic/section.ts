import { box } from '../../geometry.ts'
import type { Segment } from '../../model.ts'
import { bellowsEnd, bellowsFace, corrugatedBellows } from '../../parts/corrugated-bellows.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { balancingEnd, balancingRods, capFace } from './balanced.ts'
import { bellowsOf, BORE, facesOf, SPOOL, type MetallicJoint } from './dimensions.ts'
import { flangeBolts, pipe, spool } from './ends.ts'
import { externallyPressurised } from './external.ts'
import { hinge, tieRods } from './hardware.ts'

const LINER = { radius: 90, wall: 6, flare: 14, start: 16, beyond: 34 } as const

/** The whole joint cut above the axis. */
export function section(sheet: Sheet, parameters: MetallicJoint) {
  const { type, liner } = parameters
  const { left, right } = facesOf(parameters)
  const bellows = bellowsOf(parameters)
  const isBalanced = type === 'pressure-balanced'
  pipe(sheet, { face: left, way: -1 }, parameters)
  if (!isBalanced) pipe(sheet, { face: right, way: 1 }, parameters)
  if (type === 'externally-pressurised') externallyPressurised(sheet, parameters)
  else {
    sheet.medium('process', box(left, isBalanced ? capFace() : right, 0, BORE))
    for (const [i, its] of bellows.entries()) {
      const inside: Segment[] = [
        [its.start, 0],
        ...bellowsFace({ ...its, cuff: 0 }, -1),
        [bellowsEnd(its), 0],
      ]
      sheet.medium('process', inside)
      corrugatedBellows(sheet, i ? 'second-bellows' : 'bellows', its)
    }
    const [first, last] = [bellows[0], bellows.at(-1)]
    if (first && last) {
      spool(sheet, { face: left, way: -1 }, first.start, parameters)
      if (isBalanced) balancingEnd(sheet)
      else spool(sheet, { face: right, way: 1 }, bellowsEnd(last), parameters)
      if (type === 'universal') {
        const middleSpool = box(bellowsEnd(first), last.start, BORE, SPOOL)
        sheet.part('middle-spool', 'stationary', 'steel', middleSpool)
      }
      if (liner)
        linerTube(sheet, left + LINER.start, bellowsEnd(isBalanced ? first : last) + LINER.beyond)
    }
  }
  hardware(sheet, parameters, 1)
}

/** A sleeve fixed at the upstream end only, so that the bellows stay free to move. */
function linerTube(sheet: Sheet, x1: number, x2: number) {
  const { radius, wall, flare } = LINER
  const outline = polyline`M${x1} ${radius} H${x2} v${wall} H${x1 + flare + 10}
    L${x1 + flare} ${BORE} H${x1}`
  sheet.part('liner', 'stationary', 'steel-fine', outline)
}

/** Rods, hinges or bolts: a flange's bolts stand between the lugs where there are lugs. */
export function hardware(sheet: Sheet, parameters: MetallicJoint, side: 1 | -1) {
  const { type, ends } = parameters
  const { left, right } = facesOf(parameters)
  if (type === 'hinged' || type === 'gimbal') hinge(sheet, parameters, side)
  else if (type === 'pressure-balanced') balancingRods(sheet, side)
  else if (parameters.tieRods) tieRods(sheet, parameters, side)
  else if (ends === 'flanged') {
    flangeBolts(sheet, { face: left, way: -1 }, side)
    flangeBolts(sheet, { face: right, way: 1 }, side)
  }
}
