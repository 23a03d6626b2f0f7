import { z } from 'zod'

/** The shaft's size class relative to the seal's section: the drawings are schematic, never to scale. */
export const shaftSize = z.enum(['medium', 'large'])
export type ShaftSize = z.output<typeof shaftSize>

/** The movement of an expansion joint; `none` draws it at rest, with its construction. */
export const jointMovement = z.enum(['none', 'axial-compression', 'axial-extension', 'lateral'])
export type JointMovement = z.output<typeof jointMovement>
