import { copyFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { NOT_FOUND_PATH } from '#catalogue/paths.ts'
import { isPreview } from '#catalogue/read/pending.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { RELAY_PORT } from '../../deploy/headers.ts'
import { copyFontLicence } from './font.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { writeLicences } from './licences.ts'
import { writeRedirects } from './redirects.ts'
import { writeSecurityTxt } from './security-txt.ts'

/** Writes what hosts of every kind need beside the pages of a build. */
export function finishSite(catalogue: Catalogue, buildDir: string): void {
  const clientDir = path.join(buildDir, 'client')
  const { redirects, site } = catalogue
  const origin = site.baseUrl.value
  const carrier = mailSettingsOf(site.email).kind
  const relayPort = carrier === 'relay' ? (site.email.port ?? RELAY_PORT) : undefined
  // Static hosts look for this name.
  copyFileSync(path.join(clientDir, NOT_FOUND_PATH, 'index.html'), path.join(clientDir, '404.html'))
  writeRedirects(redirects, origin, buildDir)
  copyFontLicence(path.join(clientDir, 'licencias'))
  writeLicences(buildDir)
  writeSecurityTxt(catalogue, clientDir)
  writeHosts({ redirects, origin, relayPort, isPreview: isPreview(catalogue) }, buildDir)
}
