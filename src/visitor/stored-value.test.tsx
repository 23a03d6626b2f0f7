import { expect, test, vi } from 'vitest'
import { STORED_CHANGED, storedText, storedValue } from './stored-value.ts'

const KEY = 'prueba'
const texts = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []

test('a stored value survives a reload', () => {
  storedValue(KEY, texts).update(() => ['180'])
  expect(storedValue(KEY, texts).read()).toEqual(['180'])
})

test('a text that was never stored, or is none, is empty', () => {
  expect(storedText('otra').read()).toBe('')
  localStorage.setItem('otra', '7')
  expect(storedText('otra').read()).toBe('')
})

test('a value stored by another tab is read before the next change', () => {
  const here = storedValue(KEY, texts)
  here.update(() => ['180'])
  localStorage.setItem(KEY, '["180","155"]')
  here.update((list) => [...list, '280'])
  expect(here.read()).toEqual(['180', '155', '280'])
})

test('a change in another tab is told', () => {
  const told = vi.fn<() => void>()
  const leave = storedValue(KEY, texts).subscribe(told)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(told).toHaveBeenCalledOnce()
  leave()
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(told).toHaveBeenCalledOnce()
})

test('a change is told to the page, whose islands may have been waiting for it', () => {
  const told = vi.fn<() => void>()
  addEventListener(STORED_CHANGED, told)
  storedValue(KEY, texts).update(() => ['180'])
  expect(told).toHaveBeenCalledOnce()
  removeEventListener(STORED_CHANGED, told)
})

test.each(['{', '{"a":1}', 'null', '[1]'])('a damaged «%s» is an empty list', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(storedValue(KEY, texts).read()).toEqual([])
})

test('if storage is full or forbidden, the value lasts as long as the page', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = storedValue(KEY, texts)
  kept.update(() => ['180'])
  expect(kept.read()).toEqual(['180'])
  forbidden.mockRestore()
})
