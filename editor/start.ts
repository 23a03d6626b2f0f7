// Usage: npm run editar
// Starts the editor of the content, on this machine only, with a live preview of the site.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { serveEditor } from './host/serve-editor.ts'

const PORT = Number(process.env['PORT'] ?? 4180)

// The child ends with this process.
const site = fork('tools/dev.ts', { env: { ...process.env, PORT: String(PORT + 1) } })
const { url } = await serveEditor({
  contentDir: CONTENT_DIR,
  history: '.historia/cambios',
  token: randomBytes(18).toString('base64url'),
  port: PORT,
  site: {
    url: `http://localhost:${PORT + 1}`,
    ready: once(site, 'message'),
    changed: () => site.connected && site.send('changed'),
  },
})
console.log(
  `Abre esta dirección en el navegador de este computador:\n\n  ${url}\n\nCtrl+C termina.`,
)
