import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'
import { holdFonts, SHIFT_MAX, watchShifts } from './shift-watch.ts'

/** What a page shows first and what comes once its data are there, or at the visitor's first sign. */
const LATE: readonly { path: string; arrival: string }[] = [
  { path: '/comparar?p=442c,442m', arrival: 'hasta 31 bar' },
  { path: '/selector?p=600&p-en=psi', arrival: 'en una sola cifra' },
  { path: '/buscar?q=442c', arrival: '442C' },
  { path: '/productos/sellos-mecanicos', arrival: 'Guardar esta familia para usar sin señal' },
]

/**
 * On a telephone, where more lines break, every kind of page is looked at (walk.spec.ts); these stand for all on a desk,
 * and on a tall tablet, where more is in view than what comes first.
 */
const WIDE = [
  { screen: { width: 1440, height: 844 }, path: '/' },
  { screen: { width: 1440, height: 844 }, path: '/contacto' },
  { screen: { width: 1440, height: 844 }, path: '/productos/sellos-mecanicos/sellos-cartucho' },
  { screen: { width: 1440, height: 844 }, path: '/soluciones/sellado-equipo-rotatorio' },
  { screen: { width: 820, height: 1180 }, path: '/productos/sellos-mecanicos' },
  { screen: { width: 820, height: 1180 }, path: '/productos/juntas-expansion' },
  {
    screen: { width: 820, height: 1180 },
    path: '/productos/empaquetaduras-mecanicas-juntas/sellos-bridas',
  },
  { screen: { width: 820, height: 1180 }, path: '/equipos/bomba' },
]

for (const { screen, path } of WIDE) {
  test(`at ${screen.width} px a font that comes late hardly moves ${path}`, async ({ page }) => {
    await page.setViewportSize(screen)
    const shifted = await watchShifts(page)
    const releaseFonts = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await releaseFonts()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves on a product’s page when it comes alive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const shifted = await watchShifts(page)
    await page.goto('/productos/sellos-mecanicos/sellos-cartucho/1510')
    await waitUntilAlive(page)
    await expect(page.getByRole('combobox', { name: 'Eje' })).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
  })

  for (const { path, arrival } of LATE) {
    test(`at ${width} px nothing that is read moves when ${path} is filled in`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const shifted = await watchShifts(page)
      await page.goto(path)
      await waitUntilAlive(page)
      await page.mouse.move(5, 5)
      await expect(page.getByText(arrival).first()).toBeVisible()
      expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
    })
  }
}
