import { defineConfig } from '@playwright/test'
import { findChromium, SLOW_LINE_ARGS } from './tools/chromium.ts'
import { freePort } from './tools/testing/free-port.ts'
import { BUILD_DIR } from './tests/build-dir.ts'
import { OUTBOX } from './tests/outbox.ts'

// Each worker reads this file again and must find the port that the first reading chose.
const port = (process.env['TEST_PORT'] ??= String(await freePort()))
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the cores: a third of the time a test waits.
  workers: 4,
  // They end what hangs: a machine that is busy with something else is no reason to fail.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-CL',
    // A press that can never land ends before the test does.
    actionTimeout: 120_000,
    // A page's fade is painted for two seconds: a fifth of all work. Tests of what moves ask for it (tests/motion.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept must not answer for the server; tests/offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: { args: SLOW_LINE_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/`,
    env: {
      PORT: port,
      OUTBOX_DIR: OUTBOX,
      RATE_LIMIT_MAX: '10000',
      BUILD_DIR,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
