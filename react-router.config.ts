import type { Config } from '@react-router/dev/config'
import { catalogue } from './src/catalogue/catalogue.ts'
import { prerenderPaths } from './src/prerender.ts'
import { finishBuild } from './tools/build/finish.ts'

export default {
  appDirectory: 'src',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: prerenderPaths,
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory, catalogue()),
} satisfies Config
