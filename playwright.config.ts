import { once } from 'node:events'
import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts'

// Each worker reads this file again and must find the port that the first reading chose.
const port = (process.env['TEST_PORT'] ??= String(await freePort()))
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-CL',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/`,
    env: { PORT: port, OUTBOX_DIR: 'test-results/outbox', RATE_LIMIT_MAX: '10000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
