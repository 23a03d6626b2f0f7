import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { spanishFont } from './tools/build/font.ts'
import { contentWatch } from './tools/dev/content-watch.ts'
import { DEVELOPMENT_PORT } from './tools/dev/port.ts'

export default defineConfig(({ command }) => ({
  plugins: [spanishFont(), contentWatch(process.env['CONTENT_DIR'] ?? 'content'), reactRouter()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames('src') } : {} },
  server: { host: 'localhost', port: DEVELOPMENT_PORT, strictPort: true },
}))
