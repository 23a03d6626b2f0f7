import { expect, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

/** What a page shows first and what comes once its data are there. */
const LATE: readonly { path: string; arrival: string }[] = [
  { path: '/comparar?p=442c,442m', arrival: 'Presión máxima' },
  { path: '/selector?presion=600&presion-en=psi', arrival: 'Cumplen con lo pedido' },
  { path: '/buscar?q=442c', arrival: '442C' },
]

for (const width of [390, 1440]) {
  for (const { path, arrival } of LATE) {
    test(`at ${width} px nothing that is read moves when ${path} is filled in`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sum = Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value'))
            Object.assign(window, { shifted: sum })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await waitUntilAlive(page)
      await expect(page.getByText(arrival).first()).toBeVisible()
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
    })
  }
}
