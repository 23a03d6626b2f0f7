import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '#catalogue/catalogue-model.ts'
import { caddyfile } from './caddy.ts'
import { containerfile } from './container.ts'
import { nginxMaps } from './nginx-maps.ts'
import { nginxContainer, nginxRelay, nginxServer, nginxSite } from './nginx.ts'
import { filesWithoutType } from './site-files.ts'
import { headersFile, redirectsFile, wranglerFile } from './static-host.ts'

type Hosting = Readonly<{ origin: string; redirects: readonly Redirect[]; name: string }>

/** Writes what each kind of host needs to serve the build as the site's own server does. */
export function writeHosts({ origin, redirects, name }: Hosting, buildDir: string): void {
  const untyped = filesWithoutType(path.join(buildDir, 'client'))
  if (untyped.length > 0) {
    throw new Error(`deploy/headers.ts has no type for: ${untyped.join(', ')}`)
  }
  const site = { origin, redirects }
  const files = {
    'client/_headers': headersFile(),
    'client/_redirects': redirectsFile(site),
    'deploy/nginx/nginx.conf': nginxContainer(),
    'deploy/nginx/sitio.conf': nginxSite(site),
    'deploy/nginx/sitio/mapas.conf': nginxMaps(site),
    'deploy/nginx/sitio/servidor.conf': nginxServer(),
    'deploy/nginx/consultas.conf': nginxRelay(),
    'deploy/Caddyfile': caddyfile(site),
    'deploy/Containerfile': containerfile(),
    'deploy/wrangler.json': wranglerFile(name),
  }
  rmSync(path.join(buildDir, 'deploy'), { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(buildDir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
