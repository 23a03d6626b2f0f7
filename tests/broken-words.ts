import type { Page } from '@playwright/test'

/**
 * The words that are broken within their letters for want of room, each with its line. Addresses and codes may break
 * at their signs.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      // What is visually hidden is a pixel wide.
      if (!node.parentElement?.checkVisibility() || node.parentElement.offsetWidth === 1) continue
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of text.matchAll(/(?<!\S)[\p{L}\d]+(?!\S)/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${word} in "${text.trim()}"`)
      }
    }
    return found
  })
}
