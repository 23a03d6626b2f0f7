import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { freePort } from '../tools/testing/free-port.ts'
import { BUILD_DIR } from './build-dir.ts'

/** "A second start without changes serves in under 5 s." */
const SECOND_START_MAX_MS = 5000
/** The other tests keep both cores busy meanwhile: the quickest start counts. */
const STARTS_MAX = 3

let program: ChildProcess | undefined

test.afterEach(() => program?.kill('SIGTERM'))

test('a second start builds nothing, prints its address, and stops on SIGTERM', async ({
  request,
}) => {
  const buildDir = test.info().outputPath('build')
  cpSync(BUILD_DIR, buildDir, { recursive: true })
  let quickestMs = Infinity
  for (let starts = 0; starts < STARTS_MAX && quickestMs > SECOND_START_MAX_MS; starts += 1) {
    quickestMs = Math.min(quickestMs, await startAndStop(request, buildDir))
  }
  expect(quickestMs).toBeLessThan(SECOND_START_MAX_MS)
  expect(existsSync(`${buildDir}.next`)).toBe(false)
})

/** How long it takes until the home page is served, in ms. */
async function startAndStop(request: APIRequestContext, buildDir: string): Promise<number> {
  const outbox = test.info().outputPath('outbox')
  const port = await freePort()
  const home = `http://localhost:${port}/`
  const startedAt = performance.now()
  const started = spawn('node', ['tools/install.mjs', 'tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), BUILD_DIR: buildDir, OUTBOX_DIR: outbox },
  })
  program = started
  let output = ''
  started.stdout.on('data', (chunk) => (output += String(chunk)))

  await expect(async () => {
    expect((await request.get(home)).status()).toBe(200)
  }).toPass({ intervals: [100] })
  const tookMs = performance.now() - startedAt
  expect(output).not.toContain('Construyendo')
  expect(output).toContain(`http://localhost:${port}`)
  expect(output).toContain(outbox)

  started.kill('SIGTERM')
  await once(started, 'exit')
  await expect(request.get(home)).rejects.toThrow('ECONNREFUSED')
  return tookMs
}
