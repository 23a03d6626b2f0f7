import { pagePolicy } from '../../../deploy/answer-headers.ts'
import {
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  HTTPS_HEADERS,
  RELAY_PREFIX,
  type HeaderRule,
} from '../../../deploy/headers.ts'
import { carrierOfSite, type HostedSite } from './site-files.ts'

const SUCCESS = '(?:200|206|304)'
/** Longer than any address of the site; nginx takes no key that does not fit. */
const HASH_BUCKET_BYTES = 512

/** A header whose value depends on the path, and the variable that holds it. */
type PathHeader = Readonly<{ name: string; variable: string }>

const [EVERYWHERE, ...NARROWER] = HEADER_RULES.filter(({ path }) => !path.startsWith(RELAY_PREFIX))

const pathHeaderNames = [...new Set(NARROWER.flatMap(({ headers }) => Object.keys(headers)))]

export const PATH_HEADERS: readonly PathHeader[] = pathHeaderNames.map((name) => ({
  name,
  variable: `$sitio_${name.toLowerCase().replaceAll('-', '_')}`,
}))

/** Headers that are the same for every answer. */
export const FIXED_HEADERS = Object.entries(EVERYWHERE?.headers ?? {}).filter(
  ([name]) => !pathHeaderNames.includes(name),
)

export function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would not read this as it stands: ${text}`)
  return `"${text}"`
}

function map(source: string, variable: string, lines: readonly string[]): string {
  return `map ${source} ${variable} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

function regexOf({ path }: HeaderRule): string {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const [start = '', end] = parts
  // A page's own file is no file of its folder: /documentos stands beside /documentos/*.
  return end === '' ? String.raw`${start}(?!index\.html$).*$` : `${parts.join('.*')}$`
}

function pathHeaderMap({ name, variable }: PathHeader): string {
  const rules = NARROWER.filter(({ headers }) => headers[name] !== undefined)
  const everywhere = EVERYWHERE?.headers[name] ?? ''
  const ofErrors = name === 'Cache-Control' ? ERROR_CACHE_CONTROL : everywhere
  // nginx takes the first expression that fits; in the table, the last rule wins.
  const lines = rules
    .toReversed()
    .map((rule) => `"~^${SUCCESS} ${regexOf(rule)}" ${quoted(rule.headers[name] ?? '')}`)
  const isSame = everywhere === ofErrors
  return map('"$status $sitio_archivo"', variable, [
    ...lines,
    ...(isSame ? [] : [`"~^${SUCCESS} " ${quoted(everywhere)}`]),
    `default ${quoted(ofErrors)}`,
  ])
}

function redirectMap({ redirects }: HostedSite): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `"${path}" "${to}$is_args$args"`),
  )
  return map('$uri', '$sitio_destino', lines)
}

/**
 * What other programs, mails and sentences leave at an address (`meantPath` in the catalogue, as far as nginx
 * can: it knows neither accents nor blanks within).
 */
const BARE_ADDRESS = [
  String.raw`"~^(?:/(?:es|es-cl|cl)(?=/.))?(?<sitio_limpia>/.*?)`,
  String.raw`(?:/(?:index|inicio|home|portada|principal|main|default))?(?:/(?:amp|print))?`,
  String.raw`(?:\.(?:html?|php\d?|aspx?|jsp|do|cfm))?`,
  String.raw`(?:[\s.,;:!?>)\x22\x27\]\}*/\x5c<=%]|\xc2\xbb|\xe2\x80[\x9d\xa6])*$" $sitio_limpia`,
].join('')

/** nginx looks a name up in a table without regard to capitals. */
function meantMap(pages: readonly string[], { redirects }: HostedSite): string {
  const meant = new Map([
    ...pages.map((page) => [page.toLowerCase(), page] as const),
    ...redirects.map(({ from, to }) => [from.toLowerCase(), to] as const),
    ...['/index', '/inicio', '/home', '/portada', '/principal', '/main', '/default'].map(
      (name) => [name, '/'] as const,
    ),
  ])
  return map(
    '$sitio_sin_adorno',
    '$sitio_dicha',
    [...meant].map(([asked, page]) => `${quoted(asked)} ${quoted(page)}`),
  )
}

/** The tables, which stand outside of any `server`. */
export function nginxMaps(site: HostedSite, pages: readonly string[]): string {
  return [
    `map_hash_bucket_size ${HASH_BUCKET_BYTES};
map_hash_max_size 65536;
`,
    '# The twin to send: that of brotli, or a name that no file has.',
    map('$http_accept_encoding', '$sitio_br', [
      String.raw`"~*\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))" ".br"`,
      'default ".-"',
    ]),
    '# The file that is sent, without the ending of its twin.',
    map('$uri', '$sitio_archivo', [
      'volatile',
      String.raw`"~^/*(?<sitio_ruta>/.*?)(?:\.br)?$" $sitio_ruta`,
    ]),
    map('"$status $uri"', '$sitio_codificacion', [String.raw`"~^(?:200|206|404) .*\.br$" "br"`]),
    map('$status', '$sitio_permitidos', ['405 "GET, HEAD"']),
    '# By https, with this machine or with the one in front of it.',
    map('"$https $http_x_forwarded_proto"', '$sitio_hsts', [
      `"~^on |https$" ${quoted(HTTPS_HEADERS['Strict-Transport-Security'] ?? '')}`,
    ]),
    ...PATH_HEADERS.map(pathHeaderMap),
    '# Addresses of the earlier site.',
    redirectMap(site),
    '# The page that a disfigured address means.',
    map('$uri', '$sitio_sin_adorno', ['volatile', BARE_ADDRESS]),
    meantMap(pages, site),
    '# What pages may run.',
    map('"$status $sitio_archivo"', '$sitio_csp', [
      String.raw`"~^(?:(?:404|413|502|504) |${SUCCESS} .*/index\.html$)" ${quoted(pagePolicy(carrierOfSite(site)))}`,
    ]),
  ].join('\n')
}
