import { expect, type Page, test } from '@playwright/test'
import { waitUntilAlive } from './built-pages.ts'

/** Of each element, in the document's order: where it stands, and how it is drawn. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, borderWidth } = getComputedStyle(element)
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${font} ${borderWidth}`
    })
  })
}

test('a page looks the same after a move and after a document load', async ({ page }) => {
  // Which face a page is set in depends on when the font comes; here it never does.
  await page.context().route('**/*.woff2', (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/productos/sellos-mecanicos')
  await waitUntilAlive(page)
  for (const [name, path] of [
    ['Contacto', '/contacto'],
    ['Juntas de expansión', '/productos/juntas-expansion'],
    ['Comparar productos', '/comparar'],
    ['Glosario', '/glosario'],
    ['Selector de productos', '/selector'],
    ['Sellos mecánicos', '/productos/sellos-mecanicos'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    // Nothing is pointed at on the page that was opened either.
    await page.mouse.move(0, 0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const opened = await page.context().newPage()
    await opened.emulateMedia({ reducedMotion: 'reduce' })
    await opened.goto(path)
    await waitUntilAlive(opened)
    // Some data wait for a sign of the visitor's, whom the page moved to has met already.
    await opened.mouse.move(1, 0)
    await opened.mouse.move(0, 0)
    await expect(async () => {
      const expected = await looksOf(opened)
      expect(expected.length, path).toBeGreaterThan(50)
      expect(await looksOf(page), path).toEqual(expected)
    }).toPass({ timeout: 15_000 })
    await opened.close()
  }
})

test('component styles override site styles', async ({ page }) => {
  await page.goto('/')
  const order = await page.evaluate(() => {
    const [first] = document.styleSheets[0]?.cssRules ?? []
    return first instanceof CSSLayerStatementRule ? [...first.nameList] : []
  })
  expect(order).toEqual(['reset', 'tokens', 'base', 'components', 'utilities'])
})
