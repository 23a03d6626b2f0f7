import { expect, test } from 'vitest'
import { AT_TOP, afterScroll } from './header-visibility.ts'

const HEADER_HEIGHT_PX = 80
const after = (...positions: number[]) =>
  positions.reduce((state, y) => afterScroll(state, y, HEADER_HEIGHT_PX), AT_TOP)

test('the header stays while less than its height is scrolled away', () => {
  expect(after(40, 80).isShown).toBe(true)
})

test('the header leaves on the way down and returns on the way up', () => {
  expect(after(80, 200).isShown).toBe(false)
  expect(after(80, 200, 180).isShown).toBe(true)
})

test('a trembling finger neither hides nor shows it, however long it trembles', () => {
  expect(after(200, 195, 199, 194).isShown).toBe(false)
})

test('slow steps in one direction add up', () => {
  expect(after(200, 196, 192).isShown).toBe(true)
})

test('back at the top it is always there', () => {
  expect(after(500, 900, 0).isShown).toBe(true)
})
