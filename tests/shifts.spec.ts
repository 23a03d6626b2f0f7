import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'
import { holdFonts, LATE, SHIFT_MAX, watchShifts } from './shift-watch.ts'

/**
 * On telephones, where more lines break, walk.spec.ts checks every kind of page. These stand for all on a desktop, and
 * on a tall tablet, which shows more than the first content.
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

for (const [path, arrival] of Object.entries(LATE)) {
  test(`at 1440 px nothing that is read moves when ${path} comes alive and is filled in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 })
    const shifted = await watchShifts(page)
    await page.goto(path)
    await waitUntilAlive(page)
    await expect(arrival(page).first()).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
  })
}
