import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'

/** Allows for the change from the system's font to the site's, and for a figure that loses a digit. */
export const SHIFT_MAX = 0.01

/** Content that appears on a page once its data have loaded, or at the visitor's first gesture. */
export const LATE: Readonly<Record<string, (page: Page) => Locator>> = {
  '/comparar?p=442c,442m': (page) => page.getByText('hasta 31 bar'),
  '/selector?p=600&p-en=psi': (page) => page.getByText('en una sola cifra'),
  '/buscar?q=442c': (page) => page.getByText('442C', { exact: true }),
  '/productos/sellos-mecanicos': (page) =>
    page.getByText('Guardar esta familia para usar sin señal'),
  '/productos/sellos-mecanicos/sellos-cartucho/1510': (page) =>
    page.getByRole('combobox', { name: 'Eje' }),
}

/** Sums the layout shifts in view from the page's first paint on, including those after input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shifted: () => {
        add(observer.takeRecords())
        return sum
      },
    })
  })
  return async () => {
    await painted(page)
    return page.evaluate(() => Number(Reflect.get(window, 'shifted')()))
  }
}

/** Waits until the current state is painted: shifts of a frame are reported after the next one. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 3; frames += 1) await frame()
  })
}

const hasFont = () => document.fonts.check('16px "Archivo Variable"')

/** Holds back the site's fonts; the returned function lets them load and waits until they are painted. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '*.woff2')
  return async () => {
    await painted(page)
    expect(await page.evaluate(hasFont)).toBe(false)
    await release()
    await expect.poll(() => page.evaluate(hasFont)).toBe(true)
  }
}
