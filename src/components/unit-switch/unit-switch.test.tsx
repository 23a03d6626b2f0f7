import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chooseUnits } from '#visitor/unit-system.ts'
import { UnitSwitch } from './unit-switch.tsx'

const choices = (name: string) => page.getByRole('radio', { name })
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

test('units chosen at one switch are those of the page, of every switch, and are remembered', async () => {
  chooseUnits('si')
  const plain = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => plain.remove())
  plain.innerHTML = renderToStaticMarkup(<UnitSwitch />)
  await render(<UnitSwitch />)
  expect(chosen()).toEqual(['si', 'si'])

  await choices('Imperial').last().click()
  await expect.poll(chosen).toEqual(['imperial', 'imperial'])
  expect(document.documentElement.dataset['units']).toBe('imp')
  expect(localStorage.getItem('unidades')).toBe('"imp"')

  await choices('SI').first().click()
  await expect.poll(chosen).toEqual(['si', 'si'])
  expect(document.documentElement.dataset['units']).toBe('si')
})

test('units chosen in another tab are shown in this one', async () => {
  await render(<UnitSwitch />)
  localStorage.setItem('unidades', '"imp"')
  dispatchEvent(new StorageEvent('storage', { key: 'unidades' }))
  await expect.poll(chosen).toEqual(['imperial'])
  expect(document.documentElement.dataset['units']).toBe('imp')
  chooseUnits('si')
})
