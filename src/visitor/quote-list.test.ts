import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  added,
  addToQuoteList,
  appended,
  appendToQuoteList,
  canJoin,
  changeLine,
  emptyQuoteList,
  LINES_MOST,
  moved,
  moveLine,
  orderedQuantity,
  QUANTITY_MOST,
  readQuoteList,
  removedQuoteLines,
  removeFromQuoteList,
  removeLine,
  replaceQuoteList,
  restorable,
  restoreRemoved,
  sendOffQuoteList,
  type NewLine,
} from './quote-list.ts'

const line = (id: string, quantity = 1): NewLine => ({ id, label: id, name: id, quantity })
const ids = () => readQuoteList().map(({ id }) => id)

beforeEach(() => {
  // There is no window here to be told.
  vi.stubGlobal('dispatchEvent', () => true)
  emptyQuoteList()
  removedQuoteLines.update(() => [])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a product that is in the list keeps its place and takes the new quantity', () => {
  const list = appended([], [line('180', 2), line('155')])
  expect(added(list, line('180', 5)).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['180', 5],
    ['155', 1],
  ])
})

test('the sixty-first line is refused and what is there stays', () => {
  const full = appended(
    [],
    Array.from({ length: LINES_MOST }, (_, index) => line(`s${index}`)),
  )
  expect(added(full, line('180'))).toEqual(full)
  expect(appendToQuoteList([...full, line('180'), line('155')])).toBe(2)
})

test('a product stands in several lines, each for its own equipment', () => {
  appendToQuoteList([line('180'), line('180'), { id: '', label: 'Tapa', name: 'Tapa' }])
  const [first, second, third] = readQuoteList()
  expect(new Set(readQuoteList().map(({ key }) => key)).size).toBe(3)
  changeLine(second?.key ?? '', { tag: '310-PU-014' })
  expect(readQuoteList().map(({ tag }) => tag)).toEqual(['', '310-PU-014', ''])
  moveLine(third?.key ?? '', -1)
  expect(ids()).toEqual(['180', '', '180'])
  expect(first?.unit).toBe('un')
})

test('a line at either end moves no further', () => {
  const list = appended([], [line('180'), line('155')])
  expect(moved(list, '180', -1)).toBe(list)
  expect(moved(list, '155', 1)).toBe(list)
})

test('a removed line is restored to its place with all its texts', () => {
  appendToQuoteList([line('180'), line('155'), line('1510')])
  changeLine('155', { note: 'con placa', service: { pressure: '15 bar' } })
  const before = readQuoteList()
  removeLine('155')
  expect(ids()).toEqual(['180', '1510'])
  restoreRemoved()
  expect(readQuoteList()).toEqual(before)
  emptyQuoteList()
  restoreRemoved()
  expect(readQuoteList()).toEqual(before)
})

test('a product whose button is pressed twice by mistake comes back with what was written of it', () => {
  addToQuoteList(line('180'))
  changeLine('180', { tag: '310-PU-014' })
  removeFromQuoteList('180')
  addToQuoteList(line('180', 3))
  expect(readQuoteList()).toMatchObject([{ id: '180', quantity: 3, tag: '310-PU-014' }])
})

test('a product of two lines whose button is pressed twice by mistake comes back with both', () => {
  appendToQuoteList([
    { ...line('180', 2), tag: 'P-1' },
    { ...line('155'), tag: 'P-9' },
    { ...line('180', 4), tag: 'P-2' },
  ])
  const before = readQuoteList()
  removeFromQuoteList('180')
  addToQuoteList({ id: '180', label: '180', name: '180' })
  expect(readQuoteList()).toEqual(before)
  expect(removedQuoteLines.read()).toEqual([])
})

test('a new line has no key of a line that was sent, whose survey it would take over', () => {
  appendToQuoteList([line('180')])
  const [sent] = readQuoteList()
  sendOffQuoteList(readQuoteList())
  appendToQuoteList([line('180')])
  expect(readQuoteList()[0]?.key).not.toBe(sent?.key)
})

test.each([
  ['taken out of the list', () => removeLine('180')],
  ['taken out with all others', emptyQuoteList],
])('a product that was %s begins anew where it is asked for again', (_, remove) => {
  addToQuoteList(line('180'))
  changeLine('180', { tag: '310-PU-014', note: 'de la bomba anterior' })
  remove()
  addToQuoteList(line('180'))
  expect(readQuoteList()).toMatchObject([{ id: '180', tag: '', note: '' }])
})

test('a list that takes the place of another leaves the way back', () => {
  appendToQuoteList([line('180'), line('155')])
  replaceQuoteList([line('442c')])
  expect(ids()).toEqual(['442c'])
  restoreRemoved()
  expect(ids()).toEqual(['180', '155', '442c'])
})

test.each([
  [0, 'un', 1],
  [-3, 'un', 1],
  [2.6, 'un', 3],
  [2.6, 'kg', 2.6],
  [15.555, 'm', 15.56],
  [Number.NaN, 'un', 1],
  [123_456, 'un', QUANTITY_MOST],
] as const)('who asks for %d %s asks for %d', (asked, unit, ordered) => {
  expect(orderedQuantity(asked, unit)).toBe(ordered)
})

test('what was taken out by mistake is put back also after other lines have come', () => {
  appendToQuoteList([line('180'), line('155')])
  emptyQuoteList()
  appendToQuoteList([line('1510')])
  restoreRemoved()
  expect(ids()).toEqual(['180', '155', '1510'])
})

test('what is put back beyond the room of the list can still be put back', () => {
  appendToQuoteList([line('180'), line('155')])
  emptyQuoteList()
  const others = Array.from({ length: LINES_MOST - 1 }, (_, index) => line(`${1000 + index}`))
  appendToQuoteList(others)
  expect(restoreRemoved()).toBe(1)
  expect(ids()).toEqual(['180', ...others.map(({ id }) => id)])
  expect(restorable(removedQuoteLines.read()).map((one) => one.line.id)).toEqual(['155'])
})

test('a list that was sent is put back whole, and lends nothing to a new line', () => {
  const before = [{ ...line('180', 2), tag: 'P-900' }]
  appendToQuoteList(before)
  sendOffQuoteList(readQuoteList())
  expect(restorable(removedQuoteLines.read())).toMatchObject([{ isSent: true }])
  restoreRemoved()
  expect(readQuoteList()).toMatchObject(before)
  sendOffQuoteList(readQuoteList())
  addToQuoteList(line('180'))
  expect(readQuoteList()).toMatchObject([{ id: '180', tag: '' }])
})

test('a line added in another tab while the list was being sent stays to be asked for', () => {
  appendToQuoteList([line('180')])
  const sent = readQuoteList()
  appendToQuoteList([line('155')])
  sendOffQuoteList(sent)
  expect(ids()).toEqual(['155'])
})

test('two lines stand as one only where it holds as many as both', () => {
  const canBeOne = (first: number, second: number) => {
    const [one, other] = appended([], [line('180', first), line('180', second)])
    return one && other && canJoin(one, other)
  }
  expect(canBeOne(6000, 3999)).toBe(true)
  expect(canBeOne(6000, 4000)).toBe(false)
})
