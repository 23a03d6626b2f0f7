import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { freePort } from '../tools/testing/free-port.ts'
import { BUILD_DIR } from './build-dir.ts'

/** "A second start without changes serves in under 5 s." */
const SECOND_START_MAX_MS = 5000

let program: ChildProcess | undefined

test.afterEach(() => program?.kill('SIGTERM'))

test('a second start builds nothing, says where it is, and stops when told', async ({
  request,
}) => {
  const buildDir = test.info().outputPath('build')
  cpSync(BUILD_DIR, buildDir, { recursive: true })
  const outbox = test.info().outputPath('outbox')
  const port = await freePort()
  const startedAt = performance.now()
  program = spawn('node', ['tools/install.mjs', 'tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), BUILD_DIR: buildDir, OUTBOX_DIR: outbox },
  })
  let output = ''
  program.stdout?.on('data', (chunk) => (output += String(chunk)))

  await expect(async () => {
    expect((await request.get(`http://localhost:${port}/`)).status()).toBe(200)
  }).toPass({ intervals: [100] })
  expect(output).not.toContain('Building')
  expect(performance.now() - startedAt).toBeLessThan(SECOND_START_MAX_MS)
  expect(output).toContain(`http://localhost:${port}`)
  expect(output).toContain(outbox)

  program.kill('SIGTERM')
  await once(program, 'exit')
  await expect(request.get(`http://localhost:${port}/`)).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(`${buildDir}.next`)).toBe(false)
})
