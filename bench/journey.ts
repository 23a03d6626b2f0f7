import type { Browser } from 'playwright'
import { withTelephone } from './telephone.ts'

const START = '/'
const MECHANICAL = '/productos/sellos-mecanicos'
const PACKING = '/productos/empaquetaduras-mecanicas-juntas'

/** Ten links, each on the page before, that the visitor taps. */
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
/** How long the visitor looks at a page before tapping; the site may use this time to prefetch. */
const READING_MS = 3000

/** Times from tap to page, summed over a journey. */
export type Journey = {
  /** Until the next page's heading is painted. */
  openingMs: number
  /** Until the whole page is laid out, including what is out of view. */
  wholeMs: number
}

/** Measures from the page's own tap event, without the driver's delay before it. */
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
