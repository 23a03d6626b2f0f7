import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { spanishFont } from './tools/build/font.ts'
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
/** Ends what hangs. No test depends on the machine's speed: it waits for what it expects, as long as that takes. */
const TIMEOUT_MS = 600_000

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
          environment: 'node',
          // What the tests share is read once in each process, and none of it is changed by a test.
          isolate: false,
          include: ['{src,server,tools,editor,tests}/**/*.test.ts'],
        },
      },
      {
        plugins: [spanishFont()],
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
          testTimeout: TIMEOUT_MS,
          expect: { poll: { timeout: TIMEOUT_MS / 5 } },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tools/testing/fresh-visitor.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
