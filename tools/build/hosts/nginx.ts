import { HOME_NAMES, PAGE_ENDING } from '#catalogue/meant-path.ts'
import { pagePolicy } from '../../../deploy/answer-headers.ts'
import {
  ERROR_CACHE_CONTROL,
  HEADER_RULES,
  HTTPS_HEADERS,
  RELAY_PREFIX,
  type HeaderRule,
  CONTENT_TYPES,
} from '../../../deploy/headers.ts'
import { carrierOfSite, type HostedSite, namesOf, SITE_FOLDER } from './hosted-site.ts'
import { CONTACT_PATH, SECURITY_PATH } from '#catalogue/paths.ts'
import { STATUS_TEXTS } from '../../../server/plain-answer.ts'

const SUCCESS = '(?:200|206|304)'
/** Longer than any address of the site; nginx accepts no longer keys. */
const HASH_BUCKET_BYTES = 512

/** A header whose value depends on the path, and the variable that holds it. */
type PathHeader = Readonly<{ name: string; variable: string }>

const [EVERYWHERE, ...NARROWER] = HEADER_RULES.filter(({ path }) => !path.startsWith(RELAY_PREFIX))

const pathHeaderNames = [...new Set(NARROWER.flatMap(({ headers }) => Object.keys(headers)))]

const PATH_HEADERS: readonly PathHeader[] = pathHeaderNames.map((name) => ({
  name,
  variable: `$sitio_${name.toLowerCase().replaceAll('-', '_')}`,
}))

/** Headers that are the same for every answer. */
const FIXED_HEADERS = Object.entries(EVERYWHERE?.headers ?? {}).filter(
  ([name]) => !pathHeaderNames.includes(name),
)

function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would not read this as it stands: ${text}`)
  return `"${text}"`
}

function map(source: string, variable: string, lines: readonly string[]): string {
  return `map ${source} ${variable} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

function regexOf({ path }: HeaderRule): string {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const [start = '', end] = parts
  // A folder's own page does not match its rule: /documentos is not below /documentos/*.
  return end === '' ? String.raw`${start}(?!index\.html$).*$` : `${parts.join('.*')}$`
}

