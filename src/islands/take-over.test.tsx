import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate } from './hydrate.ts'
import type { Slots } from './island.tsx'
import { plainIsland } from './testing/plain-island.tsx'

const START = { tag: '', nota: '', urgente: false, recordar: true, unidad: 'mm', sello: '' }
type Heard = { target: { name: string; type: string; value: string; checked?: boolean } }

/** A form that says what it has heard of. */
function Form({ slots }: { slots: Slots }) {
  const [heard, setHeard] = useState(START)
  const hear = ({ target: { name, type, value, checked } }: Heard) =>
    setHeard({ ...heard, [name]: type === 'checkbox' ? checked : value })
  const field = (name: string) => ({ name, 'aria-label': name, onChange: hear })
  return (
    <>
      <input {...field('tag')} value={heard.tag} />
      <textarea {...field('nota')} />
      <input {...field('urgente')} type="checkbox" checked={heard.urgente} />
      <input {...field('recordar')} type="checkbox" checked={heard.recordar} />
      <input {...field('unidad')} type="radio" value="mm" checked={heard.unidad === 'mm'} />
      <input {...field('unidad')} type="radio" value="in" checked={heard.unidad === 'in'} />
      <select {...field('sello')} value={heard.sello}>
        <option value="">Sin elegir</option>
        <option>180</option>
      </select>
      <output>{JSON.stringify(heard)}</output>
      {slots['page']}
    </>
  )
}

const heard = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const tag = () => page.getByRole('textbox', { name: 'tag' })

test('what was typed, ticked and chosen before a form is alive is heard by it and stays', async () => {
  const island = plainIsland(Form, {})
  await tag().fill('310-PU-014')
  await page.getByRole('textbox', { name: 'nota' }).fill('Con lodos\ny arena')
  await page.getByRole('checkbox', { name: 'urgente' }).click()
  await page.getByRole('checkbox', { name: 'recordar' }).click()
  await page.getByRole('radio').last().click()
  await page.getByRole('combobox').selectOptions('180')
  await hydrate(island, Form)
  await expect.poll(heard).toEqual({
    tag: '310-PU-014',
    nota: 'Con lodos\ny arena',
    urgente: true,
    recordar: false,
    unidad: 'in',
    sello: '180',
  })
  await expect.element(tag()).toHaveValue('310-PU-014')
  await expect.element(page.getByRole('radio').last()).toBeChecked()
  await expect.element(page.getByRole('combobox')).toHaveValue('180')
})

test('who types while the form comes alive goes on at the caret, and nothing is lost', async () => {
  const island = plainIsland(Form, {})
  await tag().fill('310-014')
  const field = tag().element() as HTMLInputElement
  field.setSelectionRange(4, 4)
  const alive = Promise.withResolvers<void>()
  field.addEventListener('beforeinput', () => alive.resolve(hydrate(island, Form)), { once: true })
  await userEvent.keyboard('PU-')
  await alive.promise
  await expect.element(tag()).toHaveFocus()
  await userEvent.keyboard('A')
  await expect.poll(heard).toEqual({ ...START, tag: '310-PU-A014' })
  await expect.element(tag()).toHaveValue('310-PU-A014')
})

test('a field that stands in a slot is the page’s own', async () => {
  const island = plainIsland(Form, {}, { page: <input aria-label="ajeno" /> })
  const own = page.getByRole('textbox', { name: 'ajeno' })
  await own.fill('escrito')
  own.element().addEventListener('input', () => expect.unreachable())
  await hydrate(island, Form)
  await expect.element(own).toHaveValue('escrito')
})
