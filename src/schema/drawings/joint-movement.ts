import { z } from 'zod'

/** What an expansion joint takes up; `none` draws it at rest, with its construction. */
export const jointMovement = z.enum(['none', 'axial-compression', 'axial-extension', 'lateral'])

export type JointMovement = z.output<typeof jointMovement>
