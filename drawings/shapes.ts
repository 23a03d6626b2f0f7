import { z } from 'zod'

/** Size class of the shaft against the seal's section: the drawings are diagrammatic, never to scale. */
export const shaftSize = z.enum(['medium', 'large'])
export type ShaftSize = z.output<typeof shaftSize>

/** What an expansion joint takes up; `none` draws it at rest, with its construction. */
export const jointMovement = z.enum(['none', 'axial-compression', 'axial-extension', 'lateral'])
export type JointMovement = z.output<typeof jointMovement>
