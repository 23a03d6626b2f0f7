import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { spanishFont } from './tools/build/font.ts'
import { contentWatch } from './tools/dev/content-watch.ts'
import { DEVELOPMENT_PORT } from './tools/dev/port.ts'

export default defineConfig({
  plugins: [spanishFont(), contentWatch(process.env['CONTENT_DIR'] ?? 'content'), reactRouter()],
  server: { host: 'localhost', port: DEVELOPMENT_PORT, strictPort: true },
})
