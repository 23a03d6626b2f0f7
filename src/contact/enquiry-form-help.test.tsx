import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FORM_FIELDS } from './enquiry-controls.ts'
import { PHOTOS_FIELD, TRAP_FIELD } from './relay-mail.ts'
import { ENQUIRY_FIELDS, ENQUIRY_RULES, type EnquiryField } from './enquiry-rules.ts'
import { control, enquiryForm, fillIn, sendButton } from './testing/enquiry-form-page.tsx'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

async function paste(field: EnquiryField, text: string) {
  const source = document.createElement('input')
  source.value = text
  document.body.append(source)
  source.select()
  await userEvent.copy()
  source.remove()
  await control(field).click()
  await userEvent.paste()
}

test('a pasted RUT or telephone takes the form of its rule', async () => {
  await render(enquiryForm())
  await paste('companyRut', '76.354.771-K')
  await expect.element(control('companyRut')).toHaveValue('76354771-K')
  await paste('phone', '+56 9 1234 5678')
  await expect.element(control('phone')).toHaveValue('912345678')
})

test('spec 5: what is typed in a common form takes the rule’s on leaving the field; what is wrong has its message', async () => {
  await render(enquiryForm())
  await control('companyRut').click()
  await userEvent.keyboard('76.354.771-K')
  await userEvent.tab()
  await expect.element(control('companyRut')).toHaveValue('76354771-K')
  await expect.element(control('companyRut')).not.toHaveAttribute('aria-invalid')
  await control('phone').click()
  await userEvent.keyboard('+56 9 1234 5678')
  await userEvent.tab()
  await expect.element(control('phone')).toHaveValue('912345678')

  await control('companyRut').fill('76.354')
  await userEvent.tab()
  await expect.element(control('companyRut')).toHaveValue('76.354')
  await expect.element(page.getByText(ENQUIRY_RULES.companyRut.message)).toBeVisible()
})

test('Enter takes a common form as leaving the field does', async () => {
  await render(enquiryForm())
  await control('phone').click()
  await userEvent.keyboard('+56 9 1234 5678{Enter}')
  await expect.element(control('phone')).toHaveValue('912345678')
  await expect.element(control('phone')).not.toHaveAttribute('aria-invalid')
})

