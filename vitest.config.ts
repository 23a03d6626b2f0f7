import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { spanishFont } from './tools/build/font.ts'
import { STYLES } from './tools/build/styles.ts'
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
/** Ends what hangs. No test depends on the machine's speed: it waits for what it expects, as long as that takes. */
const TIMEOUT_MS = 600_000
/** In a browser a wait that fails must end soon enough to be read: every check and every press waits at most this long. */
const BROWSER_WAIT_MS = 60_000

export default defineConfig({
  test: {
    // Vitest leaves one of two cores to others.
    maxWorkers: 2,
    projects: [
      {
        // Thousands of drawings are rendered: as in a build, without what React adds for developers.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // Below the limit of a test, so that the check says what it missed.
          expect: { poll: { timeout: TIMEOUT_MS / 5 } },
          environment: 'node',
          // What the tests share is read once in each process, and none of it is changed by a test.
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
