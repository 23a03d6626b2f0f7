import { expect, test } from 'vitest'
import { fabricTape } from './fabric-tape.ts'

const countOf = (form: 'tape' | 'cloth', id: string) =>
  fabricTape.layout({ kind: 'fabric-tape', form }).marks.filter((mark) => mark.id === id).length

test('cloth is of a finer weave than tape, and lets a corner be folded', () => {
  expect(countOf('cloth', 'weft')).toBeGreaterThan(countOf('tape', 'weft'))
  expect(countOf('cloth', 'folded-corner')).toBe(1)
  expect(countOf('tape', 'folded-corner')).toBe(0)
})

test('every second crossing shows the warp on top', () => {
  const threads = countOf('tape', 'weft')
  expect(countOf('tape', 'warp')).toBe((threads * threads) / 2)
})
