import { expect, test, type Locator, type Page } from '@playwright/test'
import { catalogue } from './cached-catalogue.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { readPdf } from '../src/datasheets/testing/read-pdf.ts'
import { waitUntilAlive } from './built-pages.ts'
import { visit } from './worker-visit.ts'

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

/** Opens the conditions of a line. */
const openLine = (line: Locator) => line.getByRole('button', { name: /condiciones de/ }).click()

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

test("a list from an address replaces the visitor's own only on request, and names unknown codes", async ({
  page,
}) => {
  await page.goto('/cotizar?l=180*2,1510*1')
  await expect(lines(page)).toHaveCount(2)
  await page.goto('/cotizar#l=1.442c,4421-XT')
  const offer = page.getByRole('group', { name: 'Lista recibida' })
  await expect(offer).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await offer.getByRole('button', { name: 'Sumar a la mía' }).click()
  await expect(lines(page)).toHaveCount(4)
  await expect(page.getByText(/^«4421-XT»: no está en el catálogo/)).toBeVisible()
})

test('a line is judged when it is written, edited, moved, removed and restored', async ({
  page,
}) => {
  await page.goto('/cotizar?l=180*2,1510*1,150*1')
  const last = lines(page).nth(1)
  await openLine(last)
  await last.getByLabel('Presión', { exact: true }).fill('25')
  await expect(last).toContainText('25 bar: faltan 5 bar')
  const selector = last.getByRole('link', { name: 'Ver los que cumplen' })
  await expect(selector).toHaveAttribute('href', /^\/selector\?\w+=25$/)
  await last.getByRole('button', { name: 'Mover arriba 1510' }).click()
  await expect(lines(page).first()).toContainText('1510')
  await page.getByRole('button', { name: 'Quitar 1510' }).click()
  await expect(lines(page).first()).toContainText('1510 quitado de la lista')
  await page.reload()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(lines(page).first()).toContainText('25 bar')
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

test('what was written and not added is there after a reload, and goes along with the enquiry if it is asked to', async ({
  page,
}) => {
  await page.goto('/cotizar')
  const field = page.getByLabel(/^Pegar varios/)
  await field.fill('155 x 3')
  const add = page.getByRole('button', { name: 'Agregar la línea' })
  await expect(add).toBeVisible()
  await page.reload()
  // Without any gesture of the visitor.
  await expect(field).toHaveValue('155 x 3')
  await add.click()
  await page.getByLabel(/^Agregar por código/).fill('15 kg 1830ssp')
  await page
    .getByRole('link', { name: /^Pedir cotización/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Agregar y pedir' }).click()
  await expect(page).toHaveURL(/\/contacto#tu-consulta$/)
  const attached = page.getByRole('group').filter({ hasText: 'Van con tu consulta 2 productos' })
  await expect(attached.last()).toContainText('15 kg')
})

test('two tabs share one list', async ({ page, context }) => {
  await page.goto('/cotizar?l=180*2')
  await expect(lines(page)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/cotizar')
  await openLine(lines(other).first())
  await other.getByLabel('Equipo (TAG)').fill('310-PU-014')
  await expect(page.getByLabel('Equipo (TAG)')).toHaveValue('310-PU-014')
  await page.getByRole('button', { name: 'Una más' }).click()
  await expect(other.getByRole('textbox', { name: 'Cantidad de 180' })).toHaveValue('3')
})

for (const [count, address] of [
  [20, '/cotizar#l=1.'],
  // Too long to be typed from paper.
  [60, '/cotizar'],
] as const) {
  test(`${count} lines print on two pages at most, with their address and the date`, async ({
    page,
  }) => {
    await page.goto(addressOf(count))
    await expect(lines(page)).toHaveCount(count)
    const file = test.info().outputPath('lista.pdf')
    await page.pdf({ path: file, format: 'A4' })
    const { pages, text } = await readPdf(file)
    expect(pages).toBeLessThanOrEqual(2)
    expect(text).toMatch(/Impresa el \d+ de \w+ de \d{4}/)
    expect(text.replaceAll(' ', '')).toContain(address)
  })
}

test.describe('without a signal', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the list is edited, judged and stored', async ({ page, context }) => {
    await visit(page, '/')
    await visit(page, '/cotizar?l=180*2,1510*1')
    await expect
      .poll(() =>
        page.evaluate(async (path) => Boolean(await caches.match(path)), PRODUCT_DATA_PATH),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/cotizar')
    await waitUntilAlive(page)
    await openLine(lines(page).nth(1))
    await lines(page).nth(1).getByLabel('Presión', { exact: true }).fill('25')
    await expect(page.getByText(/25\sbar: faltan 5\sbar/)).toBeVisible()
    await page.reload()
    await expect(lines(page).nth(1)).toContainText('25 bar')
  })
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
