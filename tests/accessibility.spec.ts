import { expect, test } from '@playwright/test'
import { catalogue } from '#catalogue/catalogue.ts'
import { kindAt } from '#site/kinds.ts'
import { PAGE_PATHS } from './built-pages.ts'
import { CLOSELY, RULES, violations } from './violations.ts'

const WIDTHS_PX = [390, 1440]
/** By night the page is the same page in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

test('a page of every kind is among those looked at closely', () => {
  const kindOf = (path: string) => kindAt(path, catalogue())
  const seen = new Set(CLOSELY.map(kindOf))
  expect(PAGE_PATHS.filter((path) => !seen.has(kindOf(path)))).toEqual([])
})

for (const path of CLOSELY) {
  test(`${path} is accessible by day and by night, on a telephone and on a desk`, async ({
    page,
  }) => {
    await page.goto(path)
    const found: string[] = []
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      found.push(...(await violations(page, (axe) => axe.withTags(RULES))))
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      found.push(...(await violations(page, (axe) => axe.withRules(COLOUR_RULES))))
    }
    expect(found).toEqual([])
  })
}

test('the colours by night are looked at', async ({ page }) => {
  await page.goto('/contacto')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addStyleTag({
    content: '@media (prefers-color-scheme: dark) { h1 { color: #333 !important } }',
  })
  const found = await violations(page, (axe) => axe.withRules(COLOUR_RULES))
  expect(found).toEqual([expect.stringContaining('color-contrast')])
})
