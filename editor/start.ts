// Usage: npm run editar
// Starts the editor of the content, on this machine only, with a live preview of the site.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { serveEditor } from './host/serve-editor.ts'
import { waitUntilServing } from './host/wait-until-serving.ts'

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
    ready: waitUntilServing(site, PORT + 1),
    changed: () => site.connected && site.send('changed'),
  },
}).catch((fault: NodeJS.ErrnoException) => {
  site.kill()
  if (fault.code !== 'EADDRINUSE') throw fault
  console.error(`El puerto ${PORT} está ocupado: ¿hay otro editor abierto? Elige otro con PORT.`)
  process.exit(1)
})
console.log(
  `Abre esta dirección en el navegador de este computador:\n\n  ${url}\n\nCtrl+C termina.`,
)
