import type { Point } from '../../model.ts'
import type { Pen } from '../scene/pen.ts'

/** A place where a machine is sealed or monitored. Both points are `[x, h]`, from the sheet's lower left corner. */
export type MachinePlace = {
  at: Point
  /** The position of its number. */
  number: Point
}

/** A machine: its texts, its drawing function, and its places by their names in the content. */
export type Machine = {
  title: string
  description: string
  places: Readonly<Record<string, MachinePlace>>
  draw: (pen: Pen) => void
}

/** The sheet size of all machines. */
export const MACHINE_SHEET = { width: 600, height: 375 } as const
