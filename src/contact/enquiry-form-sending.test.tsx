import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ENQUIRY_FIELDS } from './enquiry-rules.ts'
import { RELAY_SENT_PATH } from './relay-mail.ts'
import { control, enquiryForm, fillIn, sendButton } from './testing/enquiry-form-page.tsx'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

// Specification 8.
const SENT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
const FAILED = 'Hubo un problema al enviar tu consulta.'

function answer(status: number, text = 'OK') {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(text, { status }))
}

beforeEach(() => {
  document.cookie = `XSRF-TOKEN=${'a'.repeat(43)}; path=/`
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('spec 8: a sent enquiry is announced, and the form is empty and untouched again', async () => {
  await page.viewport(390, 600)
  const fetch = answer(200)
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()

  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  // The page stands at the receipt's title, not at the foot that the form has left.
  const { top = NaN } = document.querySelector('#consulta-enviada')?.getBoundingClientRect() ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(innerHeight / 2)
  expect(fetch).toHaveBeenCalledOnce()
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 200, 'OK')
  expect(sessionStorage.length).toBe(0)

  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue('')
    await expect.element(control(field)).not.toHaveAttribute('aria-invalid')
  }
  await expect.element(screen.getByRole('alert').getByRole('heading', { name: SENT })).toHaveFocus()
  // What was sent stands alone, until another one is begun.
  expect(document.querySelector('form')?.hidden).toBe(true)
  await screen.getByRole('button', { name: 'Escribir otra consulta' }).click()
  await expect.element(sendButton()).toBeDisabled()
})

test('in twice as large text the receipt fits a phone', async () => {
  await page.viewport(390, 800)
  document.documentElement.style.fontSize = '200%'
  answer(200)
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the branch that is chosen is told at the end of the enquiry, and remembered; none is asked for', async () => {
  const fetch = answer(200)
  const screen = await render(enquiryForm())
  await fillIn()
  await screen.getByLabelText('Sucursal').selectOptions('antofagasta')
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  const [, init] = fetch.mock.calls[0] ?? []
  expect(await new Response(init?.body).text()).toContain('Sucursal: Antofagasta')
  expect(localStorage.getItem('sucursal')).not.toBe('""')
  localStorage.removeItem('sucursal')
})

test('the branch that is chosen is the first to be written to and called when sending fails', async () => {
  answer(500)
  const screen = await render(enquiryForm())
  await fillIn()
  await screen.getByLabelText('Sucursal').selectOptions('calama')
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  const mail = alert.getByRole('link', { name: 'Enviar este mensaje por correo' })
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:calama@/))
})

test('an enquiry sent by Enter leaves no message behind in the field it was sent from', async () => {
  answer(200)
  const screen = await render(enquiryForm())
  await fillIn()
  await control('email').click()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Escribir otra consulta' }).click()
  await expect.element(control('email')).not.toHaveAttribute('aria-invalid')
})

test('an enquiry goes out also where the storage of the device never answers', async () => {
  const fetch = answer(200)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})

test('who has sent too much is told when to try again', async () => {
  answer(429, 'Demasiadas consultas en poco tiempo. Inténtalo de nuevo en 4 minutos.')
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  const alert = screen.getByRole('alertdialog', { name: FAILED })
  await expect.element(alert.getByText(/Inténtalo de nuevo en 4 minutos\.$/)).toBeVisible()
})

test.each([403, 429, 451])(
  'spec 8: %d is announced, logged, and every value stays',
  async (status) => {
    answer(status, 'no')
    const screen = await render(enquiryForm())
    await fillIn()
    await sendButton().click()

    const alert = screen.getByRole('alertdialog', { name: FAILED })
    await expect.element(alert).toBeVisible()
    expect(console.error).toHaveBeenCalledWith(expect.any(String), status, 'no')
    const mail = alert.getByRole('link', { name: 'Enviar este mensaje por correo' })
    await expect
      .element(mail)
      .toHaveAttribute('href', expect.stringMatching(/^mailto:santiago@planta\.cl/))
    const phone = alert.getByRole('link', { name: '+56 2 2123 4567' })
    await expect.element(phone).toHaveAttribute('href', 'tel:+56221234567')

    await screen.getByRole('button', { name: 'Cerrar' }).click()
    await expect.element(sendButton()).toHaveFocus()
    for (const field of ENQUIRY_FIELDS) {
      await expect.element(control(field)).toHaveValue(SAMPLE_ENQUIRY[field])
    }
    await expect
      .element(page.getByRole('link', { name: 'Enviar este mensaje por correo' }))
      .toBeVisible()
  },
)

test('spec 8: a lost connection is announced too, and trying again works', async () => {
  let isLost = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    // Meanwhile the page asks again and again whether the enquiry arrived.
    if (new Request(asked).url.includes(RELAY_SENT_PATH)) return new Response('', { status: 404 })
    if (isLost) throw new TypeError('lost')
    return new Response('OK')
  })
  const screen = await render(enquiryForm())
  await fillIn()
  await sendButton().click()
  await expect.element(screen.getByRole('alertdialog', { name: FAILED })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  isLost = false
  await screen.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
})

test('one request is made, however often the button is pressed', async () => {
  let accept: (response: Response) => void = () => {}
  const pending = new Promise<Response>((resolve) => (accept = resolve))
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(pending)
  const screen = await render(enquiryForm())
  await fillIn()

  const button = sendButton().element() as HTMLButtonElement
  button.click()
  button.click()
  await sendButton().click({ force: true })
  await control('email').click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Enviando tu consulta…')
  await expect.poll(() => fetch.mock.calls.length).toBe(1)

  accept(new Response('OK'))
  await expect.element(screen.getByRole('heading', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})
