import { expect, type Locator, type Page } from '@playwright/test'
import { hold } from './hold.ts'

/** Where the system's face gives way to the site's, whose metrics are nearly the same; a figure that loses a digit. */
export const SHIFT_MAX = 0.01

/** What comes on a page once its data are there, or at the visitor's first sign. */
export const LATE: Readonly<Record<string, (page: Page) => Locator>> = {
  '/comparar?p=442c,442m': (page) => page.getByText('hasta 31 bar'),
  '/selector?p=600&p-en=psi': (page) => page.getByText('en una sola cifra'),
  '/buscar?q=442c': (page) => page.getByText('442C', { exact: true }),
  '/productos/sellos-mecanicos': (page) =>
    page.getByText('Guardar esta familia para usar sin señal'),
  '/productos/sellos-mecanicos/sellos-cartucho/1510': (page) =>
    page.getByRole('combobox', { name: 'Eje' }),
}

/** Sums what moves in view from the page's first paint on, whatever the visitor does. */
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

/** Waits until what the page has become is painted: what moves in a frame is told after the next. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 3; frames += 1) await frame()
  })
}

const hasFont = () => document.fonts.check('16px "Archivo Variable"')

/** Keeps the site's letters back, as on a slow line, until what is returned lets them come; then the page has been painted in both. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '*.woff2')
  return async () => {
    await painted(page)
    expect(await page.evaluate(hasFont)).toBe(false)
    await release()
    await expect.poll(() => page.evaluate(hasFont)).toBe(true)
  }
}
