import { box } from '../../geometry.ts'
import {
  bellowsEnd,
  bellowsFace,
  corrugatedBellows,
  crestDot,
  DEFAULT_CUFF,
} from '../../parts/corrugated-bellows.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'
import { BORE, INSIDE_OUT, jointOf, SPOOL, type MetallicJoint } from './dimensions.ts'
import { endHead } from './ends.ts'

const SHELL = { inner: 216, outer: 232 } as const
const PLATE = 16
const { left, right } = jointOf('externally-pressurised')
const { start, foot } = INSIDE_OUT
const [CUFF_START, CUFF_END] = [start - DEFAULT_CUFF, bellowsEnd(INSIDE_OUT) + DEFAULT_CUFF]
/** Where the casing begins and ends inside, and the inner tube ends; the tube slides in the casing's collar. */
const [CASING, COVER, INNER_END] = [CUFF_START - 12, right.face - 60, CUFF_END + 6]
const COLLAR = SPOOL + 5

/** Casing with the pressure round the bellows, and air inside them. */
export function externallyPressurised(sheet: Sheet, ends: MetallicJoint['ends']) {
  const tube = polyline`M${endHead(left, ends)} L${CUFF_END - 22} ${SPOOL} V${foot} H${INNER_END}
    V${BORE}`
  const casing = polyline`M${CASING - PLATE} ${COLLAR} V${SHELL.outer} H${COVER + PLATE} V${SPOOL}
    L${endHead(right, ends).reverse()} L${COVER} ${BORE} V${SHELL.inner} H${CASING} V${foot}
    H${CUFF_START + 22} V${COLLAR}`
  sheet
    .medium('process', box(left.face, right.face, 0, BORE))
    .medium('process', box(INNER_END, COVER, 0, SHELL.inner))
    .medium('process', box(CASING, COVER, SPOOL, SHELL.inner))
    .medium('atmosphere', [
      ...polyline`M${CASING - PLATE} ${SPOOL} V${COLLAR} H${CASING}`,
      ...bellowsFace(INSIDE_OUT, -1),
      [CUFF_END, SPOOL],
    ])
    .part('spool-left', 'stationary', 'steel-opposed', tube)
    .callout('spool-left', [start + 40, (BORE + SPOOL) / 2], 'tubo interior')
    .part('casing', 'stationary', 'steel', casing)
    .callout('casing', [start + 130, (SHELL.inner + SHELL.outer) / 2], 'carcasa')
    .opening(area(CASING - PLATE - 2, CASING - PLATE + 2, SPOOL, COLLAR))
    .callout('bellows', crestDot(INSIDE_OUT, 1), 'fuelle, con la presión por fuera')
  corrugatedBellows(sheet, 'bellows', INSIDE_OUT)
}

/** The casing from outside hides the bellows. */
export function casingOutside(sheet: Sheet) {
  const outline = box(CASING - PLATE, COVER + PLATE, -SHELL.outer, 0)
  sheet.part('casing-outside', 'stationary', 'unsectioned', outline)
}
