import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { spanishFont } from './tools/build/font.ts'
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()

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
          // Random drawings are many; a shared machine with two cores is slow.
          testTimeout: 60_000,
          environment: 'node',
          // What the tests share is read once in each process, and none of it is changed by a test.
          isolate: false,
          include: ['{src,server,tools,tests}/**/*.test.ts'],
        },
      },
      {
        plugins: [spanishFont()],
        optimizeDeps: {
          include: [
            '@emailjs/browser',
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'component',
          testTimeout: 30_000,
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
