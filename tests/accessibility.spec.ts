import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { PAGE_KINDS } from '../bench/page-kinds.ts'
import { OPENED_PATHS, UNLISTED_PATHS } from './built-pages.ts'

const WIDTHS_PX = [390, 1440]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** By night the page is the same page in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const STAND_INS = ['/no-existe', '/sin-senal']
/** Pages of one kind are laid out and coloured by the same styles: one of each is looked at closely. */
const CLOSELY = [...PAGE_KINDS, ...STAND_INS]
const ONCE = [...OPENED_PATHS, ...UNLISTED_PATHS].filter((path) => !CLOSELY.includes(path))

for (const path of ONCE) {
  test(`${path} is accessible on a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    // Still pictures: colours are measured as they stay, not half-way through a fade.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await violations(page, (axe) => axe.withTags(RULES))).toEqual([])
  })
}

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

/** What is wrong, one line an element. Only faults are carried over, which is three times quicker. */
async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const results = await choose(axe).analyze()
  const width = page.viewportSize()?.width
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${width} px: ${id}: ${target.join(' ')}`),
  )
}
