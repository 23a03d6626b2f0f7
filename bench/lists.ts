// Usage: node bench/lists.ts [build folder]
// What a visitor sees of each list of products: where its first row begins, how many rows stand whole on
// the first screen, where the list and the page end. In CSS pixels.
import { chromium } from 'playwright'
import { catalogue } from '#catalogue/catalogue.ts'
import { CHROMIUM_ARGS, findChromium } from '../tools/chromium.ts'
import { listSight, SCREENS } from './list-sight.ts'
import { serveSite } from './served-site.ts'

const [folder = 'build'] = process.argv.slice(2)
const paths = [...catalogue().pages.values()]
  .filter(({ products }) => products.length > 0)
  .map(({ path }) => path)

const { origin, stop } = await serveSite(`${folder}/client`)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
})
try {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, hasTouch: screen === 'telephone' })
    const rows = []
    for (const path of paths) {
      await page.goto(origin + path)
      rows.push({ path, ...(await listSight(page)) })
    }
    console.log(`${screen}, ${viewport.width} × ${viewport.height}`)
    console.table(rows)
    await page.close()
  }
} finally {
  await browser.close()
  await stop()
}
