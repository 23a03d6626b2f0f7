import { expect, test } from 'vitest'
import { nextRotation, type Rotation, rotatedOrder, shownCount } from './rotation.ts'

const industries: Rotation = { count: 9, groupSize: 6, index: 0, shows: 'group' }
const after = (...types: ('next' | 'previous' | 'toggle')[]) =>
  types.reduce((state, type) => nextRotation(state, { type }), industries)
const shown = (state: Rotation) => rotatedOrder(state).slice(0, shownCount(state))

test('the first six industries are shown at first', () => {
  expect(shown(industries)).toEqual([0, 1, 2, 3, 4, 5])
})

test('spec 4: next moves on by one, and after nine steps all is as before', () => {
  expect(shown(after('next'))).toEqual([1, 2, 3, 4, 5, 6])
  expect(shown(after('next', 'next', 'next', 'next', 'next'))).toEqual([5, 6, 7, 8, 0, 1])
  expect(after(...Array<'next'>(9).fill('next'))).toEqual(industries)
})

test('wherever the row stands, the toggle offers the remaining ones first', () => {
  expect(shown(after('next', 'next', 'toggle'))).toEqual([6, 7, 8])
})

test('moving on from the remaining ones fills the row again', () => {
  expect(shown(after('toggle', 'next'))).toEqual([7, 8, 0, 1, 2, 3])
})

test('spec 4: without a second group the first or last item rotates', () => {
  const joints: Rotation = { count: 3, groupSize: 3, index: 0, shows: 'group' }
  expect(shown(nextRotation(joints, { type: 'next' }))).toEqual([1, 2, 0])
  expect(shown(nextRotation(joints, { type: 'previous' }))).toEqual([2, 0, 1])
})