test('spec 5: a check digit that does not fit is a hint and never an obstacle', async () => {
  await render(enquiryForm())
  for (const field of ENQUIRY_FIELDS) await control(field).fill(SAMPLE_ENQUIRY[field])
  await control('companyRut').fill('12345678-9')
  await userEvent.tab()
  await expect.element(page.getByText(/Revisa el dígito verificador/)).toBeVisible()
  await expect.element(control('companyRut')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeEnabled()
})

test('a draft survives a reload, and only what is wrong in it is marked', async () => {
  const before = await render(enquiryForm())
  await control('name').fill('Li')
  await control('comment').fill('Un sello')
  await before.unmount()

  await render(enquiryForm())
  await expect.element(control('name')).toHaveValue('Li')
  await expect.element(control('comment')).toHaveValue('Un sello')
  await expect.element(control('name')).toHaveAttribute('aria-invalid')
  await expect.element(control('companyRut')).not.toHaveAttribute('aria-invalid')
})

test('a visitor who comes from a product finds it in the comment, before what was written', async () => {
  const before = await render(enquiryForm())
  await control('comment').fill('Eje de 50 mm')
  await before.unmount()

  await render(enquiryForm({ opening: 'Consulta por el producto 442C: ' }))
  await expect
    .element(control('comment'))
    .toHaveValue('Consulta por el producto 442C:\n\nEje de 50 mm')
})

test('a product that the visitor deleted from the comment does not come back', async () => {
  const arrived = enquiryForm({ opening: 'Consulta por el producto 442C: ' })
  const before = await render(arrived)
  await expect.element(control('comment')).toHaveValue('Consulta por el producto 442C: ')
  await control('comment').fill('Otra cosa')
  await before.unmount()

  await render(arrived)
  await expect.element(control('comment')).toHaveValue('Otra cosa')
})

test('values typed before hydration are kept and validated', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(enquiryForm({ opening: 'Consulta por el producto 442C: ' }))
  for (const field of ENQUIRY_FIELDS) await control(field).fill(SAMPLE_ENQUIRY[field])
  await control('phone').fill('91234')

  const root = hydrateRoot(host, enquiryForm({ opening: 'Consulta por el producto 442C: ' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Revisa 1: Teléfono')
  await expect.element(control('name')).toHaveValue(SAMPLE_ENQUIRY.name)
  await expect
    .element(control('comment'))
    .toHaveValue(`Consulta por el producto 442C:\n\n${SAMPLE_ENQUIRY.comment}`)
  root.unmount()
  host.remove()
})

test('spec 4: "Enviar" is disabled before the form comes alive, and by its rules after', async () => {
  const main = document.createElement('main')
  const host = document.createElement('div')
  main.append(host)
  document.body.append(main)
  host.innerHTML = renderToString(enquiryForm())
  await import('./send-gate.element.ts')
  main.append(document.createElement('send-gate'))
  await expect.element(sendButton()).toBeDisabled()

  await fillIn()
  await expect.element(sendButton()).toBeEnabled()
  await control('comment').fill('')
  await expect.element(sendButton()).toBeDisabled()

  // A browser that restores what was typed tells nobody.
  const comment = control('comment').element() as HTMLTextAreaElement
  comment.value = SAMPLE_ENQUIRY.comment
  const root = hydrateRoot(host, enquiryForm())
  await expect.element(sendButton()).toBeEnabled()
  await control('phone').fill('91234')
  await expect.element(sendButton()).toBeDisabled()
  root.unmount()
  main.remove()
})

test('without a script the browser itself checks the form and posts it to the relay', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(enquiryForm())
  const served = host.querySelector('form')
  if (!served) throw new Error('no form was served')

  expect(served.getAttribute('action')).toBe('/api/v1.0/email/send')
  expect(served.method).toBe('post')
  expect(served.noValidate).toBe(false)
  expect(served.querySelector('button')?.disabled).toBe(false)
  expect(served.checkValidity()).toBe(false)
  for (const field of ENQUIRY_FIELDS) {
    const input = served.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) {
      throw new Error(`no ${field} was served`)
    }
    expect(input.required).toBe(true)
    input.value = SAMPLE_ENQUIRY[field]
  }
  expect(served.checkValidity()).toBe(true)
  expect([...new FormData(served).keys()]).toEqual([
    TRAP_FIELD,
    'comment',
    PHOTOS_FIELD,
    ...FORM_FIELDS.filter((field) => field !== 'comment'),
  ])
  expect(served.enctype).toBe('multipart/form-data')
  const isTaken = (name: EnquiryField, value: string) => {
    const input = served.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = value
    return input?.checkValidity()
  }
  // As a script would have tidied them; the relay does it.
  for (const rut of ['76.354.771-K', '76354771K', ' 76354771 - k'])
    expect(isTaken('companyRut', rut)).toBe(true)
  for (const phone of ['+56 9 1234 5678', '(56) 912345678', '09 1234-5678'])
    expect(isTaken('phone', phone)).toBe(true)
  expect(isTaken('companyRut', '76.354')).toBe(false)
  expect(isTaken('phone', '1234 5678')).toBe(false)
})

test('without a script and with EmailJS the browser posts to EmailJS', () => {
  const host = document.createElement('div')
  const guards = { blockHeadless: false, blockedEmails: [], minimumIntervalMs: 0 }
  host.innerHTML = renderToString(
    enquiryForm({
      mail: { kind: 'emailjs', serviceId: 'service', publicKey: 'key', guards, filesMostBytes: 0 },
    }),
  )
  const served = host.querySelector('form')
  expect(served?.getAttribute('action')).toBe('https://api.emailjs.com/api/v1.0/email/send-form')
  expect(served?.enctype).toBe('multipart/form-data')
  const sent = Object.fromEntries(new FormData(served ?? undefined))
  expect(sent).toMatchObject({ service_id: 'service', template_id: 'contacto', user_id: 'key' })
})
