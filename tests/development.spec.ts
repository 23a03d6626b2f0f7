import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../tools/testing/free-port.ts'

/** Vite prepares its dependencies at the first visit, and reads all code anew when content changes. */
const FIRST_VISIT_TIMEOUT_MS = 60_000
const patient = { timeout: FIRST_VISIT_TIMEOUT_MS }
/** An editor would reload sooner. */
const REVISIT_TIMEOUT_MS = 10_000

// Not among the test results: Vite watches nothing there.
const contentDir = mkdtempSync(path.join(tmpdir(), 'sitio-'))
let server: ChildProcess | undefined
let serverSaid = ''

test.afterEach(() => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) process.stdout.write(serverSaid)
})

test.afterAll(async () => {
  rmSync(contentDir, { recursive: true })
  // React Router starts itself once more: all are one group.
  if (!server?.pid || server.exitCode !== null) return
  process.kill(-server.pid, 'SIGTERM')
  await once(server, 'exit')
})

test('an editor sees what is wrong, mends it, and is back on the page', async ({ page }) => {
  test.setTimeout(8 * FIRST_VISIT_TIMEOUT_MS)
  cpSync('content', contentDir, { recursive: true })
  const file = path.join(contentDir, 'paginas/condiciones.yaml')
  const sound = readFileSync(file, 'utf8')

  const title = page.getByRole('heading', { level: 1 })
  const broken = sound.replace(/^title:.*$/m, 'title: ""\nclaveInventada: sí')

  writeFileSync(file, broken)
  const origin = await develop()
  await page.goto(`${origin}/condiciones`)
  await expect(title).toHaveText('El contenido tiene 2 problemas', patient)

  writeFileSync(file, sound)
  await expect(title).toHaveText(/Condiciones/, patient)

  writeFileSync(file, broken)
  await expect(title).toHaveText('El contenido tiene 2 problemas', patient)
  await expect(page.getByRole('listitem').first()).toContainText(
    /content\/paginas\/condiciones\.yaml:\d+:\d+/,
  )
  await expect(page.getByRole('list')).toContainText('claveInventada')

  writeFileSync(file, sound.replace(/^title:.*$/m, 'title: Condiciones nuevas'))
  await expect(title).toHaveText('Condiciones nuevas', patient)

  // Without a figure, which would have to name its source.
  const another = readFileSync(path.join(contentDir, 'paginas/privacidad.yaml'), 'utf8')
  const added = path.join(contentDir, 'paginas/otra-pagina.yaml')
  writeFileSync(added, another.replace('30 días', 'unas semanas'))
  // The server starts itself anew for a new address: a visit meanwhile may wait in vain.
  await expect(async () => {
    const response = await page.goto(`${origin}/otra-pagina`, {
      timeout: REVISIT_TIMEOUT_MS,
      waitUntil: 'commit',
    })
    expect(response?.status()).toBe(200)
  }).toPass({ timeout: 2 * FIRST_VISIT_TIMEOUT_MS })
})

async function develop(): Promise<string> {
  const port = await freePort()
  server = spawn('node', ['tools/dev.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, CONTENT_DIR: contentDir, PORT: String(port) },
  })
  const listen = (text: Buffer) => (serverSaid += text.toString())
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  const origin = `http://localhost:${port}`
  await expect(async () => {
    await fetch(origin)
  }).toPass(patient)
  return origin
}
