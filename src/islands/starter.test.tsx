import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { slashKey } from '#visitor/slash-key.ts'
import starter from './starter.js?raw'

// The starter runs once, as in a page; what it imports does nothing, so that it alone answers the keys.
document.documentElement.dataset['entry'] = 'data:text/javascript,'
document.head.append(Object.assign(document.createElement('script'), { textContent: starter }))

beforeEach(() => {
  document.body.innerHTML = `
    <input type="search" aria-label="De la cabecera" id="buscar-en-el-sitio">
    <main><input type="search" aria-label="De la página" name="q"></main>`
})
afterEach(() => slashKey.update(() => true))

const field = (name: string) => page.getByLabelText(name)

test('before the page is alive "/" leads to the first field that can be seen', async () => {
  await userEvent.keyboard('/')
  await expect.element(field('De la cabecera')).toHaveFocus()

  const header = document.querySelector<HTMLElement>('#buscar-en-el-sitio')
  header?.blur()
  if (header) header.style.visibility = 'hidden'
  await userEvent.keyboard('/')
  await expect.element(field('De la página')).toHaveFocus()
})

test('before the page is alive "/" is left alone with a control key, and where it is turned off', async () => {
  await userEvent.keyboard('{Control>}/{/Control}')
  expect(document.body).toHaveFocus()
  slashKey.update(() => false)
  await userEvent.keyboard('/')
  expect(document.body).toHaveFocus()
})
