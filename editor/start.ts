// Usage: npm run editar
// The editor of the content, on this machine alone, with the site beside it as it stands.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { serveEditor } from './host/serve-editor.ts'

const PORT = Number(process.env['PORT'] ?? 4180)
const PREVIEW_PORT = PORT + 1

const site = spawn(process.execPath, ['tools/dev.ts'], {
  env: { ...process.env, PORT: String(PREVIEW_PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { url } = await serveEditor({
  contentDir: CONTENT_DIR,
  history: '.historia/cambios',
  token: randomBytes(18).toString('base64url'),
  port: PORT,
  preview: `http://localhost:${PREVIEW_PORT}`,
  previewReady: saysAddress(),
})
console.log(
  `Abre esta dirección en el navegador de este computador:\n\n  ${url}\n\nCtrl+C termina.`,
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    site.kill()
    process.exit(0)
  })
}

/** The preview says its address once it serves, after whatever else it has to say. */
function saysAddress(): Promise<void> {
  return new Promise((resolve) => {
    site.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('http://localhost')) resolve()
    })
  })
}
