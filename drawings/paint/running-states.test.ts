import { expect, test } from 'vitest'
import type { Mark } from '../model.ts'
import { bothStates } from './running.tsx'

const lines = (names: string): Mark[] =>
  [...names].map((id) => ({
    type: 'line',
    scope: 'all',
    id,
    path: [],
    weight: 'thin',
    tone: 'ink',
  }))
const seen = (resting: string, running: string) =>
  bothStates(lines(resting), lines(running)).map(({ mark, state }) => `${mark.id} ${state ?? ''}`)

test('what is alike in both states is painted once, in its order', () => {
  expect(seen('abcd', 'axbd')).toEqual(['a ', 'x runs', 'b ', 'c rests', 'd '])
})

test('what is seen in one state alone may stand first or last', () => {
  expect(seen('vas', 'war')).toEqual(['w runs', 'v rests', 'a ', 'r runs', 's rests'])
})
