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
  globalSetup: './tools/testing/temporary-files.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the cores, because tests wait for a third of their time.
  workers: 4,
  // These limits end tests that hang; a busy machine must not make a test fail.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-CL',
    // An action that can never succeed ends before its test does.
    actionTimeout: 120_000,
    // Painting the fades of pages takes a fifth of all processor time. Tests of motion turn them on
    // (tests/motion.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // The worker's cache must not answer in place of the server; tests/offline.spec.ts allows the worker.
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
