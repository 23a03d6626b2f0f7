import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND_PATH } from '#catalogue/paths.ts'
import { containerfile } from './container.ts'
import { nginxMaps } from './nginx-maps.ts'
import { nginxBeginning, nginxContainer, nginxRelay, nginxServer, nginxSite } from './nginx.ts'
import { pagePolicy } from '../../../deploy/answer-headers.ts'
import { carrierOfSite, filesWithoutType, type HostedSite } from './site-files.ts'
import { headersFile, redirectsFile } from './static-host.ts'
import { systemdUnit } from './systemd.ts'

type Hosting = HostedSite & Readonly<{ isPreview: boolean }>

/** What deploy/sitio.sh knows a build with sample data by. */
export const PREVIEW_MARK = 'deploy/vista-previa.txt'

/** What is copied out of the build says which text it is, so that an older copy can be told. */
function stamped(kind: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `# ${kind} ${hash}\n${text}`
}

/** The addresses of the built pages, without that of the page for what is missing. */
function pagesIn(clientDir: string): string[] {
  return globSync('**/index.html', { cwd: clientDir })
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
    .filter((page) => page !== NOT_FOUND_PATH)
}

/** Writes what each kind of host needs to serve the build as the site's own server does. */
export function writeHosts({ isPreview, ...site }: Hosting, buildDir: string): void {
  const untyped = filesWithoutType(path.join(buildDir, 'client'))
  if (untyped.length > 0) {
    throw new Error(`deploy/headers.ts has no type for: ${untyped.join(', ')}`)
  }
  const files = {
    // Of the site's own server.
    'page-policy.txt': `${pagePolicy(carrierOfSite(site))}\n`,
    'client/_headers': headersFile(carrierOfSite(site)),
    'client/_redirects': redirectsFile(site),
    'deploy/nginx/nginx.conf': nginxContainer(),
    'deploy/nginx/inicio.conf': stamped('inicio', nginxBeginning(site)),
    'deploy/nginx/sitio.conf': stamped('sitio', nginxSite(site)),
    'deploy/nginx/sitio/mapas.conf': nginxMaps(site, pagesIn(path.join(buildDir, 'client'))),
    'deploy/nginx/sitio/servidor.conf': nginxServer(),
    ...(isPreview && {
      [PREVIEW_MARK]:
        'Esta construcción lleva datos de muestra. Para publicar: npm run build -- --publicar\n',
    }),
    'deploy/Containerfile': containerfile(),
    ...(site.relayPort !== undefined && {
      'deploy/nginx/consultas.conf': nginxRelay(site.relayPort),
      'deploy/systemd/sitio.service': stamped('sitio', systemdUnit(site.relayPort)),
    }),
  }
  rmSync(path.join(buildDir, 'deploy'), { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(buildDir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  cpSync('deploy/sitio.sh', path.join(buildDir, 'deploy/sitio.sh'))
}
