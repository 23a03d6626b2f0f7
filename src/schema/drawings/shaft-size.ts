import { z } from 'zod'

/** Size class of the shaft against the seal's section: the drawings are diagrammatic, never to scale. */
export const shaftSize = z.enum(['medium', 'large'])

export type ShaftSize = z.output<typeof shaftSize>
