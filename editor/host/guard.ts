import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may ask: this machine's own browser, on the editor's page, with the key of its address. */
export type Door = { port: number; token: string }

/** The header in which the page sends the key that its address has. */
const TOKEN_HEADER = 'x-llave'

/** Why a request is refused, or undefined. Another page open in the same browser can ask this server, too. */
export function refusalOf(
  request: IncomingMessage,
  { port, token }: Door,
  isApi: boolean,
): string | undefined {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const { host = '', origin } = request.headers
  // A name that somebody leads to this machine (DNS rebinding) is not the machine's.
  if (!hosts.includes(host)) return 'Otro nombre de servidor.'
  if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`))
    return 'Otra página.'
  const site = request.headers['sec-fetch-site']
  if (isApi && site !== undefined && site !== 'same-origin') return 'Otra página.'
  return isApi && !isSame(String(request.headers[TOKEN_HEADER] ?? ''), token)
    ? 'Falta la llave.'
    : undefined
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
