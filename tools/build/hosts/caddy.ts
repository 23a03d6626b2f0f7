import { commonPolicy } from '../../../deploy/answer-headers.ts'
import {
  CONTENT_TYPES,
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  HTTPS_HEADERS,
  RELAY_PREFIX,
} from '../../../deploy/headers.ts'
import type { HostedSite } from './site-files.ts'

const [EVERYWHERE, ...NARROWER] = HEADER_RULES.filter(({ path }) => !path.startsWith(RELAY_PREFIX))

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

function headerBlock(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name} ${quoted(value)}\n`)
  return `header {\n${lines.join('')}}\n`
}

/** Rules that exclude each other, since it is not the last one written that wins in Caddy. */
function narrowerHeaders(): string {
  return NARROWER.map(({ path, headers }, index) =>
    Object.entries(headers)
      .map(([name, value]) => {
        const usual = EVERYWHERE?.headers[name]
        const rule = `@regla${index} path ${path}\nheader @regla${index} ${name} ${quoted(value)}\n`
        if (usual === undefined) return rule
        const rest = `@resto${index} not path ${path}\n`
        return `${rule}${rest}header @resto${index} ${name} ${quoted(usual)}\n`
      })
      .join(''),
  ).join('')
}

function typeHeaders(): string {
  return Object.entries(CONTENT_TYPES)
    .filter(([extension]) => extension !== '.html')
    .map(([extension, type]) => `header *${extension} Content-Type ${quoted(type)}\n`)
    .join('')
}

function indented(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, '\t'.repeat(depth)).replaceAll('  ', '\t')
}

/**
 * One machine with Caddy, which fetches its certificate by itself. Pages bring the policy of their
 * own scripts with them; the header says what is the same for all.
 */
export function caddyfile({ origin, redirects }: HostedSite): string {
  const narrowed = new Set(NARROWER.flatMap(({ headers }) => Object.keys(headers)))
  const all = {
    ...EVERYWHERE?.headers,
    ...HTTPS_HEADERS,
    'Content-Security-Policy': commonPolicy(),
  }
  const fixed = Object.fromEntries(Object.entries(all).filter(([name]) => !narrowed.has(name)))
  const site = `${headerBlock(fixed)}${narrowerHeaders()}${typeHeaders()}
@metodo not method GET HEAD
respond @metodo 405
${redirects.map(({ from, to, status }) => `redir ${from} ${to} ${status}\n`).join('')}
@propias path /404 /404.html /404/* /_headers /_redirects *.br *.gz
error @propias 404
@barra path_regexp barra ^(/.+)/(?:index\\.html)?$
redir @barra {re.barra.1} 301
try_files {path} {path}/index.html
file_server {
  precompressed br gzip
}
`
  const errors = `${headerBlock({ ...all, 'Cache-Control': ERROR_CACHE_CONTROL })}rewrite * /404/index.html
file_server {
  precompressed br gzip
}
`
  return `${new URL(origin).host} {
	root * /var/www/sitio/actual/client
	handle ${RELAY_PREFIX}* {
		request_body {
			max_size 64KB
		}
		reverse_proxy 127.0.0.1:4173
	}
	handle {
		route {
${indented(site, 3)}		}
	}
	handle_errors {
		route {
${indented(errors, 3)}		}
	}
}
`
}
