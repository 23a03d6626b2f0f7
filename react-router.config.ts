import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './src/prerender.ts'

export default {
  appDirectory: 'src',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: prerenderPaths,
} satisfies Config
