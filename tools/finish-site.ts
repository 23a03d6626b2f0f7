import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { isPreview } from '#catalogue/pending.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { copyFontLicence } from './font.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { writeLicences } from './licences.ts'
import { finishPages } from './pages.ts'
import { writeRedirects } from './redirects.ts'
import { writeSecurityTxt } from './security-txt.ts'

/** Makes of the files that React Router wrote the site as it is served, for every kind of host. */
export function finishBuild(buildDir: string, catalogue: Catalogue): void {
  const { redirects, site } = catalogue
  const carrier = mailSettingsOf(site.email).kind
  finishPages(buildDir, carrier)
  writeRedirects(redirects, site.baseUrl.value, buildDir)
  copyFontLicence(path.join(buildDir, 'client/licencias'))
  writeLicences(buildDir)
  writeSecurityTxt(catalogue, path.join(buildDir, 'client'))
  const relayPort = carrier === 'relay' ? (site.email.port ?? RELAY_PORT) : undefined
  const origin = site.baseUrl.value
  const hosted = { redirects, origin, relayPort, name: site.brand.slug }
  writeHosts({ ...hosted, isPreview: isPreview(catalogue) }, buildDir)
}
