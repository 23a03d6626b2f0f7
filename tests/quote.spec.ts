import { expect, test, type Page } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { readPdf } from '../src/datasheets/testing/read-pdf.ts'

const CODES = catalogue()
  .products.slice(0, 60)
  .map(({ id }) => id)

/** An address with a list of this many lines, each with details of a machine. */
function addressOf(count: number): string {
  const lines = CODES.slice(0, count).map(
    (id, index) => `${id}*${index + 1};t310-PU-0${index};e60;p15;c45;fRelave;nRevisar+la+placa`,
  )
  return `/cotizar#l=1.${lines.join(',')}`
}

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Líneas de la lista' }).getByRole('listitem')

async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('the address of a list of twenty lines opens it in another browser, and is never sent to the host', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(addressOf(20))
  await expect(lines(page)).toHaveCount(20)
  expect(page.url()).not.toContain('#')
  const address = await copied(page, 'Copiar enlace')
  expect(address.length).toBeLessThanOrEqual(2000)
  expect(new URL(address).search).toBe('')

  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(address)
  await expect(lines(other)).toHaveCount(20)
  await expect(lines(other).nth(19).getByLabel('Equipo (TAG)')).toHaveValue('310-PU-019')
  expect(asked.filter((url) => url.includes('310-PU'))).toEqual([])
  await other.context().close()
})

test('the figures of a search are added to the products that it finds', async ({ page }) => {
  await page.goto('/buscar?q=eje+60+mm+15+bar+cartucho')
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click()
  await page.goto('/cotizar')
  await expect(lines(page).first().getByLabel('Presión', { exact: true })).toHaveValue('15')
  await expect(lines(page)).toHaveCount(1)
})

test('twenty lines print on two pages at most, with their address and the date; sixty, too long to type, without', async ({
  page,
}) => {
  const file = test.info().outputPath('lista.pdf')
  for (const [count, address] of [
    [20, '/cotizar#l=1.'],
    [60, '/cotizar'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(addressOf(count))
    if (count > 20) await page.getByRole('button', { name: 'Reemplazar la mía' }).click()
    await expect(lines(page)).toHaveCount(count)
    await page.pdf({ path: file, format: 'A4' })
    const { pages, text } = await readPdf(file)
    expect(pages).toBeLessThanOrEqual(2)
    expect(text).toMatch(/Impresa el \d+ de \w+ de \d{4}/)
    expect(text.replaceAll(' ', '')).toContain(address)
  }
})

test('without a script the list page says so and links on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/cotizar')
  await expect(page.getByText(/^Esta lista necesita JavaScript/)).toBeVisible()
  await expect(page.getByText('Agregar').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ir al formulario de contacto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar la foto de la placa' })).toBeVisible()
  await context.close()
})
