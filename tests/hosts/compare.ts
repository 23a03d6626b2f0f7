import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR } from '../build-dir.ts'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8')
const redirects: { from: string; to: string }[] = JSON.parse(read('redirects.json'))

/** The earlier site's addresses. */
export const earlier: ReadonlySet<string> = new Set(redirects.map(({ from }) => from))
export const pages: readonly string[] = globSync('**/index.html', {
  cwd: path.join(BUILD_DIR, 'client'),
})
  .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
  .filter((page) => page !== '/404' && !earlier.has(page))
/** All files that are served and are not pages. */
export const files: readonly string[] = [
  ...globSync('**/*.*', { cwd: path.join(BUILD_DIR, 'client') }),
  '.well-known/security.txt',
]
  .filter((name) => !/\.(?:html|br|gz)$/.test(name))
  .map((name) => `/${name.split(path.sep).map(encodeURIComponent).join('/')}`)

export type Answer = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  /** The size and a hash of the body. */
  body: string
  /** Headers that were sent more than once. */
  repeated: readonly string[]
}>

type Question = Readonly<{
  port: number
  target: string
  method?: string
  headers?: Readonly<Record<string, string>>
}>

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Requests the target exactly as written, without following redirects or decompressing. */
export async function ask({
  port,
  target,
  method = 'GET',
  headers = {},
}: Question): Promise<Answer> {
  const request = httpRequest({ host: '127.0.0.1', port, path: target, method, headers, agent })
  request.end()
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('no response')
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of response) {
    hash.update(chunk)
    size += chunk.length
  }
  const names = response.rawHeaders
    .filter((_, index) => index % 2 === 0)
    .map((n) => n.toLowerCase())
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: `${size} bytes, ${hash.digest('hex').slice(0, 12)}`,
    repeated: names.filter((name, index) => names.indexOf(name) !== index),
  }
}

/** Headers that may differ: they concern the program, the clock or the connection. */
const OWN = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-ratelimit-remaining',
])
/** Each host may announce ranges and name versions in its own way. */
const FREE = new Set(['etag', 'accept-ranges', 'vary', 'content-length'])

/** Nobody reads the body of a redirect. */
const isUnread = (status: number) => status >= 300 && status < 400

function comparable({ status, headers, body }: Answer): ReadonlyMap<string, string> {
  const told = Object.entries(headers).filter(([name]) => !OWN.has(name) && !FREE.has(name))
  const all = new Map([['status', String(status)], ['body', body], ...told])
  if (isUnread(status)) for (const name of ['body', 'content-type']) all.delete(name)
  return all
}

/** If a file changed at 0.9996 s, Node rounds its time up to the next second, nginx down. */
const ROUNDING_MS = 1000

function isAlike(name: string, ours: string | undefined, theirs: string | undefined): boolean {
  if (ours === theirs) return true
  return name === 'last-modified' && ours !== undefined && theirs !== undefined
    ? Math.abs(Date.parse(ours) - Date.parse(theirs)) <= ROUNDING_MS
    : false
}

/** The status, body and headers in which two answers differ. */
export function contrast(server: Answer, other: Answer): string[] {
  const [ours, theirs] = [comparable(server), comparable(other)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => !isAlike(name, ours.get(name), theirs.get(name)))
    .map((name) => `${name}: ${ours.get(name)} | other: ${theirs.get(name)}`)
}

export type Request = { method?: string; headers?: Record<string, string> }

/** Requests each target from the site's own server and from another host; returns the differences. */
export async function differencesBetween(
  serverPort: number,
  otherPort: number,
  targets: readonly string[],
  request: Request = {},
): Promise<string[]> {
  const found = targets.map(async (target) => {
    const [server, other] = await Promise.all([
      ask({ port: serverPort, target, ...request }),
      ask({ port: otherPort, target, ...request }),
    ])
    const repeated = other.repeated.map((name) => `${name} comes twice`)
    return [...contrast(server, other), ...repeated].map((what) => `${target} ${what}`)
  })
  return (await Promise.all(found)).flat()
}
