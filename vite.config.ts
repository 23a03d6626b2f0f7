import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { spanishFont } from './tools/build/font.ts'

export default defineConfig({
  plugins: [spanishFont(), reactRouter()],
  server: { host: 'localhost', port: 4173 },
})
