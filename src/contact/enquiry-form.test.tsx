import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EnquiryForm } from './enquiry-form.tsx'
import { ENQUIRY_FIELDS, ENQUIRY_RULES, type EnquiryField } from './enquiry-rules.ts'
import { SAMPLE_ENQUIRY } from './sample-enquiry.ts'

const NOTE = 'La recepción final de los productos es de responsabilidad del cliente'
const SENT = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
const FAILED = 'Hubo un problema al enviar tu consulta.'
const branches = [
  {
    id: 'santiago',
    title: 'Santiago',
    phone: { value: '+56 2 2123 4567', pending: false },
    email: { value: 'santiago@planta.cl', pending: false },
  },
  {
    id: 'antofagasta',
    title: 'Antofagasta',
    phone: { value: 'Teléfono por confirmar', pending: true },
    email: { value: 'Correo por confirmar', pending: true },
  },
]

function form(opening = '') {
  return <EnquiryForm mail={{ kind: 'relay' }} opening={opening} note={NOTE} branches={branches} />
}

function control(field: EnquiryField) {
  return page.getByLabelText(ENQUIRY_RULES[field].label, { exact: true })
}

const sendButton = () => page.getByRole('button', { name: 'Enviar', exact: true })

async function fillIn(values: Partial<Record<EnquiryField, string>> = SAMPLE_ENQUIRY) {
  for (const field of ENQUIRY_FIELDS) {
    const value = values[field]
    if (value !== undefined) await control(field).fill(value)
  }
}

function answer(status: number, text = 'OK') {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(text, { status }))
}

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'XSRF-TOKEN=token; path=/'
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('spec 4: the form starts empty, untouched, and cannot be sent', async () => {
  const screen = await render(form())
  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue('')
    await expect.element(control(field)).toHaveAttribute('name', field)
    await expect.element(control(field)).not.toHaveAttribute('aria-invalid')
  }
  await expect.element(sendButton()).toBeDisabled()
  await expect.element(screen.getByText(NOTE)).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Todos los campos son obligatorios.')
})

test('spec 4: a field shows its message once it is wrong and was left', async () => {
  const screen = await render(form())
  const { message } = ENQUIRY_RULES.name
  await control('name').fill('Li')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()

  await userEvent.tab()
  await expect.element(control('name')).toHaveAccessibleDescription(message)
  await expect.element(control('name')).toHaveAttribute('aria-invalid', 'true')

  await control('name').fill('Lía')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
})

test('spec 8: Enter in an invalid form shows every message, goes to the first, sends nothing', async () => {
  const fetch = answer(200)
  await render(form())
  await control('name').fill('Ana')
  await control('email').click()
  await userEvent.keyboard('{Enter}')

  for (const field of ENQUIRY_FIELDS.filter((name) => name !== 'name')) {
    await expect.element(page.getByText(ENQUIRY_RULES[field].message)).toBeVisible()
  }
  await expect.element(control('lastname')).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('Enter in the comment is a new line', async () => {
  await render(form())
  await control('comment').fill('a')
  await userEvent.keyboard('{Enter}b')
  await expect.element(control('comment')).toHaveValue('a\nb')
})

test('the line beside the button says what is missing', async () => {
  const screen = await render(form())
  await fillIn({ ...SAMPLE_ENQUIRY, email: '', comment: '' })
  const line = screen.getByRole('status')
  await expect.element(line).toHaveTextContent('Faltan 2 campos: Correo y Consulta.')
  await fillIn()
  await expect.element(line).toHaveTextContent('Tu consulta está lista para enviar.')
  await expect.element(sendButton()).toBeEnabled()
})

test('spec 8: a sent enquiry is announced, and the form is empty and untouched again', async () => {
  const fetch = answer(200)
  const screen = await render(form())
  await fillIn()
  await sendButton().click()

  await expect.element(screen.getByRole('alertdialog', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 200, 'OK')
  expect(sessionStorage.length).toBe(0)

  await screen.getByRole('button', { name: 'Aceptar' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue('')
    await expect.element(control(field)).not.toHaveAttribute('aria-invalid')
  }
  await expect.element(sendButton()).toBeDisabled()
  await expect.element(screen.getByRole('form')).toHaveFocus()
})

test('an enquiry sent by Enter leaves no message behind in the field it was sent from', async () => {
  answer(200)
  const screen = await render(form())
  await fillIn()
  await control('email').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alertdialog', { name: SENT })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByRole('form')).toHaveFocus()
  await expect.element(control('email')).not.toHaveAttribute('aria-invalid')
})

test.each([403, 429, 451])(
  'spec 8: %d is announced, logged, and every value stays',
  async (status) => {
    answer(status, 'no')
    const screen = await render(form())
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

    await screen.getByRole('button', { name: 'Aceptar' }).click()
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
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('lost'))
  const screen = await render(form())
  await fillIn()
  await sendButton().click()
  await expect.element(screen.getByRole('alertdialog', { name: FAILED })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  fetch.mockResolvedValueOnce(new Response('OK'))
  await sendButton().click()
  await expect.element(screen.getByRole('alertdialog', { name: SENT })).toBeVisible()
})

test('one request is made, however often the button is pressed', async () => {
  let accept: (response: Response) => void = () => {}
  const pending = new Promise<Response>((resolve) => (accept = resolve))
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(pending)
  const screen = await render(form())
  await fillIn()

  const button = sendButton().element() as HTMLButtonElement
  button.click()
  button.click()
  await sendButton().click({ force: true })
  await control('email').click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Enviando tu consulta…')
  expect(fetch).toHaveBeenCalledOnce()

  accept(new Response('OK'))
  await expect.element(screen.getByRole('alertdialog', { name: SENT })).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})
