import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'
import { holdFonts, SHIFT_MAX, watchShifts } from './shift-watch.ts'

/** What a page shows first and what comes once its data are there, or at the visitor's first sign. */
const LATE: readonly { path: string; arrival: string }[] = [
  { path: '/comparar?p=442c,442m', arrival: 'hasta 31 bar' },
  { path: '/selector?presion=600&presion-en=psi', arrival: 'en una sola cifra' },
  { path: '/buscar?q=442c', arrival: '442C' },
  { path: '/productos/sellos-mecanicos', arrival: 'Guardar esta familia' },
  { path: '/productos/juntas-expansion', arrival: 'Guardar esta familia' },
]

/** Pages that are moved to: what stands at their end comes after their first screen. */
const NEXT = [
  {
    from: '/condiciones',
    to: '/productos/sellos-mecanicos',
    name: 'Sellos mecánicos',
    last: 'La línea en cifras',
  },
  {
    from: '/condiciones',
    to: '/productos/juntas-expansion',
    name: 'Juntas de expansión',
    last: 'Catálogo de juntas de expansión',
  },
  {
    from: '/condiciones',
    to: '/productos/empaquetaduras-mecanicas-juntas/sellos-bridas',
    name: 'Sellado de bridas',
    last: 'Sobre estos productos',
  },
  {
    from: '/glosario',
    to: '/equipos/bomba',
    name: 'Productos para bombas',
    last: '¿No sabes cuál corresponde?',
  },
]
/** On a tall tablet more is in view than the rows that come first. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 844 },
]

/** On a telephone, where more lines break, every page is looked at (walk.spec.ts); on a desk these stand for all. */
const WIDE = [
  '/',
  '/contacto',
  '/productos/sellos-mecanicos',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/soluciones/sellado-equipo-rotatorio',
]

for (const path of WIDE) {
  test(`on a desk a font that comes late hardly moves ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 })
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

for (const screen of SCREENS) {
  for (const { from, to, name, last } of NEXT) {
    test(`at ${screen.width} px hardly anything moves once the next page, ${to}, stands`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      const shifted = await watchShifts(page)
      await page.goto(from)
      await waitUntilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      const before = await shifted()
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
        to,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('heading', { name: last })).toBeVisible()
      expect((await shifted()) - before).toBeLessThanOrEqual(SHIFT_MAX)
    })
  }
}
