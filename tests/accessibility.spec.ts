import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PAGE_PATHS } from './built-pages.ts'

const WIDTHS_PX = [390, 1440]
const SCHEMES = ['light', 'dark'] as const
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of [...PAGE_PATHS, '/no-existe']) {
  test(`${path} is accessible, by day and by night, on a telephone and on a desk`, async ({
    page,
  }) => {
    await page.goto(path)
    const found: string[] = []
    for (const colorScheme of SCHEMES) {
      // Still pictures: colours are measured as they stay, not half-way through a fade.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        for (const { id, nodes } of violations) {
          for (const { target } of nodes) {
            found.push(`${colorScheme}, ${width} px: ${id}: ${target.join(' ')}`)
          }
        }
      }
    }
    expect(found).toEqual([])
  })
}
