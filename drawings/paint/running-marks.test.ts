import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../kinds.ts'
import type { DrawingTheme } from '../palette.ts'
import { draw, type DrawingSize } from '../draw.tsx'
import { runningOf } from './running.tsx'

type Shown = { size?: DrawingSize; theme?: DrawingTheme }

const svgOf = (drawing: object, { size = 'section', theme = 'page' }: Shown = {}) =>
  draw(drawingSchema.parse(drawing), { size, theme, id: 'd', subject: 'Sello' }).svg
const runsOf = (drawing: object) => runningOf(layoutDrawing(drawingSchema.parse(drawing)))

const SINGLE = { kind: 'cartridge-single' }
const LABYRINTH = { kind: 'labyrinth' }
const TANDEM = { kind: 'bellows', arrangement: 'tandem' }

test('a single seal turns; a tandem’s barrier fluid flows too; a flange gasket does neither', () => {
  expect(runsOf(SINGLE)).toBe('turns')
  expect(runsOf(TANDEM)).toBe('turns-and-flows')
  expect(runsOf({ kind: 'disc-spring' })).toBeUndefined()
})

test('marks lie on the shaft and on what it carries, never on what stands', () => {
  const { marks } = layoutDrawing(drawingSchema.parse(SINGLE))
  const turning = marks.filter(
    (mark) => mark.type === 'part' && (mark.role === 'rotating' || mark.role === 'shaft'),
  )
  const marked = svgOf(SINGLE).match(/url\(#d-turning\)/g) ?? []
  expect(marked.length).toBe(turning.length)
})

test('a valve is drawn shut until its machine runs, and then open in its stead', () => {
  expect(runsOf(LABYRINTH)).toBe('turns-and-opens')
  const page = svgOf(LABYRINTH)
  expect(page.match(/<g data-rests="">/g)?.length).toBeGreaterThan(0)
  const { marks, running } = layoutDrawing(drawingSchema.parse(LABYRINTH))
  expect(running?.length).toBe(marks.length - 1)
  expect(svgOf(LABYRINTH, { theme: 'file' })).not.toContain('data-rests')
})
