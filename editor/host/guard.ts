import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * The reason to refuse a request, or undefined. It must come from a browser on this machine, from the editor's page,
 * with the key of its address: other pages in the same browser can send requests here too.
 */
export function refusalOf(
  { headers, method = '' }: IncomingMessage,
  door: { port: number; token: string },
): string | undefined {
  const hosts = [`localhost:${door.port}`, `127.0.0.1:${door.port}`]
  // A host name that somebody points to this machine (DNS rebinding) is refused.
  if (!hosts.includes(headers.host ?? '')) return 'Otro nombre de servidor.'
  const { origin } = headers
  if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`))
    return 'Otra página.'
  // Only the page's own files are got. An address may be written in several ways, so it decides nothing.
  if (['GET', 'HEAD'].includes(method)) return undefined
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return 'Otra página.'
  const [given, key] = [String(headers['x-llave'] ?? ''), door.token].map((one) => Buffer.from(one))
  const isKnown = given && key && given.length === key.length && timingSafeEqual(given, key)
  return isKnown ? undefined : 'Falta la llave.'
}
