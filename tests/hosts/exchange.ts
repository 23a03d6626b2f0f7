import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'

export type Answer = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  /** What came as body, short. */
  body: string
  /** Headers that came more than once. */
  repeated: readonly string[]
}>

type Question = Readonly<{
  port: number
  target: string
  method?: string
  headers?: Readonly<Record<string, string>>
}>

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks for the target exactly as written, follows nothing and unpacks nothing. */
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
