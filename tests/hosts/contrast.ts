import { ask, type Answer } from './exchange.ts'

/** What both must say alike. Left out: names of the program, the clock and the connection. */
const OWN = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-ratelimit-remaining',
])
/** Either may say whether a part can be had, and how a version is called, in its own way. */
const FREE = new Set(['etag', 'accept-ranges', 'vary', 'content-length'])

/** No one reads the page of an answer that leads on. */
const isUnread = (status: number) => status >= 300 && status < 400

function comparable({ status, headers, body }: Answer): ReadonlyMap<string, string> {
  const told = Object.entries(headers).filter(([name]) => !OWN.has(name) && !FREE.has(name))
  const all = new Map([['status', String(status)], ['body', body], ...told])
  if (isUnread(status)) for (const name of ['body', 'content-type']) all.delete(name)
  return all
}

/** Of 0.9996 s Node makes the next second, and nginx the one before. */
const ROUNDING_MS = 1000

function isAlike(name: string, ours: string | undefined, theirs: string | undefined): boolean {
  if (ours === theirs) return true
  return name === 'last-modified' && ours !== undefined && theirs !== undefined
    ? Math.abs(Date.parse(ours) - Date.parse(theirs)) <= ROUNDING_MS
    : false
}

/** Each header, and status and body, in which two answers differ. */
export function contrast(server: Answer, other: Answer): string[] {
  const [ours, theirs] = [comparable(server), comparable(other)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => !isAlike(name, ours.get(name), theirs.get(name)))
    .map((name) => `${name}: ${ours.get(name)} | other: ${theirs.get(name)}`)
}

export type Request = { method?: string; headers?: Record<string, string> }

/** Asks the site's own server and another host for each target, and returns where they differ. */
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
