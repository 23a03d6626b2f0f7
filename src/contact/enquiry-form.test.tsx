import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ENQUIRY_FIELDS, ENQUIRY_RULES } from './enquiry-rules.ts'
import { NOTE, control, enquiryForm, fillIn, sendButton } from './testing/enquiry-form-page.tsx'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

afterEach(() => vi.restoreAllMocks())

/** What the line beside the button says. */
const missing = () => page.getByRole('status').element().textContent

test('spec 4: the form starts empty, untouched, and cannot be sent', async () => {
  const screen = await render(enquiryForm())
  for (const field of ENQUIRY_FIELDS) {
    await expect.element(control(field)).toHaveValue('')
    await expect.element(control(field)).toHaveAttribute('name', field)
    await expect.element(control(field)).not.toHaveAttribute('aria-invalid')
  }
  await expect.element(sendButton()).toBeDisabled()
  await expect.element(screen.getByText(NOTE)).toBeVisible()
  await expect.poll(missing).toBe('Los ocho campos son obligatorios.')
})

test('what is missing is named from the first answer on', async () => {
  await render(enquiryForm({ opening: 'Solicito cotización.' }))
  await expect.poll(missing).toBe('Los ocho campos son obligatorios.')
  await control('name').fill('Ana')
  await expect.poll(missing).toMatch(/^Faltan 6: Apellido, Correo/)
})

test('spec 4: a field shows its message once it is wrong and was left', async () => {
  const screen = await render(enquiryForm())
  const { message } = ENQUIRY_RULES.name
  await control('name').fill('Li')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()

  await userEvent.tab()
  // The specification's message, and after it the way out for a name of two letters.
  await expect
    .element(control('name'))
    .toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(control('name')).toHaveAttribute('aria-invalid', 'true')

  await control('name').fill('Lía')
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
})

test('spec 8: Enter in an invalid form shows every message, goes to the first, sends nothing', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await render(enquiryForm())
  await control('name').fill('Ana')
  await control('email').click()
  await userEvent.keyboard('{Enter}')

  for (const field of ENQUIRY_FIELDS.filter((name) => name !== 'name')) {
    await expect.element(page.getByText(ENQUIRY_RULES[field].message)).toBeVisible()
  }
  await expect.element(control('comment')).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('Enter in the comment is a new line', async () => {
  await render(enquiryForm())
  await control('comment').fill('a')
  await userEvent.keyboard('{Enter}b')
  await expect.element(control('comment')).toHaveValue('a\nb')
})

test('beside the button stands what is missing, each the way to its field', async () => {
  await page.viewport(1200, 900)
  const screen = await render(enquiryForm())
  await fillIn({ ...SAMPLE_ENQUIRY, email: '', comment: '' })
  const line = screen.getByRole('status')
  await expect.poll(missing).toMatch(/^Faltan 2: Consulta, Correo/)
  await line.getByRole('button', { name: 'Correo' }).click()
  await expect.element(control('email')).toHaveFocus()
  await expect.element(control('email')).toHaveAttribute('aria-invalid', 'true')
  await fillIn()
  await expect.poll(missing).toBe('Todo listo para enviar.')
  await expect.element(sendButton()).toBeEnabled()
})

test('the Tab key, which passes a disabled button by, comes to what is missing before it', async () => {
  await page.viewport(390, 844)
  const screen = await render(enquiryForm())
  await fillIn({ ...SAMPLE_ENQUIRY, phone: '' })
  page.getByLabelText('Sucursal').element().focus()
  // Past 'Borrar lo escrito' and the telephone.
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect
    .element(screen.getByRole('status').getByRole('button', { name: 'Teléfono' }))
    .toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(control('phone')).toHaveFocus()
})

test('spec 8: a touch of the pale button shows every message and leads to the first field that is missing', async () => {
  await page.viewport(390, 844)
  await render(enquiryForm())
  await sendButton().click({ force: true })
  await expect.element(control('comment')).toHaveFocus()
  for (const field of ENQUIRY_FIELDS)
    await expect.element(control(field)).toHaveAttribute('aria-invalid', 'true')
})
