import { SECURITY_PATH } from '#catalogue/paths.ts'
import { pagePolicy } from '../../../deploy/answer-headers.ts'
import {
  CONTENT_TYPES,
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  HTTPS_HEADERS,
  RELAY_PREFIX,
} from '../../../deploy/headers.ts'
import { STATUS_TEXTS } from '../../../server/plain-answer.ts'
import { carrierOfSite, namesOf, SITE_FOLDER, type HostedSite } from './site-files.ts'

const [EVERYWHERE, ...NARROWER] = HEADER_RULES.filter(({ path }) => !path.startsWith(RELAY_PREFIX))
const ONLY_NARROWER = new Set(
  NARROWER.flatMap(({ headers }) => Object.keys(headers)).filter(
    (name) => EVERYWHERE?.headers[name] === undefined,
  ),
)
const ALL = { ...EVERYWHERE?.headers, ...HTTPS_HEADERS }

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`)

/** Told once, and read for pages and errors. */
const policyMap = (site: HostedSite) =>
  block('map {path} {politica}', [`default ${quoted(pagePolicy(carrierOfSite(site)))}`])

function redirectMap({ redirects }: HostedSite): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to}`, `${from}/ ${to}`])
  return block('map {path} {destino}', [...lines, 'default ""'])
}

/** Rules that exclude each other, since it is not the last one written that wins in Caddy. */
function narrowerHeaders(): string {
  const names = new Set(NARROWER.flatMap(({ headers }) => Object.keys(headers)))
  return [...names].map(headerByPath).join('')
}

function headerByPath(name: string): string {
  const rules = NARROWER.flatMap(({ path, headers }) => {
    const value = headers[name]
    // Caddy's star stands for anything, slashes too, at either end of a path only.
    return value === undefined ? [] : [{ path: path.replace(/^\/\*/, '*'), value }]
  })
  const matcher = (index: number | 'resto') => `@${name.toLowerCase()}_${index}`
  const lines = rules.map(
    ({ path, value }, index) =>
      `${matcher(index)} path ${path}\nheader ${matcher(index)} ${name} ${quoted(value)}\n`,
  )
  const usual = EVERYWHERE?.headers[name]
  if (usual === undefined) return lines.join('')
  const rest = `${matcher('resto')} not path ${rules.map(({ path }) => path).join(' ')}\n`
  return `${lines.join('')}${rest}header ${matcher('resto')} ${name} ${quoted(usual)}\n`
}

function typeHeaders(): string {
  return Object.entries(CONTENT_TYPES)
    .filter(([extension]) => extension !== '.html')
    .map(([extension, type]) => {
      const matcher = `@tipo_${extension.slice(1)}`
      return `${matcher} path *${extension}\nheader ${matcher} Content-Type ${quoted(type)}\n`
    })
    .join('')
}

function indented(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, '\t'.repeat(depth)).replaceAll('  ', '\t')
}

/** Leads on to another path; the query comes along. */
const leadOn = (matcher: string, target: string) => `route ${matcher} {
  header Cache-Control ${quoted(ERROR_CACHE_CONTROL)}
  rewrite * ${target}
  redir {uri} 301
}
`

/** Hands enquiries to the site's own server, where that takes them. */
function relayHandle({ relayPort }: HostedSite): string {
  if (relayPort === undefined) return ''
  return `	handle ${RELAY_PREFIX}* {
		request_body {
			max_size 50MB
		}
		reverse_proxy 127.0.0.1:${relayPort}
	}
`
}

/** One machine with Caddy, which fetches its certificate by itself. */
export function caddyfile(site: HostedSite): string {
  const answers = `${block('header', headerLines(ALL))}@metodo not method GET HEAD
route @metodo {
  header Allow "GET, HEAD"
  header Content-Type "text/plain; charset=utf-8"
  header Cache-Control ${quoted(ERROR_CACHE_CONTROL)}
  respond ${quoted(STATUS_TEXTS[405])} 405
}
@anterior not vars {destino} ""
${leadOn('@anterior', '{destino}')}@propias {
  path /404 /404.html /404/* /_headers /_redirects /.* *.br *.gz
  not path ${SECURITY_PATH}
}
error @propias 404

# Each page has one address: without a closing slash, without index.html.
@portada path /index.html
${leadOn('@portada', '/')}@barra path_regexp barra ^(/.+)/(?:index\\.html)?$
route @barra {
  @existe file {re.barra.1}/index.html
${indented(leadOn('@existe', '{re.barra.1}'), 1)}  error 404
}
@pagina not path_regexp \\.[a-z0-9]+$
header @pagina Content-Security-Policy {politica}
${narrowerHeaders()}${typeHeaders()}try_files {path} {path}/index.html
file_server {
  precompressed br gzip
}
`
  const errors = `${block('header', [
    ...headerLines({
      ...ALL,
      'Cache-Control': ERROR_CACHE_CONTROL,
      'Content-Type': CONTENT_TYPES['.html'] ?? '',
      'Content-Security-Policy': '{politica}',
    }),
    ...[...ONLY_NARROWER].map((name) => `-${name}`),
  ])}rewrite * /404/index.html
file_server {
  precompressed br gzip
}
`
  const [name, ...others] = namesOf(site)
  const fromOthers = others.map(
    (other) =>
      `${other} {\n\theader Strict-Transport-Security ${quoted(ALL['Strict-Transport-Security'] ?? '')}\n\tredir https://${name}{uri} 301\n}\n`,
  )
  return `${name} {
	root * ${SITE_FOLDER}/actual/client
${indented(redirectMap(site) + policyMap(site), 1)}${relayHandle(site)}	handle {
		route {
${indented(answers, 3)}		}
	}
	handle_errors {
		route {
${indented(errors, 3)}		}
	}
}
${fromOthers.join('')}`
}
