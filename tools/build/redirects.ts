import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '#catalogue/catalogue-model.ts'

/**
 * The earlier addresses: a table for the site's own server, and, for hosts that know no redirects,
 * a page that leads on. The other hosts' own lists: hosts/.
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
  write('redirects.json', `${JSON.stringify(redirects, null, 2)}\n`)
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
