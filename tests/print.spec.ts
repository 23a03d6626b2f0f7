import { catalogue } from './cached-catalogue.ts'
import { PAGE_PATHS } from './built-pages.ts'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '../src/datasheets/testing/read-pdf.ts'

const CATEGORY = '/productos/sellos-mecanicos/sellos-partidos'

test('a list prints in light colours, in the units that were chosen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(CATEGORY)
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).colorScheme,
  )
  expect(background).toBe('light')
  const row = page.locator('[id="442c"]')
  await expect(row.locator('.in-si').first()).toBeVisible()
  await expect(row.locator('.in-imperial').filter({ visible: true })).toHaveCount(0)
  await expect(row.getByRole('button')).toHaveCount(0)

  await page.goto(`${CATEGORY}/442c`)
  await expect(page.getByRole('table', { name: /Especificaciones de 442C$/ })).toBeVisible()
})

const hrefOf = (id: string) => catalogue().products.find((product) => product.id === id)?.href ?? ''

/** The address of a page that contains the brand. */
const pageEnding = (words: string) => PAGE_PATHS.find((path) => path.endsWith(words)) ?? ''

/** The most A4 sheets that a page may take. */
const SHEETS: Readonly<Record<string, number>> = {
  '/productos/sellos-mecanicos/sellos-cartucho': 1,
  '/productos/empaquetaduras-mecanicas-juntas/sellos-bridas': 1,
  '/productos/juntas-expansion': 1,
  '/productos/sellos-mecanicos': 1,
  '/productos/monitoreo-de-equipos': 1,
  '/equipos/bomba': 2,
  '/codigos': 1,
  '/contacto': 1,
  '/historia': 1,
  '/documentos': 2,
  '/clientes': 1,
  '/condiciones': 1,
  '/planes-api': 3,
  [pageEnding('-connect-case-studies')]: 2,
  '/ficha-de-levantamiento': 1,
  '/soluciones/sellado-equipo-rotatorio': 1,
  [`${CATEGORY}/442c`]: 1,
  [hrefOf('1510')]: 1,
  [hrefOf('2810')]: 1,
  [hrefOf('rbs')]: 1,
  [hrefOf('apps')]: 1,
  [hrefOf('18k-19k')]: 1,
  [hrefOf('22ke')]: 1,
  [hrefOf('350-er')]: 2,
  [hrefOf('sensor-v1')]: 1,
}

/** Products whose drawings have the smallest letters. */
const LETTERED = ['442c', '22ke', '350-er', 'rbs'].map(hrefOf)

test('pages print on few sheets, their folded groups open and the letters of drawings at 7.5 pt', async ({
  page,
}) => {
  const file = test.info().outputPath('hoja.pdf')
  for (const [path, sheets] of Object.entries(SHEETS)) {
    await page.goto(path)
    await page.pdf({ path: file, format: 'A4' })
    const { pages, text } = await readPdf(file)
    expect.soft(pages, path).toBeLessThanOrEqual(sheets)
    expect.soft(text, path).toContain(`${pages} de ${pages}`)
    const codes = await page
      .locator('tr:has(> [role="rowheader"])')
      .evaluateAll((rows) => rows.map(({ id }) => id))
    const folded = text.toLowerCase()
    const missing = codes.filter((id) => /^\d+[a-z]?$/.test(id) && !folded.includes(id))
    expect.soft(missing, path).toEqual([])
    if (LETTERED.includes(path)) expect.soft(await smallestLetter(page), path).toBeGreaterThan(7.3)
  }
})

/** The height of the smallest letters in the page's drawings, in points, as printed. */
async function smallestLetter(page: Page): Promise<number> {
  await page.setViewportSize({ width: 680, height: 1036 })
  await page.emulateMedia({ media: 'print' })
  const sizes = await page
    .locator('main svg text')
    .evaluateAll((texts) =>
      texts.map((text) =>
        text instanceof SVGGraphicsElement
          ? parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
          : 0,
      ),
    )
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  return sizes.length > 0 ? Math.min(...sizes) * 0.75 : 0
}

test('a printed sheet has nothing to press, and its head the telephones and its address', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/contacto', '/clientes', CATEGORY]) {
    await page.goto(path)
    const pressed = page.locator('main').locator('select, button, [aria-label*="pestaña nueva"]')
    await expect.soft(pressed.filter({ visible: true }), path).toHaveCount(0)
    const lines = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
    expect.soft(new Set(lines), path).toEqual(new Set(['none']))
    const phone = page.locator('footer').getByText(catalogue().site.branches[0]?.phone?.value ?? '')
    const head = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect.soft((await phone.boundingBox())?.y, path).toBeLessThan(head?.y ?? 0)
  }
})

test('an enquiry on paper has its branches to mark by hand', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/contacto')
  for (const { title } of catalogue().site.branches) {
    await expect(page.locator('form').getByText(title, { exact: true }).last()).toBeVisible()
  }
  await expect(page.getByText('¿La llenaste a mano?')).toBeVisible()
})

test('links out of the site print with their addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(pageEnding('-connect-remote-accessibility'))
  const addresses = await page
    .locator("main a[href^='http']")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(addresses).toEqual([
    expect.stringContaining('/app-ios'),
    expect.stringContaining('/app-android'),
  ])
})

test('the home page prints each branch in one row, and in landscape its words and its caption apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const branch = catalogue().site.branches.find(({ phone }) => phone)
  const [title, phone] = await Promise.all(
    [
      page.getByRole('heading', { name: branch?.title ?? '' }),
      page.locator('main a[href^="tel:"]'),
    ].map((place) => place.first().boundingBox()),
  )
  expect(title && phone && Math.abs(title.y - phone.y) < title.height + phone.height).toBe(true)
  expect(title && phone && phone.x > title.x + title.width).toBe(true)

  await page.setViewportSize({ width: 1123, height: 794 })
  const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  const caption = await page.getByText('Sala de bombas de proceso', { exact: true }).boundingBox()
  expect(words && caption && words.y + words.height <= caption.y).toBe(true)
})
