import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { ANSWERS, fillIn, tabTo } from './answers.ts'
import { waitUntilAlive } from './built-pages.ts'
import { enquiryWith } from './outbox.ts'

/** Spec 8. */
const SUCCESS = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'

async function expectDelivery(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(SUCCESS)
  const email = await enquiryWith(words)
  for (const answer of Object.values(ANSWERS)) expect(email?.text).toContain(answer)
}

test('spec 2: a buyer walks from the home page to a seal and asks for it, by mouse', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('header').getByText('Productos', { exact: true }).click()
  await page.locator('header a[href="/productos/sellos-mecanicos"]:visible').click()
  await expect(page.locator('h1')).toHaveText('Sellos mecánicos')
  await page.locator('main a[href="/productos/sellos-mecanicos/sellos-cartucho"]').first().click()
  await page.getByRole('button', { name: 'Cotizar 1510', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Cotizar (1)' }).click()
  await page.getByRole('link', { name: 'Pedir cotización' }).click()

  await expect(page.locator('h1')).toHaveText('Contáctanos')
  const comment = page.locator('[name="comment"]')
  await expect(comment).toHaveValue(/1510/)
  const send = page.getByRole('button', { name: 'Enviar' })
  await expect(send).toBeDisabled()

  const words = `Cotización ${randomUUID()}`
  await fillIn(page, words)
  await send.click()

  await expectDelivery(page, words)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  for (const name of Object.keys(ANSWERS)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue('')
  }
})

test('the menu needs no mouse', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Saltar al contenido')
  await tabTo(page, 'Productos')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Sellos mecánicos')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productos\/sellos-mecanicos$/)
  await expect(page.locator('h1')).toBeFocused()
})
