import { mkdirSync, writeFileSync, copyFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect, Catalogue } from '#catalogue/catalogue-model.ts'
import { CONTACT_PATH, SECURITY_PATH, NOT_FOUND_PATH } from '#catalogue/paths.ts'
import { isPreview } from '#catalogue/read/pending.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { copyFontLicence } from './font.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { writeLicences } from './licences.ts'

/**
 * Writes the redirects from earlier addresses: a table for the site's own server, and pages that redirect, for hosts
 * that know no redirects. The lists of other hosts: hosts/.
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

/** Less than a year, the recommended maximum (RFC 9116, 2.5.5). */
const VALID_DAYS = 360
const DAY_MS = 24 * 60 * 60 * 1000

/** Written beside the pages instead of as one of the router's paths, whose names every page would contain. */
function writeSecurityTxt(catalogue: Pick<Catalogue, 'site'>, clientDir: string): void {
  const file = path.join(clientDir, SECURITY_PATH)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, securityTxt(catalogue, new Date()))
}

/** security.txt (RFC 9116): where to report a vulnerability. Values that the owner still owes are left out. */
export function securityTxt({ site }: Pick<Catalogue, 'site'>, now: Date): string {
  const origin = site.baseUrl.value
  const mails = site.branches.flatMap(({ email }) => (email?.pending === false ? email.value : []))
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [
    ...[...new Set(mails)].map((mail) => `Contact: mailto:${mail}`),
    `Contact: ${origin}${CONTACT_PATH}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: es',
    `Canonical: ${origin}${SECURITY_PATH}`,
    '',
  ].join('\n')
}

/** Writes the files that hosts of every kind need beside the pages of a build. */
export function finishSite(catalogue: Catalogue, buildDir: string): void {
  const clientDir = path.join(buildDir, 'client')
  const { redirects, site } = catalogue
  const origin = site.baseUrl.value
  const carrier = mailSettingsOf(site.email).kind
  const relayPort = carrier === 'relay' ? (site.email.port ?? RELAY_PORT) : undefined
  // Static hosts expect this name.
  copyFileSync(path.join(clientDir, NOT_FOUND_PATH, 'index.html'), path.join(clientDir, '404.html'))
  writeRedirects(redirects, origin, buildDir)
  copyFontLicence(path.join(clientDir, 'licencias'))
  writeLicences(buildDir)
  writeSecurityTxt(catalogue, clientDir)
  writeHosts({ redirects, origin, relayPort, isPreview: isPreview(catalogue) }, buildDir)
}
