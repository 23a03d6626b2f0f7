import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { ProductDrawing } from './product-drawing.tsx'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" width="90" height="60"><g data-rests=""><path d="M0 3h9" stroke="black"/></g><g display="none" data-runs=""><path data-moves="turn" d="M0 9h9" stroke="black"/></g></svg>'
const file = { href: '/dibujos/180.svg', width: 90, height: 60, caption: '180', legend: [] }
const card = { src: '/dibujos/180-tarjeta.svg', width: 4, height: 3, alt: '' }

beforeEach(() => page.viewport(1440, 900))

const show = (running?: 'turns' | 'turns-and-flows') =>
  render(
    <ProductDrawing
      drawing={{ svg: SVG, card, file, ...(running && { running }) }}
      hasMeasures={false}
    />,
  )
const marks = () => getComputedStyle(document.querySelector('[data-runs]') ?? document.body).display
const atRest = () =>
  getComputedStyle(document.querySelector('[data-rests]') ?? document.body).display
const said = () => document.querySelector('[role=status]')?.textContent
const moving = () => document.getAnimations().length

test('nothing moves by itself; pressed, the section shows its marks, and stops again', async () => {
  await show('turns')
  expect([marks(), moving()]).toEqual(['none', 0])
  await page.getByRole('button', { name: 'Ver en marcha' }).click()
  expect([marks(), moving()]).toEqual(['inline', 1])
  expect(atRest()).toBe('none')
  await expect.poll(said).toMatch(/^En marcha: .*gira/)
  await page.getByRole('button', { name: 'Detener' }).click()
  expect([marks(), moving()]).toEqual(['none', 0])
  expect(atRest()).toBe('inline')
  await expect.poll(said).toBe('')
})

test('the keyboard starts and stops it, and keeps the focus', async () => {
  await show('turns-and-flows')
  const button = page.getByRole('button').first()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(marks()).toBe('inline')
  await expect.poll(said).toMatch(/fluido/)
  await userEvent.keyboard(' ')
  expect(marks()).toBe('none')
  expect(document.activeElement).toBe(button.element())
})

test('a telephone shows the crop without lettering, and the whole section while it runs', async () => {
  await page.viewport(390, 844)
  await show('turns')
  const sheet = () => document.querySelector('figure svg')?.checkVisibility()
  const crop = () => document.querySelector('img')?.checkVisibility()
  expect(crop()).toBe(true)
  expect(sheet()).toBe(false)
  await page.getByRole('button', { name: 'Ver en marcha' }).click()
  await expect.poll(sheet).toBe(true)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(crop()).toBe(false)
  await page.viewport(1440, 900)
  expect(crop()).toBe(false)
})

test('a drawing without anything that turns offers nothing', async () => {
  await show()
  await expect.element(page.getByText('Ver en marcha')).not.toBeInTheDocument()
})
