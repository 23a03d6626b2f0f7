import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { spanishFont } from './tools/build/font.ts'
import { STYLES } from './tools/build/styles.ts'
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
/** Ends tests that hang. No test depends on the machine's speed: each waits as long as it takes. */
const TIMEOUT_MS = 600_000
/** In a browser a failing wait must end in time to be reported: every check and action waits at most this long. */
const BROWSER_WAIT_MS = 60_000

export default defineConfig({
  test: {
    // By default, Vitest would use only one of two cores.
    maxWorkers: 2,
    projects: [
      {
        // Thousands of drawings are rendered: without React's development code, as in a build.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          globalSetup: 'tools/testing/temporary-files.ts',
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // Below a test's own limit, so that the error names the failed check.
          expect: { poll: { timeout: TIMEOUT_MS / 5 } },
          environment: 'node',
          // Test data are read once in each process; no test changes them.
          isolate: false,
          include: ['{src,drawings,server,tools,editor,tests}/**/*.test.ts'],
        },
      },
      {
        plugins: [spanishFont()],
        css: STYLES,
        optimizeDeps: {
          include: [
            '@emailjs/browser',
            '@panzoom/panzoom',
            'qr',
            'qr/decode.js',
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'component',
          testTimeout: 8 * BROWSER_WAIT_MS,
          hookTimeout: 8 * BROWSER_WAIT_MS,
          expect: { poll: { timeout: BROWSER_WAIT_MS } },
          include: ['{src,editor}/**/*.test.tsx'],
          setupFiles: ['tools/testing/fresh-visitor.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: BROWSER_WAIT_MS,
              launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
