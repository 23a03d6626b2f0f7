import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { CONTACT_PATH, SECURITY_PATH } from '#catalogue/paths.ts'

/** Less than a year, after which who reads it is to doubt it (RFC 9116, 2.5.5). */
const VALID_DAYS = 360
const DAY_MS = 24 * 60 * 60 * 1000

/** Written beside the pages, not as one of the router's paths, of which every page would carry the name. */
export function writeSecurityTxt(catalogue: Pick<Catalogue, 'site'>, clientDir: string): void {
  const file = path.join(clientDir, SECURITY_PATH)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, securityTxt(catalogue, new Date()))
}

/** security.txt (RFC 9116): to whom a fault of the site is told. What the owner still owes is left out. */
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
