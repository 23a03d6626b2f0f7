import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { copyFontLicence } from './font.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { writeLicences } from './licences.ts'
import { finishPages } from './pages.ts'
import { writeRedirects } from './redirects.ts'

/** Makes of the files that React Router wrote the site as it is served, for every kind of host. */
export function finishBuild(buildDir: string, catalogue: Catalogue): void {
  const { redirects, site } = catalogue
  finishPages(buildDir, mailSettingsOf(site.email).kind)
  writeRedirects(redirects, site.baseUrl.value, buildDir)
  copyFontLicence(path.join(buildDir, 'client/licencias'))
  writeLicences(buildDir)
  writeHosts({ redirects, origin: site.baseUrl.value, name: site.brand.slug }, buildDir)
}
