import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './src/prerender.ts'
import { finishPages } from './tools/build/pages.ts'

export default {
  appDirectory: 'src',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: prerenderPaths,
  buildEnd: ({ reactRouterConfig }) => finishPages(reactRouterConfig.buildDirectory),
} satisfies Config
