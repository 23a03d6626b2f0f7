import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

const PACKINGS = '/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas'

test('a term links to its definition, the definition to the products, and a word finds it', async ({
  page,
}) => {
  await page.goto(PACKINGS)
  await waitUntilAlive(page)
  const terms = page.getByRole('main').locator('a[href^="/glosario#"]')
  const addresses = await terms.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses).toContain('/glosario#prensaestopas')
  expect(new Set(addresses).size).toBe(addresses.length)

  await terms.filter({ hasText: 'prensaestopas' }).click()
  await expect(page).toHaveURL(/\/glosario#prensaestopas$/)
  const entry = page.locator('#prensaestopas')
  await expect(entry).toBeInViewport()
  expect(await entry.evaluate((term) => term.matches(':target'))).toBe(true)
  await entry.getByRole('link', { name: 'Empaquetadura de válvulas' }).click()
  await expect(page).toHaveURL(new RegExp(`${PACKINGS}$`))

  await page.goBack()
  await expect(entry).toBeInViewport()
  await test.step('a term stands over its definition, with a drawing if it has one', async () => {
    const cartridge = page.locator('#sello-de-cartucho')
    const term = await cartridge.locator('dt').boundingBox()
    const definition = await cartridge.locator('dd').first().boundingBox()
    expect(definition?.x).toBe(term?.x)
    expect(definition?.y).toBeGreaterThan(term?.y ?? 0)
    await expect(cartridge.locator('img')).toHaveAttribute('src', '/dibujos/180-fila.svg')
    await expect(page.locator('#epdm').locator('img')).toHaveCount(0)
  })
  await test.step('a word leaves the terms that hold it, and none says so', async () => {
    await waitUntilAlive(page)
    const field = page.getByRole('searchbox', { name: 'Buscar un término' })
    await field.fill('vitrif')
    await expect(page.locator('#vitrificado')).toBeVisible()
    await expect(page.locator('#sello-de-cartucho')).toBeHidden()
    await field.fill('xyzqq')
    await expect(page.getByText('Ningún término lleva esas palabras.')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the glossary is navigated by letter', async ({ page }) => {
    await page.goto(PACKINGS)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glosario' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glosario de sellado')
    const letters = page.getByRole('navigation', { name: 'Letras del glosario' })
    await letters.getByRole('link', { name: 'V', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'V', exact: true })).toBeInViewport()
    await expect(page.locator('#vitrificado')).toContainText('Capa dura y brillante')
  })
})
