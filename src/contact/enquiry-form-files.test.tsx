import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LIST_COMMENT } from './comment-opening.ts'
import { enquiryOf } from './enquiry-form-state.ts'
import { enquiryFormStore } from './enquiry-form-store.ts'
import { storeEnquiry } from './stored-enquiry.ts'
import { control, enquiryForm, fillIn, sendButton } from './testing/enquiry-form-page.tsx'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'
import { hostileFiles, photograph } from './testing/sample-pictures.ts'

const SENT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'

beforeEach(() => {
  document.cookie = `XSRF-TOKEN=${'a'.repeat(43)}; path=/`
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** Chooses files as a visitor does in the browser's own dialog. */
function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('no field for files')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('photographs are shown, can be removed, and go with the enquiry under one reference', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const screen = await render(enquiryForm())
  await fillIn()
  choose(await photograph(60, 40), await photograph(60, 40, 'placa.jpg'))
  await expect.element(screen.getByText(/^placa.jpg/)).toBeVisible()
  await screen.getByRole('button', { name: 'Quitar IMG_2041.jpg' }).click()
  await expect.element(screen.getByText(/^IMG_2041.jpg/)).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Tomar foto')).toHaveFocus()

  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  const form = fetch.mock.calls[0]?.[1]?.body as FormData
  expect(form.getAll('photos').map((file) => (file as File).name)).toEqual(['placa.jpg'])
  const reference = form.get('reference') as string
  await expect.element(screen.getByText(new RegExp(`Referencia ${reference}`))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Descargar una copia' })).toBeVisible()
  // In the copy of what was sent, and no longer in the form.
  await expect.element(screen.getByText(/^placa.jpg$/)).toBeVisible()
  await expect.element(screen.getByText(/^placa.jpg ./)).not.toBeInTheDocument()
})

test('an enquiry sent while a photograph is being prepared waits for it; a refused one holds it back', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const screen = await render(enquiryForm())
  await fillIn()
  const press = () => (sendButton().element() as HTMLElement).click()
  const [fit, unfit] = [await photograph(60, 40, 'placa.jpg'), ...hostileFiles()]
  if (!unfit) throw new Error('no unfit file')
  choose(unfit)
  press()
  await expect.element(screen.getByText(new RegExp(`^«${unfit.name}»`))).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  choose(fit)
  press()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  const form = fetch.mock.calls[0]?.[1]?.body as FormData
  expect(form.getAll('photos').map((file) => (file as File).name)).toEqual(['placa.jpg'])
})

test('each file that cannot go is named with its reason, and nothing else of the form is lost', async () => {
  const screen = await render(enquiryForm())
  await fillIn()
  choose(await photograph(60, 40), ...hostileFiles())
  await expect.element(screen.getByText('«dibujo.jpg» no es una foto ni un PDF.')).toBeVisible()
  await expect.element(screen.getByText(/^«manual.pdf» pesa/)).toBeVisible()
  await expect.element(screen.getByText(/^IMG_2041.jpg/)).toBeVisible()
  await expect.element(control('comment')).toHaveValue(SAMPLE_ENQUIRY.comment)
})

test('the sixth file is refused, and the five stay', async () => {
  const screen = await render(enquiryForm())
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`)
  choose(...(await Promise.all(names.map((name) => photograph(20, 20, name)))))
  await expect.element(screen.getByText(/^«f.jpg» no cabe/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Quitar e.jpg' })).toBeVisible()
})

test('an unanswered enquiry is shown as unknown, with the reference of every try', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog')
  await expect
    .element(alert.getByText(/^No sabemos si llegó.*se recibe una sola vez/))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  fetch.mockImplementation(async (_url, init) =>
    init?.body ? new Response('OK') : new Response('', { status: 404 }),
  )
  await screen.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  const sent = fetch.mock.calls.flatMap(([, init]) =>
    init?.body ? JSON.parse(init.body as string).reference : [],
  )
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('another branch chosen after no answer came makes it another enquiry, and the button says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Enviar otra vez' })).toBeVisible()
  const branch = screen.getByLabelText('Sucursal')
  await branch.selectOptions(branch.element().querySelectorAll('option')[1]?.value ?? '')
  await expect.element(screen.getByRole('button', { name: 'Enviar de todos modos' })).toBeVisible()
})

test('with EmailJS, which cannot detect repeats, the visitor is warned before sending again', async () => {
  const guards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))
  const mail = {
    kind: 'emailjs',
    serviceId: 's',
    publicKey: 'k',
    guards,
    filesMostBytes: 0,
  } as const
  const screen = await render(enquiryForm({ mail }))
  await expect.element(screen.getByText(/¿Tienes fotos de la placa\?/)).toBeVisible()
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog')
  await expect.element(alert.getByText(/puede llegar dos veces/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  fetch.mockClear()
  await expect.element(sendButton()).not.toBeInTheDocument()
  control('name').element().closest('form')?.requestSubmit()
  expect(fetch).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Enviar de todos modos' }).click()
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
})

test("with EmailJS, files over the plan's limit are refused with a message", async () => {
  const guards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }
  const keys = { kind: 'emailjs', serviceId: 's', publicKey: 'k' } as const
  const screen = await render(enquiryForm({ mail: { ...keys, guards, filesMostBytes: 1000 } }))
  await expect.element(screen.getByText(/Hasta 5 archivos y 1\u00a0kB en total/)).toBeVisible()
  choose(await photograph(600, 400))
  await expect.element(screen.getByText(/los archivos suman más de 1\u00a0kB/)).toBeVisible()
})

test('without a signal an enquiry is kept on the device, photographs included, until it is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = await render(enquiryForm())
  await fillIn()
  choose(await photograph(60, 40))
  await expect.element(before.getByText(/^IMG_2041.jpg/)).toBeVisible()
  await before.getByRole('button', { name: 'Guardar para enviar después' }).click()
  await expect.element(before.getByText(/está guardada en este equipo/)).toBeVisible()
  await before.unmount()
  sessionStorage.clear() // the tab was closed

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const after = await render(enquiryForm())
  await expect.element(after.getByText(/^IMG_2041.jpg/)).toBeVisible()
  await expect.element(control('comment')).toHaveValue(SAMPLE_ENQUIRY.comment)
  expect(fetch).not.toHaveBeenCalled()
  await sendButton().click()
  await expect.element(after.getByRole('heading', { name: SENT })).toBeVisible()
  await after.unmount()

  await render(enquiryForm())
  await expect.element(control('comment')).toHaveValue('')
})

test('sending another enquiry leaves the one that is kept', async () => {
  const kept = { ...SAMPLE_ENQUIRY, comment: 'La primera' }
  await storeEnquiry({ values: kept, reference: '', files: [], left: 'waiting' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('OK'))
  const before = await render(enquiryForm())
  await expect.element(control('comment')).toHaveValue('La primera')
  await control('comment').fill('La segunda')
  await sendButton().click()
  await expect.element(before.getByRole('heading', { name: SENT })).toBeVisible()
  await before.unmount()
  await render(enquiryForm())
  await expect.element(control('comment')).toHaveValue('La primera')
})

test('one button clears the form, another restores it', async () => {
  await render(enquiryForm())
  await fillIn()
  choose(await photograph(60, 40))
  await expect.element(page.getByText(/^IMG_2041.jpg/)).toBeVisible()
  await page.getByRole('button', { name: 'Borrar lo escrito' }).click()
  await expect.element(page.getByRole('button', { name: 'Deshacer el borrado' })).toHaveFocus()
  await expect.element(control('comment')).toHaveValue('')
  await expect.element(page.getByText(/^IMG_2041.jpg/)).not.toBeInTheDocument()
  expect(sessionStorage.length).toBe(0)
  await page.getByRole('button', { name: 'Deshacer el borrado' }).click()
  await expect.element(control('comment')).toHaveValue(SAMPLE_ENQUIRY.comment)
  await expect.element(page.getByText(/^IMG_2041.jpg/)).toBeVisible()
})

test('a list to quote is named in the comment, and sent before the words that take the name’s place', async () => {
  const list = 'Solicito cotización (1 línea, 1 unidad):\n\n1. 1 un  180  Sello'
  const store = enquiryFormStore()
  const screen = await render(enquiryForm({ list, store }))
  await expect.element(control('comment')).toHaveValue(LIST_COMMENT)
  expect(enquiryOf(store.state()).comment).toBe(list)
  await control('comment').fill('Para mayo')
  await screen.rerender(enquiryForm({ store, list: `${list}\n2. 1 un  155` }))
  await expect.element(control('comment')).toHaveValue('Para mayo')
  expect(enquiryOf(store.state()).comment).toBe(`${list}\n2. 1 un  155\n\nPara mayo`)
})
