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
  PACKING,
  '/',
]
/** The visitor looks at a page before tapping on: time that a site may use to fetch ahead. */
const READING_MS = 3000

/** From tap to page, summed over a journey. */
export type Journey = {
  /** Until the next page's heading is on the screen. */
  openingMs: number
  /** Until all of the page stands, out of view too. */
  wholeMs: number
}

/** From each tap, as the page hears it: the driver's own way to the finger is not the visitor's. */
export function travel(browser: Browser, origin: string): Promise<Journey> {
  return withTelephone(browser, 'block', async (page) => {
    await page.addInitScript(() => {
      const note = () => sessionStorage.setItem('tapped', String(Date.now()))
      addEventListener('pointerup', note, { capture: true })
    })
    await page.goto(origin + START, { waitUntil: 'load' })
    const journey = { openingMs: 0, wholeMs: 0 }
    for (const step of STEPS) {
      const link = page.locator(`a[href="${step}"]:visible`).first()
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(READING_MS)
      const title = await page.title()
      await page.evaluate(() => sessionStorage.removeItem('opened'))
      await link.tap({ noWaitAfter: true })
      const arrival = await page.waitForFunction(
        ([path, before]) => {
          const isThere =
            location.pathname === path &&
            document.title !== before &&
            document.querySelector('h1')?.checkVisibility() &&
            document.querySelector('footer')
          if (!isThere) return undefined
          const [tapped, opened] = ['tapped', 'opened'].map((key) => sessionStorage.getItem(key))
          if (opened === null) sessionStorage.setItem('opened', String(Date.now()))
          if (document.querySelector('main [aria-busy]')) return undefined
          return {
            openingMs: Number(opened ?? Date.now()) - Number(tapped),
            wholeMs: Date.now() - Number(tapped),
          }
        },
        [step, title] as const,
        { polling: 'raf' },
      )
      const { openingMs = 0, wholeMs = 0 } = (await arrival.jsonValue()) ?? {}
      journey.openingMs += openingMs
      journey.wholeMs += wholeMs
    }
    return journey
  })
}
