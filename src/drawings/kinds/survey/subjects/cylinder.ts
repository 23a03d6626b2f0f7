import { box, mirror } from '../../../geometry.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along } from '../measures.ts'

const [ROD, BORE, BARREL] = [45, 120, 150]
const PISTON = { x1: 150, x2: 250, hole: 22, radius: 118 }
const PISTON_GROOVE = { x1: 180, x2: 220, floor: 96 }
const HEAD = { x1: 430, x2: 540 }
const ROD_GROOVE = { x1: 470, x2: 500, floor: 68 }
const [START, END] = [70, 670]
const TOP = 192

/** A cylinder cut along its rod: the grooves in the head and in the piston. */
export function cylinder(sheet: Sheet) {
  const { x1, x2, hole, radius } = PISTON
  const rod = [
    [x1 - 20, -hole],
    [x2, -hole],
    [x2, -ROD],
    [END, -ROD],
    [END, ROD],
    [x2, ROD],
    [x2, hole],
    [x1 - 20, hole],
  ] as const
  const piston = [
    [x1, hole],
    [x2, hole],
    [x2, radius],
    [PISTON_GROOVE.x2, radius],
    [PISTON_GROOVE.x2, PISTON_GROOVE.floor],
    [PISTON_GROOVE.x1, PISTON_GROOVE.floor],
    [PISTON_GROOVE.x1, radius],
    [x1, radius],
  ] as const
  const head = [
    [HEAD.x1, ROD + 2],
    [ROD_GROOVE.x1, ROD + 2],
    [ROD_GROOVE.x1, ROD_GROOVE.floor],
    [ROD_GROOVE.x2, ROD_GROOVE.floor],
    [ROD_GROOVE.x2, ROD + 2],
    [HEAD.x2, ROD + 2],
    [HEAD.x2, BARREL],
    [HEAD.x1, BARREL],
  ] as const
  const barrel = box(START, HEAD.x1, BORE, BARREL)
  const rodSeal = box(ROD_GROOVE.x1, ROD_GROOVE.x2, ROD, ROD_GROOVE.floor)
  const pistonSeal = box(PISTON_GROOVE.x1, PISTON_GROOVE.x2, PISTON_GROOVE.floor, BORE)
  sheet
    .part('rod', 'shaft', 'unsectioned', rod)
    .part('upper-barrel', 'housing', 'housing', barrel)
    .part('lower-barrel', 'housing', 'housing', mirror(barrel))
    .part('upper-piston', 'stationary', 'steel', piston)
    .part('lower-piston', 'stationary', 'steel', mirror(piston))
    .part('upper-head', 'housing', 'steel-opposed', head)
    .part('lower-head', 'housing', 'steel-opposed', mirror(head))
  for (const [id, outline] of [
    ['rod-seal', rodSeal],
    ['piston-seal', pistonSeal],
  ] as const)
    sheet
      .part(`upper-${id}`, 'elastomer', 'accent', outline)
      .part(`lower-${id}`, 'elastomer', 'accent', mirror(outline))
  sheet.centreLine([START, 0], [END + 16, 0])
  across(sheet, 'A', { r1: -ROD, r2: ROD, x: 702, from: END })
  across(sheet, 'B', { r1: -BORE, r2: BORE, x: 46, from: START, side: 'left' })
  const { floor } = ROD_GROOVE
  along(sheet, 'C', { x1: ROD_GROOVE.x1, x2: ROD_GROOVE.x2, r: TOP, from: floor })
  across(sheet, 'D', { r1: -floor, r2: floor, x: 586, from: ROD_GROOVE.x2, at: 54 })
  along(sheet, 'E', {
    x1: PISTON_GROOVE.x1,
    x2: PISTON_GROOVE.x2,
    r: TOP,
    from: PISTON_GROOVE.floor,
  })
  across(sheet, 'F', {
    r1: -PISTON_GROOVE.floor,
    r2: PISTON_GROOVE.floor,
    x: 102,
    from: PISTON_GROOVE.x1,
    at: 46,
  })
  along(sheet, 'G', { x1: x2, x2: HEAD.x1, r: 76, from: 60 })
  return { top: 224, bottom: -172, width: 740 }
}
