import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Why a request is refused, or undefined: it must come from this machine's own browser, on the editor's page, with the
 * key of its address. Another page open in the same browser can ask this server, too.
 */
export function refusalOf(
  { headers, url = '' }: IncomingMessage,
  door: { port: number; token: string },
): string | undefined {
  const hosts = [`localhost:${door.port}`, `127.0.0.1:${door.port}`]
  // A name that somebody leads to this machine (DNS rebinding) is not the machine's.
  if (!hosts.includes(headers.host ?? '')) return 'Otro nombre de servidor.'
  const { origin } = headers
  if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`))
    return 'Otra página.'
  if (!url.startsWith('/api/')) return undefined
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return 'Otra página.'
  const [given, key] = [String(headers['x-llave'] ?? ''), door.token].map((one) => Buffer.from(one))
  const isKnown = given && key && given.length === key.length && timingSafeEqual(given, key)
  return isKnown ? undefined : 'Falta la llave.'
}
