import { box } from '../../geometry.ts'
import type { Material } from '../../model.ts'
import { throughStud } from '../../parts/through-stud.ts'
import type { Sheet } from '../../sheet.ts'
import { CENTRE, facesOf, LUG, ROD, SPOOL, type MetallicJoint } from './dimensions.ts'

const ARM = { thickness: 12, overlap: 34 } as const
const ARM_FOOT = 226
const PIN_HALF = 11
const GIMBAL_RING = { half: 26, r1: 196, r2: 224 } as const

/** Both lugs: on the section's side (1), or from outside below the axis (-1). */
function lugs(sheet: Sheet, { type }: MetallicJoint, side: 1 | -1, top: number) {
  const { left, right } = facesOf({ type })
  for (const [id, face, way] of [
    ['left', left, 1],
    ['right', right, -1],
  ] as const) {
    const [x1, x2] = [face + way * LUG.from, face + way * LUG.to]
    if (side > 0) {
      const material = way > 0 ? 'steel' : 'steel-opposed'
      sheet.part(`lug-${id}`, 'stationary', material, box(x1, x2, SPOOL, top))
    } else sheet.part('lug-outside', 'stationary', 'unsectioned', box(x1, x2, -top, -SPOOL))
  }
}

/** Tie rods between the lugs, as they show above or below the axis. */
export function tieRods(sheet: Sheet, parameters: MetallicJoint, side: 1 | -1) {
  const { left, right } = facesOf(parameters)
  lugs(sheet, parameters, side, LUG.top)
  throughStud(sheet, side > 0 ? 'tie-rod' : 'tie-rod-outside', {
    x1: left + LUG.from,
    x2: right - LUG.from,
    r: side * ROD,
    half: 9,
  })
}

/** Arms from both lugs that meet at a pin over the middle of the bellows. */
export function hinge(sheet: Sheet, parameters: MetallicJoint, side: 1 | -1) {
  const { left, right } = facesOf(parameters)
  const { thickness, overlap } = ARM
  const isGimbal = parameters.type === 'gimbal'
  const [low, high] = [ARM_FOOT + thickness, ARM_FOOT + 2 * thickness]
  lugs(sheet, parameters, side, high)
  const bar = (id: string, material: Material, x1: number, x2: number, r1: number, r2: number) => {
    const outline = box(x1, x2, side * r1, side * r2)
    if (side > 0) sheet.part(id, 'stationary', material, outline)
    else sheet.part(`${id}-outside`, 'stationary', 'unsectioned', outline)
  }
  if (isGimbal) gimbalRing(sheet, side)
  bar('arm-left', 'steel-fine-opposed', left + LUG.to, CENTRE + overlap, low, high)
  if (!isGimbal) bar('arm-right', 'steel-fine', CENTRE - overlap, right - LUG.to, ARM_FOOT, low)
  const inner = isGimbal ? GIMBAL_RING.r1 - 4 : ARM_FOOT - 6
  sheet.part(
    side > 0 ? 'pin' : 'pin-outside',
    'fastener',
    'unsectioned',
    box(CENTRE - PIN_HALF, CENTRE + PIN_HALF, side * inner, side * (high + 8)),
  )
  sheet.centreLine([CENTRE, side * (inner - 12)], [CENTRE, side * (high + 22)])
}

/** The ring between both pairs of pins: cut above; below, with the other pair's pin on the axis. */
function gimbalRing(sheet: Sheet, side: 1 | -1) {
  const { half, r1, r2 } = GIMBAL_RING
  const [x1, x2] = [CENTRE - half, CENTRE + half]
  if (side > 0) {
    sheet.part('gimbal-ring', 'stationary', 'steel-opposed', box(x1, x2, r1, r2))
    return
  }
  const { right } = facesOf({ type: 'gimbal' })
  sheet
    .part('gimbal-ring-outside', 'stationary', 'outside', box(x1, x2, -r2, 0))
    .part('arm-front', 'stationary', 'unsectioned', box(x1 + 4, right - LUG.from, -32, 0))
    .part('pin-front', 'fastener', 'outside', [
      [CENTRE - 14, 0],
      { to: [CENTRE + 14, 0], radius: 14, large: false, clockwise: false },
    ])
}
