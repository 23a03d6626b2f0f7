import { expect, test } from 'vitest'
import { memoise, memoisePair, memoiseText } from './memoise.ts'

test('an answer is worked out once for each object, however alike two are', () => {
  const asked: string[] = []
  const length = memoise(({ text }: { text: string }) => asked.push(text))
  const [first, second] = [{ text: 'sello' }, { text: 'sello' }]
  expect([length(first), length(second), length(first)]).toEqual([1, 2, 1])
  expect(asked).toEqual(['sello', 'sello'])
})

test('undefined is memoised too', () => {
  const asked: string[] = []
  const none = memoise(({ text }: { text: string }): undefined => void asked.push(text))
  const subject = { text: 'sello' }
  expect([none(subject), none(subject)]).toEqual([undefined, undefined])
  expect(asked).toEqual(['sello'])
})

test('an answer is worked out once for each text', () => {
  const asked: string[] = []
  const count = memoiseText((text) => asked.push(text))
  expect([count('sello'), count('junta'), count('sello')]).toEqual([1, 2, 1])
  expect(asked).toEqual(['sello', 'junta'])
})

test('a pair is asked once, and again where either differs', () => {
  const asked: string[] = []
  const join = memoisePair((a: { text: string }, b: { text: string }) =>
    asked.push(a.text + b.text),
  )
  const [x, y] = [{ text: 'x' }, { text: 'y' }]
  expect([join(x, y), join(x, y), join(y, x), join(x, { ...y })]).toEqual([1, 1, 2, 3])
})
