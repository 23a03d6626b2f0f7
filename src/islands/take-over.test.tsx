import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate } from './hydrate.ts'
import type { Slots } from './island.tsx'
import { plainIsland } from './testing/plain-island.tsx'

/** A form that says what it has heard of. */
function Form({ slots }: { slots: Slots }) {
  const [heard, setHeard] = useState<Readonly<Record<string, string | boolean>>>({})
  const hear = ({
    target,
  }: {
    target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  }) =>
    setHeard({
      ...heard,
      [target.name]:
        target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value,
    })
  const { tag = '', note = '', isUrgent = false, shaft = 'mm', seal = '' } = heard
  return (
    <>
      <input name="tag" aria-label="TAG" value={String(tag)} onChange={hear} />
      <textarea name="note" aria-label="Nota" value={String(note)} onChange={hear} />
      <input
        type="checkbox"
        name="isUrgent"
        aria-label="Urgente"
        checked={Boolean(isUrgent)}
        onChange={hear}
      />
      <input type="checkbox" name="isKept" aria-label="Recordar" defaultChecked onChange={hear} />
      {['mm', 'in'].map((unit) => (
        <input
          key={unit}
          type="radio"
          name="shaft"
          value={unit}
          aria-label={unit}
          checked={shaft === unit}
          onChange={hear}
        />
      ))}
      <select name="seal" aria-label="Sello" value={String(seal)} onChange={hear}>
        <option value="">Sin elegir</option>
        <option value="180">180</option>
      </select>
      <output>{JSON.stringify(heard)}</output>
      {slots['page']}
    </>
  )
}

const heard = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const tag = () => page.getByRole('textbox', { name: 'TAG' })
const tagElement = () => tag().element() as HTMLInputElement

test('what was typed, ticked and chosen before a form is alive is heard by it and stays', async () => {
  const island = plainIsland(Form, {})
  await tag().fill('310-PU-014')
  await page.getByRole('textbox', { name: 'Nota' }).fill('Con lodos\ny arena')
  await page.getByRole('checkbox', { name: 'Urgente' }).click()
  await page.getByRole('checkbox', { name: 'Recordar' }).click()
  await page.getByRole('radio', { name: 'in' }).click()
  await page.getByRole('combobox', { name: 'Sello' }).selectOptions('180')
  await hydrate(island, Form)
  await expect.poll(heard).toEqual({
    tag: '310-PU-014',
    note: 'Con lodos\ny arena',
    isUrgent: true,
    isKept: false,
    shaft: 'in',
    seal: '180',
  })
  await expect.element(tag()).toHaveValue('310-PU-014')
  await expect.element(page.getByRole('radio', { name: 'in' })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Sello' })).toHaveValue('180')
})

test('a form that nobody has touched hears of nothing', async () => {
  await hydrate(plainIsland(Form, {}), Form)
  expect(heard()).toEqual({})
})

test('who types while the form comes alive goes on at the caret, and nothing is lost', async () => {
  const island = plainIsland(Form, {})
  await tag().fill('310-014')
  tagElement().setSelectionRange(4, 4)
  const alive = hydrate(island, Form)
  tagElement().setRangeText('PU-', 4, 4, 'end')
  tagElement().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await alive
  await expect.element(tag()).toHaveFocus()
  await userEvent.keyboard('A')
  await expect.poll(heard).toEqual({ tag: '310-PU-A014' })
  await expect.element(tag()).toHaveValue('310-PU-A014')
})

test('a field that stands in a slot is the page’s own', async () => {
  const slots = { page: <input aria-label="De la página" /> }
  const island = plainIsland(Form, {}, slots)
  const own = page.getByRole('textbox', { name: 'De la página' })
  await own.fill('escrito')
  const events: Event[] = []
  own.element().addEventListener('input', (event) => events.push(event))
  await hydrate(island, Form)
  await expect.element(own).toHaveValue('escrito')
  expect(events).toEqual([])
})
