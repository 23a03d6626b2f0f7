import { discStackLength, type DiscStack } from '../parts/disc-springs.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import type { Sheet } from '../sheet.ts'
import { packedBox, packingBox, type PackingBox, type PackingPlace } from './packing-box.ts'
import { glandEnd, packingGland } from './packing-gland.ts'
import { packingStack, placeStack, stackLength, type StackItem } from './packing-stack.ts'

type AssembledBox = {
  place: PackingPlace
  /** The box's contents; they depend on its radii only. */
  items: (d: PackingBox) => readonly StackItem[]
  springs?: DiscStack | undefined
}

const BEYOND = 16

/** A packed box with its contents, its gland and the shaft through it. `end` is the shaft's. */
export function assembledBox(sheet: Sheet, { place, items, springs }: AssembledBox) {
  const d = packingBox(place, stackLength(items(packingBox(place, 0))))
  const placed = placeStack(items(d))
  const end = glandEnd(d, springs ? discStackLength(springs) : 0) + BEYOND
  packedBox(sheet, d, end)
  packingStack(sheet, d, placed)
  packingGland(sheet, d, springs)
  shaftOutline(sheet, straightShaft(96, end, d.s))
  return { d, placed, end }
}
