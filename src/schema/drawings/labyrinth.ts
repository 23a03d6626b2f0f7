import { z } from 'zod'

/** A polymer labyrinth: a rotor that turns in a stator without touching it, and a valve that closes at rest. */
export const labyrinthSchema = z.strictObject({
  kind: z.literal('labyrinth'),
  /** In halves held by a metal clamp, to be fitted without taking the machine apart. */
  split: z.boolean().default(false),
})
