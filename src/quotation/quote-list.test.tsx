import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ENQUIRY_ID } from '#catalogue/paths.ts'
import { isAnythingStored } from '#visitor/stored-keys.ts'
import {
  appendToQuoteList,
  emptyQuoteList,
  LINES_MOST,
  readQuoteList,
  removeLine,
  sendOffQuoteList,
} from '#visitor/quote-list.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'
import { keepUnadded } from './unadded.ts'

vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(DATA))

beforeEach(async () => {
  await page.viewport(414, 896)
  emptyQuoteList()
  keepUnadded({ one: '', many: '' })
})

// First of all: here the products are fetched once.
test('what was pressed while it could not be read is read first, and added by the next press', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('No signal'))
  keepUnadded({ many: '1510 2' })
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: 'Agregar lo pegado' }).click()
  const act = screen.getByRole('button', { name: 'Agregar la línea' })
  await expect.element(act).toBeVisible()
  expect(readQuoteList()).toEqual([])
  await act.click()
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510'])
})

test('an empty list offers its ways in; lines come by code, by list and in own words', async () => {
  const screen = await render(PAGE)
  await expect.element(screen.getByRole('link', { name: 'Ver los productos' })).toBeVisible()
  const field = screen.getByLabelText(/^Pegar varios/)
  await screen.getByRole('button', { name: 'Agregar lo pegado' }).click()
  await expect.element(field).toHaveFocus()
  await field.fill('Hola, buenas tardes\n1510 2\nTapa de bronce')
  const understood = () =>
    [...document.querySelectorAll('[aria-label="Lo que se entendió"] li')].map(
      ({ textContent }) => textContent,
    )
  await expect
    .poll(understood)
    .toEqual([
      expect.stringContaining('2 un × 1510 Sello de cartucho simple'),
      expect.stringContaining('1 un × Sin código va escrito tal cual'),
    ])
  const left = screen.getByText(/se dejó fuera: Hola, buenas tardes/)
  await expect.element(left).toBeVisible()
  await screen.getByRole('button', { name: 'Agregar las 2 líneas' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 líneas, 3 unidades' })).toBeVisible()
  // The first of the new lines is what is seen next.
  await expect.poll(() => document.activeElement?.textContent).toContain('1510')
  await screen.getByLabelText(/^Agregar por código/).fill('1510')
  await screen.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510', '', '1510'])
})

test.each([
  ['1510 x 3', '3 un × 1510'],
  ['2 1510', '2 un × 1510'],
  ['15 kg 1510', '15 kg × 1510'],
  ['sello 1510 eje 60 mm', '1 un × 1510 Sello de cartucho simple · eje 60 mm'],
  // The name of a property that every object has.
  ['constructor', '1 un × Sin código'],
])('«%s» is read alike by both fields', async (words, told) => {
  const screen = await render(PAGE)
  const understood = () =>
    screen
      .getByRole('list', { name: 'Lo que se entendió' })
      .query()
      ?.textContent.replaceAll('\u00a0', ' ')
  await screen.getByLabelText(/^Agregar por código/).fill(words)
  await expect.poll(understood).toContain(told)
  await screen.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect.poll(() => readQuoteList()).toHaveLength(1)
  const [{ key: _, ...line } = {}] = readQuoteList()
  emptyQuoteList()
  await screen.getByLabelText(/^Pegar varios/).fill(words)
  await expect.poll(understood).toContain(told)
  await screen.getByRole('button', { name: 'Agregar la línea' }).click()
  await expect.poll(() => readQuoteList()).toMatchObject([line])
})

test('the field in which the first line is written keeps the focus, and takes the next one', async () => {
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Agregar por código/).click()
  await userEvent.keyboard('1510{Enter}')
  await expect.element(screen.getByRole('heading', { name: '1 línea, 1 unidad' })).toBeVisible()
  await userEvent.keyboard('Tapa de bronce{Enter}')
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510', ''])
})

test('what was written and not added is there again, and is asked for before the enquiry', async () => {
  await page.viewport(1440, 900)
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const former = await render(PAGE)
  await former.getByLabelText(/^Agregar por código/).fill('Tapa de bronce')
  await former.getByText('Pegar varios', { exact: true }).click()
  await former.getByLabelText(/^Pegar varios/).fill('1510 x 3')
  await former.unmount()
  expect(isAnythingStored()).toBe(true)

  const screen = await render(PAGE)
  await expect.element(screen.getByLabelText(/^Agregar por código/)).toHaveValue('Tapa de bronce')
  await screen.getByRole('link', { name: 'Pedir cotización', exact: true }).click()
  const question = screen.getByRole('alertdialog', { name: 'Tienes 2 líneas sin agregar' })
  await expect.element(question.getByText('«Tapa de bronce», «1510 x 3»')).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Pedir sin agregar' })).toBeVisible()
  await question.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText(/^Pegar varios/)).toHaveValue('1510 x 3')
  // The photograph of the plate leads there too.
  await screen.getByText('Agregar una foto de la placa').click()
  await screen.getByRole('link', { name: 'Completar la consulta' }).click()
  await expect.element(question).toBeVisible()
})

