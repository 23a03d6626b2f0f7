import type { Point } from '../../model.ts'
import type { Pen } from '../scene/pen.ts'

/** A place where a machine is sealed or watched over. Both points are `[x, h]`, from the sheet's lower left corner. */
export type MachinePlace = {
  at: Point
  /** Where its number stands. */
  number: Point
}

/** One machine: its words, the hand that draws it, and its places by the names that the content calls them. */
export type Machine = {
  title: string
  description: string
  places: Readonly<Record<string, MachinePlace>>
  draw: (pen: Pen) => void
}

/** Every machine stands on a sheet of this size. */
export const MACHINE_SHEET = { width: 600, height: 375 } as const
