import type { Config } from '@react-router/dev/config'
import { finishPages } from './tools/build/pages.ts'

export default {
  appDirectory: 'src',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: ['/'],
  buildEnd: ({ reactRouterConfig }) => finishPages(reactRouterConfig.buildDirectory),
} satisfies Config
