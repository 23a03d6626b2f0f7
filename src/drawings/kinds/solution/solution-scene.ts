import type { Pen } from '../scene/pen.ts'

/** One picture of 4:3, with room for lettering on both sides of it. */
export type SolutionScene = { title: string; description: string; draw: (pen: Pen) => void }
