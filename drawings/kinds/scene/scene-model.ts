import type { Pen } from './pen.ts'

/** One hero picture: its sheet, its words, and the hand that draws it. */
export type Scene = {
  title: string
  description: string
  /** Height of the ground line above the sheet's lower edge. */
  ground: number
  /** 4:3 crop of the main subject: left edge, top above the ground, width. */
  card: { x: number; top: number; width: number }
  draw: (pen: Pen) => void
}
