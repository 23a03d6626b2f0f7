import type { Answer } from './exchange.ts'

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

/** Each header, and status and body, in which two answers differ. */
export function contrast(server: Answer, other: Answer): string[] {
  const [ours, theirs] = [comparable(server), comparable(other)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => ours.get(name) !== theirs.get(name))
    .map((name) => `${name}: ${ours.get(name)} | nginx: ${theirs.get(name)}`)
}
