import { expect, test } from 'vitest'
import { commonOrder, sheetsBeyond } from './site-styles.ts'

test('the sheets of all pages come in an order that each page keeps', () => {
  const pages = [
    ['root', 'site', 'home', 'card'],
    ['root', 'site', 'article', 'button', 'card'],
    ['root', 'site', 'category', 'button'],
  ]
  const order = commonOrder(pages)
  expect([...order].sort()).toEqual([...new Set(pages.flat())].sort())
  for (const page of pages) expect(order.filter((sheet) => page.includes(sheet))).toEqual(page)
})

test('the build fails where two pages want two sheets in different orders', () => {
  const pages = [
    ['root', 'card', 'button'],
    ['root', 'button', 'card'],
  ]
  expect(() => commonOrder(pages)).toThrow('card, button, button, card')
})

test('what every page brings is not fetched again', () => {
  const pages = [
    ['root', 'site', 'home'],
    ['root', 'site', 'contact'],
  ]
  expect(sheetsBeyond(pages)).toEqual(['home', 'contact'])
})
