import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { appendToQuoteList, emptyQuoteList, readQuoteList } from '#visitor/quote-list.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(DATA))

beforeEach(async () => {
  await page.viewport(414, 896)
  emptyQuoteList()
})

test('the message under a quantity takes no room until there is one, so that a line’s controls are level', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const screen = await render(PAGE)
  const message = screen.getByRole('listitem').getByRole('status')
  const heightOf = () => message.element().getBoundingClientRect().height
  expect(heightOf()).toBe(0)
  await screen.getByRole('textbox', { name: 'Cantidad de 1510' }).fill('1,5')
  await expect.poll(heightOf).toBeGreaterThan(0)
})

test('a line is stored while it is typed, and judged', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello de cartucho simple' }])
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /condiciones de 1510$/ }).click()
  await screen.getByLabelText('Equipo (TAG)').fill('310-PU-014')
  await screen.getByLabelText('Presión', { exact: true }).fill('25')
  await expect.element(screen.getByText(/25\sbar: faltan 5\sbar/)).toBeVisible()
  const selector = screen.getByRole('link', { name: 'Ver los que cumplen' })
  await expect.element(selector).toHaveAttribute('href', '/selector?p=25')
  await screen.getByLabelText('Unidad de presión').selectOptions('psi')
  await expect.element(screen.getByText(/^Revisa/)).not.toBeInTheDocument()
  await screen.getByLabelText('Plan de sellado').selectOptions('32')
  await screen.getByLabelText('Presión', { exact: true }).fill('mucha')
  await expect.element(screen.getByText(/^Escribe solo la cifra/)).toBeVisible()
  expect(readQuoteList()).toMatchObject([
    { tag: '310-PU-014', service: { pressure: 'mucha psi', plan: '32' } },
  ])
})

test('a line whose conditions are open moves up', async () => {
  appendToQuoteList(['1510', '1830', '22ke'].map((id) => ({ id, label: id, name: id })))
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /condiciones de 1830$/ }).click()
  await screen.getByRole('button', { name: 'Mover arriba 1830' }).click()
  expect(readQuoteList().map(({ id }) => id)).toEqual(['1830', '1510', '22ke'])
})

test('a shaft that is typed key by key keeps the space before its fraction', async () => {
  appendToQuoteList([{ id: '22ke', label: '22KE', name: 'Copa en U' }])
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /condiciones de 22KE$/ }).click()
  await screen.getByLabelText('Eje o vástago', { exact: true }).click()
  await userEvent.keyboard('1 7/8')
  await screen.getByLabelText('Unidad de eje o vástago').selectOptions('in')
  expect(readQuoteList()).toMatchObject([{ service: { diameter: '1 7/8 in' } }])
})

test('a line offers the compounds of its product, judges the one that is chosen, and keeps its note', async () => {
  appendToQuoteList([
    {
      id: '22ke',
      label: '22KE',
      name: 'Copa en U',
      note: 'urgente',
      service: { pressure: '1000 bar' },
    },
  ])
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /^Compuesto/ }).click()
  const compound = screen.getByLabelText('Compuesto')
  await expect.element(compound).toHaveFocus()
  await compound.selectOptions('AWC700')
  await expect.poll(() => readQuoteList()[0]?.note).toBe('compuesto AWC700; urgente')
  await expect.element(screen.getByText(/faltan 655\sbar/)).toBeVisible()
  await compound.selectOptions('AWC800')
  await expect.poll(() => readQuoteList()[0]?.note).toBe('compuesto AWC800; urgente')
  await expect.element(screen.getByText(/faltan \d/)).not.toBeInTheDocument()
})

test('a closed line says what the visitor gave before what is still asked for', async () => {
  const cup = { id: '22ke', label: '22KE', name: 'Copa en U' }
  appendToQuoteList([{ ...cup, service: { diameter: '100 mm' } }, cup])
  const screen = await render(PAGE)
  const told = { name: /^Eje 100\smm · Compuesto elegir/ }
  await expect.element(screen.getByRole('button', told)).toBeVisible()
  const empty = { name: /^Compuesto elegir · Eje elegir Condiciones y TAG/ }
  await expect.element(screen.getByRole('button', empty)).toBeVisible()
})

test('the section of a packing has a field, and is kept in the note', async () => {
  appendToQuoteList([{ id: '1830', label: '1830', name: 'Empaquetadura', note: 'urgente' }])
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /^Sección elegir/ }).click()
  const section = screen.getByLabelText('Sección')
  await expect.element(section).toHaveFocus()
  await userEvent.keyboard('12.7 mm')
  await expect.element(section).toHaveValue('12.7 mm')
  await expect.poll(() => readQuoteList()[0]?.note).toBe('sección 12,7 mm; urgente')
  await section.fill('media')
  await userEvent.tab()
  expect(readQuoteList()[0]?.note).toBe('sección media; urgente')
})

test('the speed of a shaft is asked in turns a minute, as its plate says it', async () => {
  appendToQuoteList([{ id: '', label: 'Sello de la bomba', name: 'Sello de la bomba' }])
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: /condiciones de Sello de la bomba$/ }).click()
  await screen.getByLabelText('Velocidad', { exact: true }).fill('1450')
  expect(readQuoteList()).toMatchObject([{ service: { speed: '1450 rpm' } }])
})

test('a quantity can be emptied and typed anew; nothing is ordered by the hundred on the way', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello', quantity: 2 }])
  const screen = await render(PAGE)
  const field = screen.getByRole('textbox', { name: 'Cantidad de 1510' })
  await field.fill('')
  expect(readQuoteList()[0]?.quantity).toBe(2)
  await field.fill('12')
  expect(readQuoteList()[0]?.quantity).toBe(12)
})

test.each([
  ['un', '1.000', 1000, ''],
  ['un', '1,5', 2, '«1,5» no se tomó: escribe un número entero. Quedan 2 un.'],
] as const)(
  'in %s the field takes «%s» as %s, or says why not and keeps what was typed',
  async (unit, typed, quantity, said) => {
    appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello', quantity: 2, unit }])
    const screen = await render(PAGE)
    const field = screen.getByRole('textbox', { name: 'Cantidad de 1510' })
    await userEvent.click(field)
    await userEvent.keyboard(`{Control>}a{/Control}${typed}{Tab}`)
    expect(readQuoteList()[0]?.quantity).toBe(quantity)
    if (said === '') return
    await expect.element(field).toHaveValue(typed)
    await expect.element(screen.getByText(said)).toBeVisible()
  },
)
