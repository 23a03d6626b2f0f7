import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { SECRET, telephoneJpeg } from '../server/testing/pictures.ts'
import { FORM_VALUES, fillIn } from './form-values.ts'
import { enquiryWith } from './outbox.ts'

/** Spec 8. */
const SUCCESS = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'

async function expectDelivery(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(SUCCESS)
  const email = await enquiryWith(words)
  for (const answer of Object.values(FORM_VALUES)) expect(email?.text).toContain(answer)
}

test('spec 2: a buyer walks from the home page to a seal and asks for it, by mouse', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('header').getByText('Productos', { exact: true }).click()
  await page.locator('header a[href="/productos/sellos-mecanicos"]:visible').click()
  await expect(page.locator('h1')).toHaveText('Sellos mecánicos')
  await page.locator('main a[href="/productos/sellos-mecanicos/sellos-cartucho"]').first().click()
  // Clicked before the page is alive: the click is held and repeated.
  await page.getByRole('link', { name: 'Agregar 1510', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Ver lista (1)' }).click()
  await page.getByRole('link', { name: 'Pedir cotización' }).click()

  await expect(page.locator('h1')).toHaveText('Contáctanos')
  await expect(page.locator('[name="comment"]')).toHaveValue('Solicito cotización de mi lista.')
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  await expect(send).toBeDisabled()

  const words = `Cotización ${randomUUID()}`
  await fillIn(page, words)
  await send.click()

  await expectDelivery(page, words)
  for (const name of Object.keys(FORM_VALUES)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue('')
  }
})

/** Five lines, one of them not in the catalogue, as a colleague might send them. */
const FIVE_LINES =
  '/cotizar#l=1.180*2;t310-PU-014;e60;p15;fRelave;s32,1510;p25,442c*3,155;nPara+mayo,!Tapa+de+bronce*2juego'

async function openListAsEnquiry(page: Page): Promise<string> {
  await page.goto(FIVE_LINES)
  await page.getByRole('link', { name: 'Pedir cotización' }).click()
  await expect(page.locator('h1')).toHaveText('Contáctanos')
  await expect(page.getByText('Tapa de bronce')).toBeVisible()
  const words = `Cotización ${randomUUID()}`
  await fillIn(page, words)
  return words
}

test("a list of five lines arrives aligned at the head of the mail, with the enquiry's reference", async ({
  page,
}) => {
  const words = await openListAsEnquiry(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const reference = await page
    .getByText(/^\d{6}-\d{4}-\w{4}$/)
    .first()
    .innerText()
  await expectDelivery(page, words)
  const email = await enquiryWith(words)
  expect(email?.subject).toContain(reference)
  const text = (email?.text ?? '').replaceAll('\u00a0', ' ')
  expect(text).toContain('Consulta:\nSolicito cotización (5 líneas, 7 unidades y 2 juegos):')
  expect(text).toContain('            TAG 310-PU-014; eje 60 mm; 15 bar; fluido: Relave; plan 32\n')
  expect(text).toMatch(/^4\. {5}1 un {2}155 {2}.*\n {13}Nota: Para mayo$/m)

  await page.goto('/cotizar')
  await page.getByRole('button', { name: 'Pedir de nuevo' }).click()
  await expect(page.getByText('5 líneas, 7 unidades y 2 juegos').first()).toBeVisible()
})

test('without a script a photograph is sent with the form, and its GPS data is removed', async ({
  browser,
}) => {
  const words = `Sin scripts ${randomUUID()}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contacto')
  await fillIn(page, words)
  await page
    .getByLabel('Elegir archivos')
    .setInputFiles({ name: 'placa.jpg', mimeType: 'image/jpeg', buffer: telephoneJpeg() })
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.locator('body')).toContainText(SUCCESS)
  const [attachment] = (await enquiryWith(words))?.attachments ?? []
  expect(attachment?.filename).toBe('1-placa.jpg')
  expect(Buffer.from(attachment?.content as ArrayBuffer).includes(SECRET)).toBe(false)
  await context.close()
})