test('on a telephone what was understood of a pasted list comes into sight', async () => {
  await page.viewport(390, 500)
  const screen = await render(<div style={{ paddingBlock: '30rem' }}>{PAGE}</div>)
  const field = screen.getByLabelText(/^Pegar varios/)
  await field.fill('1510 2')
  const understood = screen.getByLabelText('Lo que se entendió')
  await expect.element(understood).toBeVisible()
  scrollTo(0, 0)
  await expect.element(understood).not.toBeInViewport()
  field.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
  await expect.element(understood).toBeInViewport()
})

test('several lines that are pasted in the field of one go to the field of several', async () => {
  const screen = await render(PAGE)
  const field = screen.getByLabelText(/^Agregar por código/)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '1510 x 3\nTapa')
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(screen.getByLabelText(/^Pegar varios/)).toHaveValue('1510 x 3\nTapa')
  await expect.element(screen.getByLabelText(/^Pegar varios/)).toHaveFocus()
})

test('what is typed shows its products as rows, which go into the list as anywhere', async () => {
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Agregar por código/).fill('cartucho')
  await expect.element(screen.getByRole('row', { name: /^1510/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Agregar 1510' }).click()
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510'])
})

test('the act stands before what was understood, which may be long: it stays in sight', async () => {
  await page.viewport(1440, 900)
  const screen = await render(PAGE)
  await screen.getByLabelText(/^Pegar varios/).fill('1510\n1510')
  const list = screen.getByRole('list', { name: 'Lo que se entendió' })
  await expect.element(list).toBeVisible()
  const act = screen.getByRole('button', { name: 'Agregar las 2 líneas' })
  const top = list.element().getBoundingClientRect().top
  expect(act.element().getBoundingClientRect().bottom).toBeLessThan(top)
})

test('a sent list says that it was sent, and is asked for again', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  sendOffQuoteList(readQuoteList())
  const screen = await render(PAGE)
  await expect.element(screen.getByText(/^Enviaste 1510 con tu consulta/)).toBeVisible()
  await screen.getByRole('button', { name: 'Pedir de nuevo' }).click()
  expect(readQuoteList()).toHaveLength(1)
})

test('the focus goes to the way back of each line that is removed, and from it to the line', async () => {
  appendToQuoteList(['1510', '1830', '22ke'].map((id) => ({ id, label: id, name: id })))
  const screen = await render(PAGE)
  const undo = screen.getByRole('button', { name: 'Deshacer' })
  for (const id of ['1510', '1830']) {
    await screen
      .getByRole('button', { name: `Quitar ${id}` })
      .first()
      .click()
    await expect.element(screen.getByText(`${id} quitado de la lista`)).toBeVisible()
    await expect.element(undo).toHaveFocus()
  }
  await undo.click()
  await expect.poll(() => document.activeElement?.id).toBe('linea-1830')
  await screen.getByRole('button', { name: 'Vaciar la lista' }).click()
  await expect.element(undo).toHaveFocus()
})

test('a line that was removed on an earlier visit takes no focus', async () => {
  appendToQuoteList(['1510', '1830'].map((id) => ({ id, label: id, name: id })))
  removeLine('1510')
  const screen = await render(PAGE)
  await expect.element(screen.getByText('1510 quitado de la lista')).toBeVisible()
  await expect.element(document.body).toHaveFocus()
})

test('beside the enquiry a line is taken out, and on its page put back', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  const screen = await render(
    <>
      <h2 id={ENQUIRY_ID} tabIndex={-1}>
        Tu consulta
      </h2>
      {PAGE}
    </>,
  )
  const attached = screen.getByRole('group').filter({ hasText: 'Va con tu consulta' })
  await attached.getByText('Va con tu consulta 1 producto').click()
  await attached.getByRole('button', { name: 'Quitar 1510' }).click()
  await expect.element(screen.getByRole('link', { name: 'Ver los productos' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Tu consulta' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(attached.getByText('Va con tu consulta 1 producto')).toBeVisible()
})

test('beside the enquiry stands what its lines lack', async () => {
  appendToQuoteList([
    { id: '1510', label: '1510', name: 'Sello' },
    { id: '22ke', label: '22KE', name: 'Copa en U', quantity: 15.5, unit: 'kg' },
  ])
  const screen = await render(PAGE)
  const attached = screen.getByRole('group').filter({ hasText: 'Van con tu consulta' })
  await expect.element(attached.getByText(/^A 1 le faltan datos/)).toBeVisible()
  await attached.getByText(/^Van con tu consulta 2 productos/).click()
  await expect.element(attached.getByText('Falta compuesto y eje')).toBeVisible()
  await expect.element(attached.getByText('15,5 kg')).toBeVisible()
})

test('the list of a link waits beside one’s own, and names the codes that nobody knows', async () => {
  appendToQuoteList([{ id: '1510', label: '1510', name: 'Sello' }])
  history.replaceState(null, '', '#l=1.1830,4421-XT')
  const offer = (await render(PAGE)).getByRole('group', { name: 'Lista recibida' })
  await expect.element(offer).toBeVisible()
  expect(readQuoteList()).toHaveLength(1)
  await offer.getByRole('button', { name: 'Sumar a la mía' }).click()
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['1510', '1830', ''])
  await expect.element(page.getByText(/^«4421-XT»: no está en el catálogo/)).toBeVisible()
})

test('lines of a link that do not fit stay in the address, offered until there is room', async () => {
  appendToQuoteList(
    Array.from({ length: LINES_MOST - 1 }, (_, index) => ({
      id: '',
      label: `Pieza ${index}`,
      name: '',
    })),
  )
  history.replaceState(null, '', '#l=1.1510,1830')
  const screen = await render(PAGE)
  await screen.getByRole('button', { name: 'Sumar a la mía' }).click()
  await expect.element(screen.getByText(/Para sumar 1 línea del enlace/)).toBeVisible()
  expect(readQuoteList().at(-1)?.id).toBe('1510')
  // What is taken is offered no more, by a reload neither.
  expect(location.hash).toBe('#l=1.1830')
  removeLine(readQuoteList()[0]?.key ?? '')
  await screen.getByRole('button', { name: 'Sumar a la mía' }).click()
  await expect.element(screen.getByRole('heading', { name: /^60 líneas/ })).toHaveFocus()
  await expect.poll(() => location.hash).toBe('')
  expect(readQuoteList().at(-1)?.id).toBe('1830')
})
