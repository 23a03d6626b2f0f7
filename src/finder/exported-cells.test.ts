import { expect, test } from 'vitest'
import { figureCell } from './exported-cells.ts'

test('a figure that we computed is copied with its sign, beside its condition', () => {
  const figure = {
    si: { text: 'hasta 20 bar', computed: false },
    imperial: { text: 'hasta 290 psi', computed: true },
    condition: 'con agua',
  }
  expect(figureCell(figure, 'si')).toBe('hasta 20 bar (con agua)')
  expect(figureCell(figure, 'imperial')).toBe('hasta ≈ 290 psi (con agua)')
})
