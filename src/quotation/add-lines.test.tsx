import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { appendToQuoteList, emptyQuoteList, readQuoteList } from '#visitor/quote-list.ts'
import { listCsv } from './list-csv.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'
import { keepUnadded } from './unadded.ts'

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(DATA))

beforeEach(async () => {
  await page.viewport(414, 896)
  emptyQuoteList()
  keepUnadded({ one: '', many: '' })
})

test('in a begun list the act stands under the field, and what was understood beside both', async () => {
  await page.viewport(1440, 900)
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const screen = await render(PAGE)
  await screen.getByText('Pegar varios', { exact: true }).click()
  const boxOf = (one: { element: () => Element }) => one.element().getBoundingClientRect()
  const field = screen.getByLabelText(/^Pegar varios/)
  const act = screen.getByRole('button', { name: 'Agregar lo pegado' })
  expect(boxOf(act).top).toBeGreaterThanOrEqual(boxOf(field).bottom)
  await field.fill('1510\n1510')
  const list = screen.getByRole('list', { name: 'Lo que se entendió' })
  await expect.element(list).toBeVisible()
  expect(boxOf(list).left).toBeGreaterThanOrEqual(boxOf(field).right)
})

test('a doubtful line says what it may be, and takes what the visitor chooses with its quantity', async () => {
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Pegar varios/).fill('1520 x 4')
  await screen.getByRole('button', { name: 'Revisar la dudosa' }).click()
  const answer = screen.getByRole('button', { name: '1510' })
  await expect.element(answer).toHaveFocus()
  await answer.click()
  await expect.element(answer).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Agregar la línea' }).click()
  await expect.poll(readQuoteList).toMatchObject([{ id: '1510', quantity: 4 }])
})

test('the list’s own table pasted again adds nothing, unless the visitor wants it once more', async () => {
  appendToQuoteList([
    { id: '1510', label: '1510', name: 'Sello de cartucho simple', quantity: 2, tag: 'P-1' },
    { id: '22ke', label: '22KE', name: '22KE', service: { pressure: '12 bar' } },
    { id: '', label: 'Tapa de bronce', name: 'Tapa de bronce', unit: 'kg', quantity: 1.5 },
  ])
  const before = readQuoteList()
  const screen = await render(PAGE)
  await screen.getByText('Pegar varios', { exact: true }).click()
  const field = screen.getByLabelText(/^Pegar varios/)
  await field.fill(listCsv(before))
  await expect.element(screen.getByText(/3 repetidas$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Ya están: quitar lo pegado' }).click()
  await expect.element(screen.getByText('3 líneas repetidas no se agregaron.')).toBeVisible()
  expect(readQuoteList()).toEqual(before)
  const fold = screen.getByText('Pegar varios', { exact: true })
  await expect.element(fold).toHaveFocus()
  await fold.click()
  // Twice in the field as well.
  await field.fill(`${listCsv(before)}${listCsv(before)}`)
  await expect.element(screen.getByText(/6 repetidas$/)).toBeVisible()
  await field.fill(`${listCsv(before)}1830`)
  await screen.getByRole('button', { name: 'Agregar igual' }).first().click()
  await screen.getByRole('button', { name: 'Agregar las 2 líneas' }).click()
  await expect
    .poll(() => readQuoteList().map(({ id }) => id))
    .toEqual(['1510', '22ke', '', '1510', '1830'])
})

test('what is asked about is counted alike on the button, in words and in the list', async () => {
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Pegar varios/).fill('2 sello 1510\n1520 x 4\n10 m cordón\n1830')
  await expect.element(screen.getByRole('button', { name: 'Revisar 2 dudosas' })).toBeVisible()
  await expect.element(screen.getByText(/2 líneas dudosas/)).toBeVisible()
  expect(document.querySelectorAll('[data-state=doubtful]')).toHaveLength(2)
  await expect
    .element(screen.getByRole('link', { name: 'Buscar cordón' }))
    .toHaveAttribute('href', '/buscar?q=cord%C3%B3n')
})

test('a size that may be another is looked at as well, and stays marked for who leaves without a look', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const screen = await render(PAGE)
  await screen.getByText('Pegar varios', { exact: true }).click()
  await screen.getByLabelText(/^Pegar varios/).fill('4 1510 50')
  await screen.getByRole('button', { name: 'Revisar la dudosa' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sí, queda en la nota' })).toHaveFocus()
  expect(readQuoteList()).toHaveLength(1)
  await screen
    .getByRole('link', { name: /^Pedir cotización/ })
    .first()
    .click()
  await screen.getByRole('button', { name: 'Agregar y pedir' }).click()
  await expect.poll(readQuoteList).toMatchObject([{}, { note: '50; confirmar la medida' }])
})

test('a quantity that may be another is looked at before anything is added', async () => {
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Pegar varios/).fill('1510 x 2\n-3 1510')
  await expect.element(screen.getByText(/Revisa la cantidad/)).toBeVisible()
  await screen.getByRole('button', { name: 'Revisar la dudosa' }).click()
  const confirm = screen.getByRole('button', { name: '3 un' })
  await expect.element(confirm).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: '1 un' })).toBeVisible()
  const why = screen.getByText(/Nada se agregó todavía: confirma lo marcado/)
  await expect.element(why).toBeVisible()
  expect(readQuoteList()).toEqual([])
  await confirm.click()
  await expect.element(why).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Agregar las 2 líneas' }).click()
  await expect.poll(readQuoteList).toMatchObject([{ quantity: 2 }, { quantity: 3, note: '' }])
  // Said to the eye as well, for as long as it is led there.
  await expect
    .poll(() => document.activeElement?.getAttribute('data-said'))
    .toBe('2 líneas agregadas')
  await screen.getByRole('button', { name: 'Unir las dos líneas' }).click()
  await expect.poll(readQuoteList).toMatchObject([{ quantity: 5 }])
  await expect.poll(() => document.activeElement?.id).toBe('linea-1510')
  expect(document.querySelector('[data-said]')).toBeNull()
})

test('who leaves without a look takes the line as it was pasted', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello', tag: 'P-1' }])
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Agregar por código/).fill('-3 1510')
  await screen
    .getByRole('link', { name: /^Pedir cotización/ })
    .first()
    .click()
  await screen.getByRole('button', { name: 'Agregar y pedir' }).click()
  await expect
    .poll(readQuoteList)
    .toMatchObject([{}, { note: 'Pegado: «-3 1510»; confirmar la cantidad' }])
  await screen.getByRole('button', { name: 'Ver la otra línea' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('linea-1510')
})
