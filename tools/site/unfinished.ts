import type { SiteCheck } from './built-site.ts'
import { writtenText } from './written-text.ts'

/** How a page would say that it is not finished, and what would stand in for the owner's data. */
const UNFINISHED = /[Pp]or confirmar|[Ss]e publicar|\bMuestra\b|Cliente \d|000 0000/
const CONTEXT_LENGTH = 40

/** No page and no document apologises for what is missing in it. */
export const checkUnfinished: SiteCheck = (site) =>
  [...site.files].flatMap((address) => {
    const text = writtenText(site, address).replace(/\s+/g, ' ')
    const found = UNFINISHED.exec(text)
    if (!found) return []
    const around = text.slice(
      Math.max(0, found.index - CONTEXT_LENGTH),
      found.index + CONTEXT_LENGTH,
    )
    return [`${address}: says «${found[0]}» in «${around.trim()}»`]
  })
