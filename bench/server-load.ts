// Usage: npm run bench:server [-- seconds]
// The site's server under load, on loopback: a thousand connections at once for a minute, watching
// its memory; then its requests per second beside nginx on the same files, in alternating rounds.
// Fails on any error, or where memory still grows in the second half of the minute.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from '../server/testing/server-process.ts'
import { startNginx } from '../tests/hosts/nginx.ts'
import { readBuiltSite } from '../tools/site/built-site.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { load, type LoadResult } from './load.ts'

const BUILD_DIR = process.env['BUILD_DIR'] ?? 'build'
const SECONDS = Number(process.argv[2] ?? 60)
const CONNECTIONS = 1000
const SAMPLE_INTERVAL_MS = 1000
const GROWTH_MAX = 1.15
const ROUNDS = 3
const ROUND_CONNECTIONS = 64
const ROUND_SECONDS = 5

const pages = readBuiltSite(path.join(BUILD_DIR, 'client'))
  .pages.map((page) => page.path)
  .filter((page) => page !== '/404')
const targets = [...pages, '/sitemap.xml']

const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'))
const server = spawnServer({
  PORT: '0',
  BUILD_DIR,
  OUTBOX_DIR: path.join(folder, 'outbox'),
})
const nginx = await startNginx({
  buildDir: BUILD_DIR,
  folder: path.join(folder, 'nginx'),
  port: await freePort(),
})

let isGood: boolean
try {
  const port = await server.port()
  isGood = await standALoad(port)
  await compare(port)
} finally {
  server.child.kill('SIGTERM')
  await Promise.all([server.exit, nginx.stop()])
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isGood ? 0 : 1

async function standALoad(port: number): Promise<boolean> {
  await load({ port, connections: 50, seconds: 2, targets })
  const before = memoryMb()
  const samples: number[] = []
  const sampling = setInterval(() => samples.push(memoryMb()), SAMPLE_INTERVAL_MS)
  const result = await load({ port, connections: CONNECTIONS, seconds: SECONDS, targets })
  clearInterval(sampling)
  const half = Math.floor(samples.length / 2)
  const middle = median(samples.slice(half - Math.ceil(half / 3), half))
  const end = median(samples.slice(-Math.ceil(half / 3)))
  console.table({
    connections: CONNECTIONS,
    ...rowOf(result),
    'memory before, MB': before,
    'memory before the middle, MB': middle,
    'memory at the end, MB': end,
    'highest, MB': Math.max(...samples),
  })
  return result.errors === 0 && end / middle <= GROWTH_MAX
}

async function compare(serverPort: number): Promise<void> {
  const sides = [
    { name: 'server', port: serverPort, rates: [] as number[] },
    { name: 'nginx', port: nginx.port, rates: [] as number[] },
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { port, rates } of round % 2 === 0 ? sides : sides.toReversed()) {
      const run = { port, connections: ROUND_CONNECTIONS, seconds: ROUND_SECONDS, targets }
      const result = await load(run)
      if (result.errors > 0) isGood = false
      rates.push(result.requests / result.seconds)
    }
  }
  const [own = 0, other = 0] = sides.map(({ rates }) => Math.round(median(rates)))
  console.table({ 'server, requests/s': own, 'nginx, requests/s': other, ratio: own / other })
}

function rowOf({ requests, errors, seconds, latencyMs }: LoadResult) {
  return {
    seconds: Math.round(seconds),
    requests,
    'requests/s': Math.round(requests / seconds),
    errors,
    'p50, ms': Math.round(latencyMs.p50),
    'p99, ms': Math.round(latencyMs.p99),
    'longest, ms': Math.round(latencyMs.max),
  }
}

/** What the server's process holds now. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
