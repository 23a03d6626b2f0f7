import { CONTACT_PATH, SECURITY_PATH } from '#catalogue/paths.ts'
import { CONTENT_TYPES, HTTPS_HEADERS, RELAY_PREFIX } from '../../../deploy/headers.ts'
import { STATUS_TEXTS } from '../../../server/plain-answer.ts'
import { FIXED_HEADERS, PATH_HEADERS, quoted } from './nginx-maps.ts'
import { namesOf, SITE_FOLDER, type HostedSite } from './site-files.ts'

/** Nothing but an enquiry has a body. */
const BODY_LIMIT = '64k'
/** As the relay: what is larger than it takes is refused there, in words. */
const ENQUIRY_LIMIT = '50m'
/** Cuts off who sends headers or a body by drops, and who takes an answer by drops. */
const TIMEOUTS = ['client_header_timeout', 'client_body_timeout', 'send_timeout']
const TIMEOUT_S = 15

/** After the dot that no other name may begin with. */
const SECURITY_NAME = SECURITY_PATH.slice('/.'.length).replaceAll('.', String.raw`\.`)

function typeLocation([extension, type]: readonly [string, string]): string {
  return `location ~ \\${extension}$ {
  types { }
  default_type ${quoted(type)};
  try_files $uri$sitio_br $uri =404;
}
`
}

/** Everything inside of a `server`, but for its names, certificates and \`root\`. */
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

/** What the relay cannot answer itself: a body that is too large for nginx, or that it is not there. */
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

/** Hands enquiries to the site's own server, which answers with headers of its own. */
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

/** Nobody's address is kept (content/paginas/privacidad.yaml): what nginx notes of an error holds it too. */
const SILENCE = `  access_log off;
  error_log /var/log/nginx/error.log crit;
`

/** Port 80: where the certificate's authority looks for its proof; all else leads to https. */
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

/** What a server on port 443 begins with. */
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

/** One machine before its first certificate, without which nginx would not start on port 443. */
export function nginxBeginning(site: HostedSite): string {
  return httpServer(site)
}

/** One machine: http and the other name lead to the site's own, which serves it. */
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

/** A whole configuration that needs no rights: for the container, and for trying the site out. */
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
