import { globSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ALLOCATOR } from '../../../deploy/allocator.ts'
import { pagePolicy } from '../../../deploy/answer-headers.ts'
import { CONTENT_TYPES } from '../../../deploy/headers.ts'
import { createHash } from 'node:crypto'
import { NOT_FOUND_PATH } from '#catalogue/paths.ts'
import {
  nginxMaps,
  nginxBeginning,
  nginxContainer,
  nginxRelay,
  nginxServer,
  nginxSite,
} from './nginx.ts'
import { carrierOfSite, type HostedSite, SITE_FOLDER } from './hosted-site.ts'
import { headersFile, redirectsFile } from './static-host.ts'

/** The container's file: nginx with the site, without privileges or shell scripts, unchanged while it runs. */
function containerfile(): string {
  return `# podman build -f deploy/Containerfile -t sitio .    (in the folder of the build)
# podman run --read-only --tmpfs /tmp --cap-drop all -p 8080:8080 sitio
FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine-slim
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/sitio /etc/nginx/sitio
COPY client /srv/sitio
USER 101
EXPOSE 8080
ENTRYPOINT ["nginx", "-g", "daemon off;"]
`
}

/** Files for the hosts themselves, and compressed twins, which are never requested by name. */
const NOT_ASKED_FOR = /(?:^|\/)_(?:headers|redirects)$|\.(?:br|gz)$/

/** Files that no host would serve, because the table of types lacks their extension. */
function filesWithoutType(clientDir: string): string[] {
  return globSync('**/*', { cwd: clientDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_ASKED_FOR.test(entry.name))
    .filter(({ name }) => CONTENT_TYPES[path.extname(name)] === undefined)
    .map(({ parentPath, name }) => path.relative(clientDir, path.join(parentPath, name)))
}

type Hosting = HostedSite & Readonly<{ isPreview: boolean }>

/** By this file deploy/sitio.sh recognises a build with sample data. */
export const PREVIEW_MARK = 'deploy/vista-previa.txt'

/** The text with its kind and hash, so that an outdated copy outside the build can be recognised. */
function stamped(kind: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `# ${kind} ${hash}\n${text}`
}

/** The addresses of the built pages, except the 404 page. */
function pagesIn(clientDir: string): string[] {
  return globSync('**/index.html', { cwd: clientDir })
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
    .filter((page) => page !== NOT_FOUND_PATH)
}

/** Writes the files with which each kind of host serves the build as the site's own server does. */
export function writeHosts({ isPreview, ...site }: Hosting, buildDir: string): void {
  const untyped = filesWithoutType(path.join(buildDir, 'client'))
  if (untyped.length > 0) {
    throw new Error(`deploy/headers.ts has no type for: ${untyped.join(', ')}`)
  }
  const files = {
    // For the site's own server.
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

/** The relay as a service: limited to 500 MB, and without access to anything that it does not use. */
function systemdUnit(port: number): string {
  return `[Unit]
Description=Sitio y receptor de consultas
After=network-online.target
Wants=network-online.target

[Service]
User=sitio
WorkingDirectory=/opt/sitio
# Where nginx looks for it (email.port in content/sitio.yaml).
Environment=PORT=${port} BUILD_DIR=${SITE_FOLDER}/actual
Environment=${Object.entries(ALLOCATOR)
    .map((setting) => setting.join('='))
    .join(' ')}
EnvironmentFile=/etc/sitio.env
# The project's own Node 24, whatever the machine's.
ExecStart=/opt/sitio/node_modules/node/bin/node server/main.ts
# It says when it is ready and that it runs; a minute of silence, and it is started anew.
Type=notify
NotifyAccess=all
WatchdogSec=60
Restart=always
RestartSec=2
TimeoutStopSec=30
MemoryMax=500M
TasksMax=64
StateDirectory=sitio
StateDirectoryMode=0700
UMask=0077
NoNewPrivileges=true
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=true
ProtectProc=invisible
ProcSubset=pid
ProtectClock=true
ProtectHostname=true
ProtectControlGroups=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
PrivateTmp=true
PrivateDevices=true
PrivateUsers=true
LockPersonality=true
RemoveIPC=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`
}
