import type { Browser } from 'playwright'
import { withTelephone } from './telephone.ts'

const START = '/'
const MECHANICAL = '/productos/sellos-mecanicos'
const PACKING = '/productos/empaquetaduras-mecanicas-juntas'

/** Ten links that a visitor taps, each on the page before it. */
const STEPS = [
  MECHANICAL,
  `${MECHANICAL}/sellos-cartucho`,
  MECHANICAL,
  `${MECHANICAL}/sellos-partidos`,
  '/contacto',
  '/productos/juntas-expansion',
  PACKING,
  `${PACKING}/sellos-multiproposito`,
  `${PACKING}/sellos-multiproposito/pagina/2`,
  '/',
]
/** The visitor looks at a page before tapping on: time that a site may use to fetch ahead. */
const READING_MS = 3000

const TAPPED_AT = 'tocado'

/**
 * From each tap, as the page hears it, to the next page's heading on the screen, summed over the
 * journey. The driver's own way to the finger is not the visitor's.
 */
export function travel(browser: Browser, origin: string): Promise<number> {
  return withTelephone(browser, async (page) => {
    await page.addInitScript((key) => {
      const note = () => sessionStorage.setItem(key, String(Date.now()))
      addEventListener('pointerup', note, { capture: true })
    }, TAPPED_AT)
    await page.goto(origin + START, { waitUntil: 'load' })
    let total = 0
    for (const step of STEPS) {
      const link = page.locator(`a[href="${step}"]:visible`).first()
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(READING_MS)
      const title = await page.title()
      await link.tap({ noWaitAfter: true })
      const arrival = await page.waitForFunction(
        ([path, before]) =>
          location.pathname === path &&
          document.title !== before &&
          document.querySelector('h1')?.checkVisibility() &&
          document.querySelector('footer') &&
          Date.now(),
        [step, title] as const,
        { polling: 'raf' },
      )
      const tappedAt = await page.evaluate((key) => Number(sessionStorage.getItem(key)), TAPPED_AT)
      total += Number(await arrival.jsonValue()) - tappedAt
    }
    return total
  })
}
