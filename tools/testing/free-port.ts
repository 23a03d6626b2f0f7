import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/** A port on which nothing is listening now; never one that it gave before, since the system may offer it again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  const port = typeof address === 'object' && address ? address.port : 0
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}
