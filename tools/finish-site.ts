// Usage: node tools/finish-site.ts
// Makes of the files that React Router wrote into BUILD_DIR the site as it is served, for every kind of host.
import path from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { isPreview } from '#catalogue/pending.ts'
import { mailSettingsOf } from '#contact/mail-settings.ts'
import { RELAY_PORT } from '../deploy/headers.ts'
import { copyFontLicence } from './build/font.ts'
import { writeHosts } from './build/hosts/write-hosts.ts'
import { writeLicences } from './build/licences.ts'
import { finishPages } from './build/pages.ts'
import { writeRedirects } from './build/redirects.ts'
import { writeSecurityTxt } from './build/security-txt.ts'

const buildDir = process.env['BUILD_DIR'] ?? 'build'
const clientDir = path.join(buildDir, 'client')
const model = catalogue()
const { redirects, site } = model
const origin = site.baseUrl.value
const carrier = mailSettingsOf(site.email).kind
const relayPort = carrier === 'relay' ? (site.email.port ?? RELAY_PORT) : undefined

finishPages(buildDir, carrier)
writeRedirects(redirects, origin, buildDir)
copyFontLicence(path.join(clientDir, 'licencias'))
writeLicences(buildDir)
writeSecurityTxt(model, clientDir)
writeHosts({ redirects, origin, relayPort, isPreview: isPreview(model) }, buildDir)
