import type { Pen } from '../scene/pen.ts'

/** The card's picture: what a city's hand draws lies between 0 and these, from the left and up. */
export const CITY = { width: 640, height: 480 }

/** One city: its words, and the hand that draws it. */
export type CityScene = { title: string; description: string; draw: (pen: Pen) => void }
