import { foldText } from '#schema/fold-text.ts'

/** What stands for a home page elsewhere. */
export const HOME_NAMES = ['index', 'inicio', 'home', 'portada', 'principal', 'main', 'default']
/** Endings of pages made by other programs. */
export const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jsp|do|cfm)$/
/** Added by a program to the address of a page. */
const SESSION = /;(?:jsessionid|phpsessid)=[^/]*/g
/** A site's name that came along: "/https://www.planta.cl/contacto", "/www.planta.cl/contacto". */
const SITE = /^\/*(?:https?:\/*)(?:[^/]+)(?=\/|$)|^\/*www\.[^/]+(?=\/|$)/
/** What a mail or a sentence leaves at the ends of a link. */
const WRAPPING_BEFORE = /^\/*[\s<("'«“[{]+/
const WRAPPING_AFTER = /(?:&(?:gt|quot|amp|#\d+);|[\s.,;:!?>)"'»”\]}…*\\]|=(?:20|0a|0d)?)+$/
/** A line of mail that was broken inside an address. */
const SOFT_BREAK = /=(?:\r?\n)|[\r\n\t\u00AD\u200B-\u200D\u2060\uFEFF]+/g
const LANGUAGE = /^\/(?:es|es-cl|cl)(?=\/|$)/

/** Signs that are never part of an address of the site, and that no link is disfigured by. */
const HOSTILE = /%(?:2f|5c|00)|(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i

/**
 * The page that a disfigured address means: capitals, accents, blanks, `.html`, `index.php`, what a mail
 * program or a sentence leaves at its ends. Undefined where that is no known page, or is what was asked.
 */
export function meantPath(asked: string, isKnown: (path: string) => boolean): string | undefined {
  return meantPaths(asked).find(isKnown)
}

/** The paths that an address may mean, the likeliest first, without itself. */
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

/** An address as this site writes its own: no query, no closing slash, lower case, hyphens for blanks. */
function normalPath(asked: string): string {
  const [address = ''] = decoded(asked).split(/[?#]/)
  const bare = address
    .replaceAll(SOFT_BREAK, '')
    .replace(WRAPPING_BEFORE, '/')
    .replace(WRAPPING_AFTER, '')
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

/** What can be decoded, decoded; a sign that stands for nothing is left out. */
function decoded(address: string): string {
  return address.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return ''
    }
  })
}
