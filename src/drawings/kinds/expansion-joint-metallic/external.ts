import { box } from '../../geometry.ts'
import type { Segment } from '../../model.ts'
import {
  bellowsEnd,
  bellowsFace,
  BELLOWS_HALF,
  corrugatedBellows,
  DEFAULT_CUFF,
} from '../../parts/corrugated-bellows.ts'
import { area, type Sheet } from '../../sheet.ts'
import { bellowsOf, BORE, facesOf, SPOOL, type MetallicJoint } from './dimensions.ts'
import { endHead } from './ends.ts'

const SHELL = { inner: 216, outer: 232 } as const
const PLATE = 16
/** Distance of the casing's cover from the right face. */
const COVER = 60
const GUIDE_GAP = 5

const [BELLOWS] = bellowsOf({ type: 'externally-pressurised' })

/** Casing with the pressure round the bellows, and air inside them. */
export function externallyPressurised(sheet: Sheet, parameters: MetallicJoint) {
  if (!BELLOWS) return
  const { left, right } = facesOf({ type: 'externally-pressurised' })
  const end = bellowsEnd(BELLOWS)
  const [cuffStart, cuffEnd] = [BELLOWS.start - DEFAULT_CUFF, end + DEFAULT_CUFF]
  const [casing, innerEnd, cover] = [cuffStart - 12, cuffEnd + 6, right - COVER]
  const collar = SPOOL + GUIDE_GAP
  const air: Segment[] = [
    [casing - PLATE, SPOOL],
    [casing - PLATE, collar],
    [casing, collar],
    ...bellowsFace(BELLOWS, -1),
    [cuffEnd, SPOOL],
  ]
  sheet
    .medium('process', box(left, right, 0, BORE))
    .medium('process', box(innerEnd, cover, 0, SHELL.inner))
    .medium('process', box(casing, cover, SPOOL, SHELL.inner))
    .medium('atmosphere', air)
    .part('spool-left', 'stationary', 'steel-opposed', [
      ...endHead({ face: left, way: -1 }, parameters),
      [cuffEnd - 22, SPOOL],
      [cuffEnd - 22, BELLOWS.foot],
      [innerEnd, BELLOWS.foot],
      [innerEnd, BORE],
    ])
    .part('casing', 'stationary', 'steel', [
      [casing - PLATE, collar],
      [casing - PLATE, SHELL.outer],
      [cover + PLATE, SHELL.outer],
      [cover + PLATE, SPOOL],
      ...endHead({ face: right, way: 1 }, parameters).reverse(),
      [cover, BORE],
      [cover, SHELL.inner],
      [casing, SHELL.inner],
      [casing, BELLOWS.foot],
      [cuffStart + 22, BELLOWS.foot],
      [cuffStart + 22, collar],
    ])
    .opening(area(casing - PLATE - 2, casing - PLATE + 2, SPOOL, collar))
  corrugatedBellows(sheet, 'bellows', BELLOWS)
}

/** The casing from outside hides the bellows. */
export function casingOutside(sheet: Sheet) {
  const { right } = facesOf({ type: 'externally-pressurised' })
  const x = (BELLOWS?.start ?? 0) - DEFAULT_CUFF - 12 - PLATE
  const outline = box(x, right - COVER + PLATE, -SHELL.outer, 0)
  sheet.part('casing-outside', 'stationary', 'unsectioned', outline)
}

export const EXTERNAL_DOTS = {
  casing: [(BELLOWS?.start ?? 0) + 130, (SHELL.inner + SHELL.outer) / 2],
  inner: [(BELLOWS?.start ?? 0) + 40, (BORE + SPOOL) / 2],
  crest: [(BELLOWS?.start ?? 0) + 60, (BELLOWS?.foot ?? 0) + (BELLOWS?.height ?? 0) + BELLOWS_HALF],
} as const
