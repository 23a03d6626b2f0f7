import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '#catalogue/catalogue-model.ts'

/**
 * The earlier addresses, for every kind of host: a table for the site's own server, the file of
 * Netlify and Cloudflare Pages, parts of a configuration for nginx and Caddy, and for hosts that
 * know no redirects a page that leads on.
 */
export function writeRedirects(
  redirects: readonly Redirect[],
  origin: string,
  buildDir: string,
): void {
  const write = (file: string, text: string) => {
    const target = path.join(buildDir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  const lines = (format: (redirect: Redirect) => string) =>
    redirects.map((redirect) => `${format(redirect)}\n`).join('')

  write('redirects.json', `${JSON.stringify(redirects, null, 2)}\n`)
  write(
    'client/_redirects',
    lines(({ from, to, status }) => `${from} ${to} ${status}`),
  )
  write(
    'deploy/nginx-redirects.conf',
    lines(({ from, to, status }) => `location = ${from} { return ${status} ${to}$is_args$args; }`),
  )
  write(
    'deploy/caddy-redirects.caddyfile',
    lines(({ from, to, status }) => `redir ${from} ${to} ${status}`),
  )
  for (const { from, to } of redirects) write(`client${from}/index.html`, stubPage(to, origin))
}

function stubPage(to: string, origin: string): string {
  return `<!DOCTYPE html>
<html lang="es-CL">
  <head>
    <meta charset="utf-8">
    <title>Esta página cambió de dirección</title>
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${origin}${to}">
    <meta http-equiv="refresh" content="0; url=${to}">
  </head>
  <body>
    <p>Esta página cambió de dirección: <a href="${to}">continuar</a>.</p>
  </body>
</html>
`
}
