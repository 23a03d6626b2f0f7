import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only faults are carried over, three times quicker; stylesheets, which only an experimental rule reads, are not fetched. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** What is wrong, one line an element. */
export async function violations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS)
  const results = await choose(axe).analyze()
  const width = page.viewportSize()?.width
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${width} px: ${id}: ${target.join(' ')}`),
  )
}
