import { expect, test } from 'vitest'
import { checkPermittedMarkup } from './permitted-markup.ts'

const problemsOf = (...texts: string[]) =>
  checkPermittedMarkup({
    folder: '',
    files: new Set(['/contacto.data', '/contacto/index.html']),
    read: () => JSON.stringify(texts),
    pages: [],
  })

test('a drawing of shapes and words may come with a page’s data', () => {
  expect(problemsOf('Uno < dos', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')).toEqual([])
})

test('a drawing that the browser would refuse is told with its page', () => {
  expect(problemsOf('<svg><clipPath id="a"><path d="M0 0"/></clipPath></svg>')).toEqual([
    expect.stringMatching(/^\/contacto\.data: the policy refuses <svg><clipPath/),
  ])
})
