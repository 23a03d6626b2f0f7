import { connect, type Socket } from 'node:net'

export type LoadResult = Readonly<{
  requests: number
  errors: number
  seconds: number
  latencyMs: Readonly<{ p50: number; p99: number; max: number }>
}>

type Load = Readonly<{
  port: number
  connections: number
  seconds: number
  targets: readonly string[]
}>

const HEAD_END = Buffer.from('\r\n\r\n')
/** nginx gives each connection a thousand answers. */
const LAST = /^connection: *close/im
const LENGTH = /^content-length: *(\d+)/im

function requestFor(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`
}

/** What the head says, once it is complete; no length where this is not the answer asked for. */
function readHead(received: Buffer): { length: number; isLast: boolean } | undefined {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const body = head.startsWith('HTTP/1.1 200') ? Number(LENGTH.exec(head)?.[1]) : Number.NaN
  return { length: headEnd + HEAD_END.length + body, isLast: LAST.test(head) }
}

/**
 * Keeps so many connections busy for so long, each with one request at a time. Written on bare
 * sockets, since a client that is slower than what it measures measures itself.
 */
export async function load({ port, connections, seconds, targets }: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const sockets = new Set<Socket>()
  let errors = 0
  let isOver = false
  const startedAt = performance.now()

  function open(index: number): void {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    let turn = index
    let askedAt = 0
    let chunks: Buffer[] = []
    let size = 0
    let head: ReturnType<typeof readHead>
    const ask = () => {
      askedAt = performance.now()
      socket.write(requestFor(targets[turn++ % targets.length] ?? '/'))
    }
    const fail = () => {
      if (isOver) return
      errors += 1
      socket.destroy()
    }
    socket.setNoDelay(true).on('connect', ask).on('error', fail).on('end', fail)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      head ??= readHead(Buffer.concat(chunks))
      if (!head) return
      if (Number.isNaN(head.length)) return fail()
      if (size < head.length) return
      latencies.push(performance.now() - askedAt)
      const { isLast } = head
      chunks = []
      size = 0
      head = undefined
      if (isLast) socket.destroy()
      else if (!isOver) ask()
    })
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isOver) open(turn)
    })
  }

  for (let index = 0; index < connections; index += 1) open(index)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isOver = true
  const elapsed = (performance.now() - startedAt) / 1000
  for (const socket of sockets) socket.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  return {
    requests: latencies.length,
    errors,
    seconds: elapsed,
    latencyMs: { p50: at(0.5), p99: at(0.99), max: at(1) },
  }
}
