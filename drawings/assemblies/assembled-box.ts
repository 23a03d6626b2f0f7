import { discStackLength, type DiscStack } from '../parts/disc-springs.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import type { Sheet } from '../sheet.ts'
import { packedBox, packingBox, SIDES, type PackingBox, type PackingPlace } from './packing-box.ts'
import { packingGland } from './packing-gland.ts'
import { packingStack, placeStack, stackLength, type StackItem } from './packing-stack.ts'
import { axisAndSides } from './stuffing-box.ts'

type AssembledBox = {
  place: PackingPlace
  /** The box's contents, from its bottom to the gland. */
  items: readonly StackItem[]
  springs?: DiscStack | undefined
  /** What presses the rings, where that is not a gland with nuts. */
  gland?: (sheet: Sheet, d: PackingBox) => void
  /** Where the shaft ends, from where the studs do. */
  shaftEnd?: (studEnd: number) => number
}

/** How far studs reach beyond what they press, and the shaft beyond them. */
const STUD_TAIL = 50
const BEYOND = 16

/** A packed box with its contents, its gland, the shaft through it and the names of its sides. */
export function assembledBox(
  sheet: Sheet,
  { place, items, springs, gland, shaftEnd = (studEnd) => studEnd + BEYOND }: AssembledBox,
) {
  const d = packingBox(place, stackLength(items))
  const placed = placeStack(items)
  const end = shaftEnd(d.flangeEnd + (springs ? discStackLength(springs) : 0) + STUD_TAIL)
  packedBox(sheet, d, end)
  packingStack(sheet, d, placed)
  if (gland) gland(sheet, d)
  else packingGland(sheet, d, springs)
  shaftOutline(sheet, straightShaft(96, end, d.s))
  axisAndSides(sheet, end + 14, SIDES[place])
  return { d, placed, end }
}