function pathHeaderMap({ name, variable }: PathHeader): string {
  const rules = NARROWER.filter(({ headers }) => headers[name] !== undefined)
  const everywhere = EVERYWHERE?.headers[name] ?? ''
  const ofErrors = name === 'Cache-Control' ? ERROR_CACHE_CONTROL : everywhere
  // nginx takes the first matching expression; in our table, the last rule wins.
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
 * Removes what other programs, mails and sentences append to an address (`meantPath` in the catalogue, except that
 * nginx cannot handle accents or inner spaces).
 */
const BARE_ADDRESS = [
  String.raw`"~^(?:/(?:es|es-cl|cl)(?=/.))?(?<sitio_limpia>/.*?)`,
  `(?:/(?:${HOME_NAMES.join('|')}))?(?:/(?:amp|print))?`,
  `(?:${PAGE_ENDING.source.slice(0, -1)})?`,
  String.raw`(?:[\s.,;:!?>)\x22\x27\]\}*/\x5c<=%]|\xc2\xbb|\xe2\x80[\x9d\xa6])*$" $sitio_limpia`,
].join('')

/** The page meant by an address in any case: nginx ignores case when it looks up keys. */
function meantMap(pages: readonly string[], { redirects }: HostedSite): string {
  const meant = new Map([
    ...pages.map((page) => [page.toLowerCase(), page] as const),
    ...redirects.map(({ from, to }) => [from.toLowerCase(), to] as const),
    ...HOME_NAMES.map((name) => [`/${name}`, '/'] as const),
  ])
  return map(
    '$sitio_sin_adorno',
    '$sitio_dicha',
    [...meant].map(([asked, page]) => `${quoted(asked)} ${quoted(page)}`),
  )
}

/** The maps, which belong outside of any `server`. */
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

/** Only enquiries have a body. */
const BODY_LIMIT = '64k'
/** The relay's limit: bodies that exceed the relay's own limits get its explanation. */
const ENQUIRY_LIMIT = '50m'
/** Cut off clients that send headers or bodies, or read answers, too slowly. */
const TIMEOUTS = ['client_header_timeout', 'client_body_timeout', 'send_timeout']
const TIMEOUT_S = 15

/** The only name that may begin with a dot. */
const SECURITY_NAME = SECURITY_PATH.slice('/.'.length).replaceAll('.', String.raw`\.`)

function typeLocation([extension, type]: readonly [string, string]): string {
  return `location ~ \\${extension}$ {
  types { }
  default_type ${quoted(type)};
  try_files $uri$sitio_br $uri =404;
}
`
}

/** The contents of a `server`, except its names, certificates and \`root\`. */
export function nginxServer(): string {
  const headers = [
    ...FIXED_HEADERS.map(([name, value]) => [name, quoted(value)]),
    ...PATH_HEADERS.map(({ name, variable }) => [name, variable]),
    ['Strict-Transport-Security', '$sitio_hsts'],
    ['Content-Security-Policy', '$sitio_csp'],
    ['Content-Encoding', '$sitio_codificacion'],
    ['Vary', '"Accept-Encoding"'],
    ['Allow', '$sitio_permitidos'],
  ]
  const types = Object.entries(CONTENT_TYPES).filter(([extension]) => extension !== '.html')
  return `server_tokens off;
absolute_redirect off;
etag on;
gzip off;
gzip_static on;
# Nothing outside of the pages' folder is shown by a link in it.
disable_symlinks on from=$document_root;
client_max_body_size ${BODY_LIMIT};
large_client_header_buffers 4 8k;
${TIMEOUTS.map((name) => `${name} ${TIMEOUT_S}s;\n`).join('')}
# A header that is empty is not sent.
${headers.map(([name, value]) => `add_header ${name} ${value} always;\n`).join('')}
# Addresses of the earlier site.
if ($sitio_destino) { return 301 $sitio_destino; }

error_page 404 @no_existe;
error_page 403 =404 @no_existe;
error_page 405 @metodo;
location @no_existe {
  if ($sitio_dicha) { return 301 $sitio_dicha$is_args$args; }
  types { }
  default_type ${quoted(CONTENT_TYPES['.html'] ?? '')};
  try_files /404/index.html$sitio_br /404/index.html =404;
}
location @metodo {
  types { }
  default_type "text/plain; charset=utf-8";
  return 405 ${quoted(STATUS_TEXTS[405])};
}
location = /404 { return 404; }
location = /404.html { return 404; }
location ^~ /404/ { return 404; }
location ~ /\\.(?!${SECURITY_NAME}$) { return 404; }

# Each page has one address: without a closing slash, without index.html.
location = /index.html { return 301 /$is_args$args; }
location ~ ^(?<sitio_pagina>/.+)/(?:index\\.html)?$ {
  if (-f $document_root$sitio_pagina/index.html) { return 301 $sitio_pagina$is_args$args; }
  return 404;
}

# Pages.
location / {
  types { }
  default_type ${quoted(CONTENT_TYPES['.html'] ?? '')};
  try_files $uri/index.html$sitio_br $uri/index.html =404;
}

# Files: only those of a type that the table knows.
${types.map(typeLocation).join('')}
# The relay of the enquiries, where it runs (docs/publicar.md).
include sitio/consultas*.conf;
`
}

/** An answer that the relay cannot give itself: a body too large for nginx, or an unreachable relay. */
function relayProblem(name: string, statuses: readonly number[], words: string): string {
  const page =
    `<!doctype html><html lang='es-CL'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>` +
    `<title>Error: Contáctanos</title><h1>No se pudo enviar tu consulta</h1><p>${words}</p>` +
    `<p>Vuelve a la página anterior: lo que escribiste sigue ahí.</p><p><a href='${CONTACT_PATH}'>Contáctanos</a></p></html>`
  return `error_page ${statuses.join(' ')} ${name};
location ${name} {
  types { }
  default_type ${quoted(CONTENT_TYPES['.html'] ?? '')};
  return ${statuses[0]} ${quoted(page)};
}
`
}

/** Passes enquiries to the site's own server, which sets its own headers. */
export function nginxRelay(port: number): string {
  const problems =
    relayProblem('@muy_grande', [413], STATUS_TEXTS[413]) +
    relayProblem('@sin_receptor', [502, 504], STATUS_TEXTS[503])
  return `${problems}location ^~ ${RELAY_PREFIX} {
  # One header of its own, though empty, keeps the others from being added twice.
  add_header X-Sitio "";
  client_max_body_size ${ENQUIRY_LIMIT};
  proxy_pass http://127.0.0.1:${port};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 5s;
  proxy_read_timeout 60s;
}
`
}

/** Visitors' addresses are not kept (content/paginas/privacidad.yaml): nginx's error messages contain them. */
const SILENCE = `  access_log off;
  error_log /var/log/nginx/error.log crit;
`

/** Port 80: answers the certificate authority's challenges, and redirects everything else to https. */
function httpServer(site: HostedSite): string {
  const { host } = new URL(site.origin)
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${namesOf(site).join(' ')};
  server_tokens off;
${SILENCE}  location ^~ /.well-known/acme-challenge/ { root ${SITE_FOLDER}/acme; }
  location / { return 301 https://${host}$request_uri; }
}
`
}

/** The first lines of a server on port 443. */
function httpsLines(names: readonly string[], certificate: string): string {
  return `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${names.join(' ')};
${SILENCE}  ssl_certificate ${certificate}/fullchain.pem;
  ssl_certificate_key ${certificate}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:sitio:10m;
  ssl_session_tickets off;
`
}

/** The configuration before the first certificate, without which nginx would not start on port 443. */
export function nginxBeginning(site: HostedSite): string {
  return httpServer(site)
}

/** The configuration of the machine: http and the other host name redirect to the site's own name. */
export function nginxSite(site: HostedSite): string {
  const { host } = new URL(site.origin)
  const certificate = `/etc/letsencrypt/live/${host}`
  const [, ...others] = namesOf(site)
  const hsts = HTTPS_HEADERS['Strict-Transport-Security'] ?? ''
  const fromOthers = `server {
${httpsLines(others, certificate)}  server_tokens off;
  add_header Strict-Transport-Security ${quoted(hsts)} always;
  return 301 https://${host}$request_uri;
}
`
  return `include sitio/mapas.conf;
${httpServer(site)}${others.length > 0 ? fromOthers : ''}server {
${httpsLines([host], certificate)}  # The pages' folder, which deploy/sitio.sh names anew for each version.
  include sitio/raiz.conf;
  include sitio/servidor.conf;
}
`
}

/** A complete configuration that needs no privileges: for the container, and for trying the site out. */
export function nginxContainer(): string {
  return `worker_processes auto;
pid /tmp/nginx.pid;
error_log /dev/stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;
  include sitio/mapas.conf;
  server {
    listen 8080;
    listen [::]:8080;
    root /srv/sitio;
    include sitio/servidor.conf;
  }
}
`
}
