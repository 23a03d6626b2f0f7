import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { SITE_FOLDER } from './hosted-site.ts'
import { writeHosts } from './write-hosts.ts'

/** A machine with Debian's nginx on loopback, to which deploy/sitio.sh publishes builds. */
export type Machine = Readonly<{
  folder: string
  httpPort: number
  httpsPort: number
}>

type Build = Readonly<{
  name: string
  relayPort?: number
  origin?: string
  isPreview?: boolean
}>

export const SITE_NAME = 'www.sitio.test'
/** Many, so that an incomplete copy would be noticed. */
const PAGES = 60

/** The command that runs its nginx. */
export const nginxCommandOf = ({ folder }: Pick<Machine, 'folder'>) =>
  `nginx -e ${folder}/error.log -p ${folder}/nginx -c ${folder}/nginx/nginx.conf`

/** An installed nginx that serves nothing yet. */
export function createMachine(httpPort: number, httpsPort: number): Machine {
  const machine = { folder: temporaryFolder(), httpPort, httpsPort }
  const { folder } = machine
  mkdirSync(path.join(folder, 'nginx/conf.d'), { recursive: true })
  // As root, nginx would run its workers as a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    path.join(folder, 'nginx/nginx.conf'),
    `${user} worker_processes 2; pid ${folder}/nginx.pid; events { worker_connections 512; }
http { access_log off; ${temporary} include conf.d/*.conf; }\n`,
  )
  return machine
}

/** Runs a program to its end; returns its output and exit code. */
export async function run({ folder }: Machine, program: string, ...args: string[]) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SITIO_DIR: path.join(folder, 'sitio'),
      NGINX_DIR: path.join(folder, 'nginx'),
      SYSTEMD_DIR: path.join(folder, 'systemd'),
      NGINX_COMMAND: nginxCommandOf({ folder }),
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  }
  const [status]: (number | null)[] = await once(child, 'close')
  return { status, said }
}

/** Throws what an order that failed has said. */
export function expectDone({ status, said }: Awaited<ReturnType<typeof run>>): void {
  if (status !== 0) throw new Error(said)
}

const runWell = async (...command: Parameters<typeof run>) => expectDone(await run(...command))

/** Starts nginx and waits for the file with its process number, which it writes only after its command has ended. */
export async function startNginx(machine: Machine): Promise<void> {
  await runWell(machine, 'sh', '-c', 'exec $NGINX_COMMAND')
  const file = path.join(machine.folder, 'nginx.pid')
  await eventually(() => expect(readFileSync(file, 'utf8')).toMatch(/^\d+\n/))
}

export const stopNginx = (machine: Machine) =>
  runWell(machine, 'sh', '-c', '$NGINX_COMMAND -s stop')

/** Creates a self-signed certificate where an authority's would be. */
export async function issueCertificate(machine: Machine): Promise<void> {
  const folder = path.join(machine.folder, 'letsencrypt')
  mkdirSync(folder, { recursive: true })
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const names = ['-subj', `/CN=${SITE_NAME}`, '-addext', `subjectAltName=DNS:${SITE_NAME}`]
  await runWell(machine, 'openssl', 'req', '-x509', ...key, ...names, ...files)
}

/**
 * Writes a build whose pages and data contain its name, with its own script and a redirect to it; paths and ports are
 * changed to ones that a test may use.
 */
export function writeBuild(
  machine: Machine,
  { name, relayPort, origin, isPreview = false }: Build,
): string {
  const build = path.join(machine.folder, `build-${name}`)
  const client = path.join(build, 'client')
  for (const page of ['', '404', ...Array.from({ length: PAGES }, (_, index) => `p${index}`)]) {
    mkdirSync(path.join(client, page), { recursive: true })
    const text = `<title>${name}</title><script src="/assets/entry-${name}.js"></script>`
    writeFileSync(path.join(client, page, 'index.html'), text)
  }
  mkdirSync(path.join(client, 'assets'))
  writeFileSync(path.join(client, 'assets', `entry-${name}.js`), `/* ${name} */`)
  writeFileSync(path.join(client, 'datos.json'), JSON.stringify(name))
  const redirects = [{ from: '/anterior', to: `/${name}`, status: 301 }] as const
  const site = { origin: origin ?? `https://${SITE_NAME}`, redirects, relayPort }
  writeHosts({ ...site, isPreview }, build)
  for (const file of ['nginx/inicio.conf', 'nginx/sitio.conf']) {
    place(machine, path.join(build, 'deploy', file))
  }
  return build
}

function place({ folder, httpPort, httpsPort }: Machine, file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, `${folder}/letsencrypt`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(SITE_FOLDER, `${folder}/sitio`)
  writeFileSync(file, text)
}
