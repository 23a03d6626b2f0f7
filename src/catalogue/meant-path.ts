import { foldText } from '#schema/fold-text.ts'

/** Names that other sites use for the home page. */
export const HOME_NAMES = ['index', 'inicio', 'home', 'portada', 'principal', 'main', 'default']
/** File endings of pages on other sites. */
export const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jsp|do|cfm)$/
/** Session ids that servers append to an address. */
const SESSION = /;(?:jsessionid|phpsessid)=[^/]*/g
/** A host that was copied along: "/https://www.planta.cl/contacto", "/www.planta.cl/contacto". */
const SITE = /^\/*(?:https?:\/*)(?:[^/]+)(?=\/|$)|^\/*www\.[^/]+(?=\/|$)/
/** Characters that mail or a sentence leaves around a link. */
const WRAPPING_BEFORE = /^\/*[\s<("'«“[{]+/
const WRAPPING_AFTER = /(?:&(?:gt|quot|amp|#\d{1,5});|[\s.,;:!?>)"'»”\]}…*\\]|=(?:20|0a|0d)?)$/
/** The longest that WRAPPING_AFTER matches. */
const WRAPPING_LENGTH = 8
/** Line breaks that mail inserts inside an address. */
const SOFT_BREAK = /=(?:\r?\n)|[\r\n\t\u00AD\u200B-\u200D\u2060\uFEFF]+/g
const LANGUAGE = /^\/(?:es|es-cl|cl)(?=\/|$)/

/** Character sequences that only an attack produces, never a damaged link. */
const HOSTILE = /%(?:2f|5c|00)|(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i

/**
 * The page that a damaged address means: capitals, accents, blanks, `.html`, `index.php`, characters that mail
 * or a sentence left at its ends. Undefined where that is no known page, or the address itself.
 */
export function meantPath(asked: string, isKnown: (path: string) => boolean): string | undefined {
  return meantPaths(asked).find(isKnown)
}

/** The paths that an address may mean, likeliest first, itself excluded. */
export function meantPaths(asked: string): readonly string[] {
  if (HOSTILE.test(asked)) return []
  const path = normalPath(asked)
  const ways = [
    path,
    path.replace(LANGUAGE, '') || '/',
    path.replace(/\/(?:amp|print)$/, '') || '/',
  ]
  return [...new Set(ways)].filter((way) => way !== asked)
}

/** An address as this site writes them: no query, no trailing slash, lower case, hyphens for blanks. */
function normalPath(asked: string): string {
  const [address = ''] = decoded(asked).split(/[?#]/)
  const bare = unwrapped(address.replaceAll(SOFT_BREAK, ''))
    .replaceAll('\\', '/')
    .replaceAll(SESSION, '')
    .replace(SITE, '')
  const names = foldText(bare)
    .replaceAll('ñ', 'n')
    .split('/')
    .map((name) =>
      name
        .trim()
        .replaceAll(/[\s_+]+/g, '-')
        .replace(PAGE_ENDING, ''),
    )
    .filter((name) => name !== '' && !HOME_NAMES.includes(name))
  return `/${names.join('/')}`
}

/** Without the characters around it; one regular expression would take quadratic time at its end. */
function unwrapped(address: string): string {
  let rest = address.replace(WRAPPING_BEFORE, '/')
  for (;;) {
    const [wrapping] = WRAPPING_AFTER.exec(rest.slice(-WRAPPING_LENGTH)) ?? []
    if (!wrapping) return rest
    rest = rest.slice(0, -wrapping.length)
  }
}

/** Percent-decodes what it can and drops invalid sequences. */
function decoded(address: string): string {
  return address.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return ''
    }
  })
}
