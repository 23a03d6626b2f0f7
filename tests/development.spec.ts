import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { paintPng } from '#drawings/png.ts'
import { freePort } from '../tools/testing/free-port.ts'

/** Vite prepares its dependencies at the first visit, and reads all code anew when content changes. */
const FIRST_VISIT_TIMEOUT_MS = 60_000
const patient = { timeout: FIRST_VISIT_TIMEOUT_MS }
/** An editor would reload sooner. */
const REVISIT_TIMEOUT_MS = 10_000
/** The change has been seen by then, and the server is starting anew. */
const UNTIL_RESTART_MS = 1500

// Not among the test results: Vite watches nothing there.
const contentDir = mkdtempSync(path.join(tmpdir(), 'sitio-'))
let server: ChildProcess | undefined
let serverSaid = ''

test.describe.configure({ mode: 'default' })

test.beforeEach(() => cpSync('content', contentDir, { recursive: true }))

test.afterEach(async () => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) process.stdout.write(serverSaid)
  rmSync(contentDir, { recursive: true })
  // React Router starts itself once more: all are one group.
  if (!server?.pid || server.exitCode !== null) return
  process.kill(-server.pid, 'SIGTERM')
  await once(server, 'exit')
})

test('a mistake right after a change of the addresses never ends the server', async ({ page }) => {
  test.setTimeout(8 * FIRST_VISIT_TIMEOUT_MS)
  const origin = await develop()
  const added = path.join(contentDir, 'paginas/mas-datos.yaml')
  const another = anotherPage()
  const file = path.join(contentDir, 'paginas/condiciones.yaml')
  const sound = readFileSync(file, 'utf8')
  const title = page.getByRole('heading', { level: 1 })
  for (const round of [1, 2, 3]) {
    writeFileSync(added, another.replace(/^title:.*$/m, `title: Más datos ${round}`))
    await setTimeout(UNTIL_RESTART_MS)
    writeFileSync(file, sound.replace(/^title:/m, 'titel:'))
    await arrive(page, `${origin}/condiciones`, 500)
    await expect(title).toHaveText('El contenido tiene un problema', patient)
    rmSync(added)
    writeFileSync(file, sound)
    await expect(title).toHaveText(/Condiciones/, patient)
  }
  expect(server?.exitCode).toBeNull()
})

test('a photograph under another name is taken up', async ({ page }) => {
  test.setTimeout(4 * FIRST_VISIT_TIMEOUT_MS)
  const origin = await develop()
  const folder = path.join(contentDir, 'fotos')
  mkdirSync(folder)
  const photo = await paintPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>', 900)
  writeFileSync(path.join(folder, '180.png'), photo)
  await expectAnswer(`${origin}/fotos/180.png`, 200)
  // As the product is called that it belongs to.
  renameSync(path.join(folder, '180.png'), path.join(folder, '442c.png'))
  await expectAnswer(`${origin}/fotos/442c.png`, 200)
  rmSync(folder, { recursive: true })
  await arrive(page, `${origin}/condiciones`, 200)
})

test('an editor sees what is wrong, mends it, and is back on the page', async ({ page }) => {
  test.setTimeout(8 * FIRST_VISIT_TIMEOUT_MS)
  const file = path.join(contentDir, 'paginas/condiciones.yaml')
  const sound = readFileSync(file, 'utf8')

  const title = page.getByRole('heading', { level: 1 })
  const broken = sound.replace(/^title:.*$/m, 'title: ""\nclaveInventada: sí')

  writeFileSync(file, broken)
  const origin = await develop()
  await arrive(page, `${origin}/condiciones`, 500)
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

  writeFileSync(path.join(contentDir, 'paginas/otra-pagina.yaml'), anotherPage())
  await arrive(page, `${origin}/otra-pagina`, 200)
})

/** A page without a figure, which would have to name its source. */
function anotherPage(): string {
  const page = readFileSync(path.join(contentDir, 'paginas/privacidad.yaml'), 'utf8')
  return page.replace('30 días', 'unas semanas')
}

/** The server starts itself anew for a new address: a visit meanwhile may wait in vain. */
async function arrive(page: Page, address: string, status: number): Promise<void> {
  await expect(async () => {
    const response = await page.goto(address, { timeout: REVISIT_TIMEOUT_MS, waitUntil: 'commit' })
    expect(response?.status()).toBe(status)
  }).toPass({ timeout: 2 * FIRST_VISIT_TIMEOUT_MS })
}

async function expectAnswer(address: string, status: number): Promise<void> {
  await expect(async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(REVISIT_TIMEOUT_MS) })
    expect(response.status).toBe(status)
  }).toPass({ timeout: 2 * FIRST_VISIT_TIMEOUT_MS })
}

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
