import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { waitUntilAlive } from './built-pages.ts'

const OUTBOX = 'test-results/outbox'

const ENQUIRY = {
  name: 'Camila',
  lastname: 'Rojas',
  companyRut: '76543210-3',
  businessName: 'Compañía Minera de Prueba Ñandú',
  address: 'Camino Internacional 1500, Antofagasta',
  phone: '912345678',
  email: 'camila.rojas@ejemplo.cl',
} as const

/** The enquiry that a test wrote, told apart from those of tests beside it by its comment. */
async function deliveredMail(comment: string) {
  for (const file of readdirSync(OUTBOX).filter((name) => name.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(path.join(OUTBOX, file)))
    if (mail.text?.includes(comment)) return mail
  }
  return undefined
}

async function fillForm(page: Page, comment: string) {
  for (const [field, value] of Object.entries(ENQUIRY)) {
    await page.locator(`[name="${field}"]`).fill(value)
  }
  const box = page.locator('[name="comment"]')
  await box.fill(`${await box.inputValue()}${comment}`)
}

test('a visitor goes from the home page to a seal, asks about it, and the branch gets the mail', async ({
  page,
}) => {
  const comment = `Necesito un repuesto, consulta ${Date.now()}-m`
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Productos' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sellos Mecánicos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sellos mecánicos')

  await page.getByRole('link', { name: 'Sellos Mecánicos Partidos' }).click()
  await expect(page).toHaveURL(/\/sellos-partidos$/)
  const card = page.getByRole('article').filter({ hasText: '442C XL' })
  await card.getByRole('link', { name: /Consultar por este producto/ }).click()

  await expect(page).toHaveURL(/\/contacto\?producto=442C%20XL$/)
  await waitUntilAlive(page)
  await expect(page.locator('[name="comment"]')).toHaveValue(/442C XL/)
  await fillForm(page, comment)
  await page.getByRole('button', { name: 'Enviar' }).click()

  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(
    'Consulta enviada correctamente, pronto nos comunicaremos con usted.',
  )
  await alert.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.locator('[name="name"]')).toHaveValue('')

  const mail = await deliveredMail(comment)
  expect(mail?.replyTo?.[0]?.address).toBe(ENQUIRY.email)
  for (const value of Object.values(ENQUIRY)) expect(mail?.text).toContain(value)
  expect(mail?.text).toContain('442C XL')
})

test('the same journey by keyboard alone', async ({ page }) => {
  const comment = `Consulta por teclado ${Date.now()}-t`
  await page.goto('/')
  await waitUntilAlive(page)
  await tabTo(page, 'Productos')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Sellos Mecánicos')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Sellos Mecánicos Partidos')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sellos-partidos$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /^Consultar por este producto/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contacto/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  for (const value of Object.values(ENQUIRY)) {
    await tabToField(page)
    await page.keyboard.type(value)
  }
  await tabToField(page)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(comment)
  await tabTo(page, 'Enviar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Consulta enviada correctamente')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await deliveredMail(comment)).toBeDefined()
})

test('what a visitor typed survives a reload', async ({ page }) => {
  await page.goto('/contacto')
  await waitUntilAlive(page)
  await fillForm(page, 'A medio escribir')
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.locator('[name="businessName"]')).toHaveValue(ENQUIRY.businessName)
  await expect(page.locator('[name="comment"]')).toHaveValue('A medio escribir')
})

test('what a visitor types before the scripts arrive is kept', async ({ page }) => {
  await page.goto('/contacto', { waitUntil: 'commit' })
  await page.locator('[name="name"]').fill('Camila')
  await waitUntilAlive(page)
  await expect(page.locator('[name="name"]')).toHaveValue('Camila')
})

test('a lost connection keeps every value and says so with the specified words', async ({
  page,
  context,
}) => {
  await page.goto('/contacto')
  await waitUntilAlive(page)
  await fillForm(page, 'Sin señal')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Hubo un problema al enviar tu consulta.',
  )
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.locator('[name="comment"]')).toHaveValue('Sin señal')
})

test('the form delivers without a script', async ({ browser }) => {
  const comment = `Consulta sin scripts ${Date.now()}-s`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contacto')
  await fillForm(page, comment)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.locator('body')).toContainText('Consulta enviada correctamente')
  expect(await deliveredMail(comment)).toBeDefined()
  await context.close()
})

/** Presses Tab until the element with this name has the focus, as a visitor would. */
async function tabTo(page: Page, name: string | RegExp) {
  const MOST_STEPS = 120
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (typeof name === 'string' ? text === name : name.test(text)) return
  }
  throw new Error(`The Tab key never reached ${String(name)}.`)
}

async function tabToField(page: Page) {
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.matches('input, textarea'))) return
  }
  throw new Error('The Tab key reached no further field.')
}
