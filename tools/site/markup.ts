import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import path from 'node:path'
import type { SiteCheck } from './built-site.ts'

/** Scripts, styles and React's own comments are not for the validator. */
const NO_MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const CONFIG_DIR = path.join(import.meta.dirname, '../..')

/**
 * Valid HTML, by .htmlvalidate.json. The roles of a table alone may be written on its own elements: drawn as a grid,
 * older Safari takes them away (product-list/table-roles.ts).
 */
export const checkMarkup: SiteCheck = async ({ pages }) => {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const problems: string[] = []
  for (const { path: page, html } of pages) {
    const report = await validator.validateString(
      html.replaceAll(NO_MARKUP, ''),
      path.join(CONFIG_DIR, 'page.html'),
    )
    const messages = report.results.flatMap((result) => result.messages)
    for (const { ruleId, message, selector } of messages) {
      problems.push(`${page}: ${ruleId}: ${message} (${selector ?? 'document'})`)
    }
  }
  return problems
}
