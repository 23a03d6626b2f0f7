import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { paintPng } from '#drawings/png.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

/** A fallback: an editor would reload sooner. */
const REVISIT_TIMEOUT_MS = 60_000

// Not among the test results, where Vite does not watch files.
const contentDir = temporaryFolder()
const conditions = path.join(contentDir, 'paginas/condiciones.yaml')
const sound = readFileSync('content/paginas/condiciones.yaml', 'utf8')
const twoMistakes = sound.replace(/^title:.*$/m, 'title: ""\nclaveInventada: sí')
let server: ChildProcess
let serverSaid = ''
let origin = ''

test.describe.configure({ mode: 'default' })

// One server for all tests, as for an editor: it starts on content with mistakes.
test.beforeAll(async () => {
  cpSync('content', contentDir, { recursive: true })
  writeFileSync(conditions, twoMistakes)
  ;({ server, origin } = await develop())
})

test.afterEach(() => {
  const { status, expectedStatus } = test.info()
  if (status !== expectedStatus) process.stdout.write(serverSaid)
})

test.afterAll(async () => {
  // The command starts the server in another process; both belong to one group.
  if (server.pid && server.exitCode === null) {
    process.kill(-server.pid, 'SIGTERM')
    await once(server, 'exit')
  }
})

test('an editor sees what is wrong, mends it, and is back on the page', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(`${origin}/condiciones`)
  await expect(title).toHaveText('El contenido tiene 2 problemas')

  writeFileSync(conditions, sound)
  await expect(title).toHaveText(/Condiciones/)

  writeFileSync(conditions, twoMistakes)
  await expect(title).toHaveText('El contenido tiene 2 problemas')
  await expect(page.getByRole('listitem').first()).toContainText(
    /content\/paginas\/condiciones\.yaml:\d+:\d+/,
  )
  await expect(page.getByRole('list')).toContainText('claveInventada')

  writeFileSync(conditions, sound.replace(/^title:.*$/m, 'title: Condiciones nuevas'))
  await expect(title).toHaveText('Condiciones nuevas')
})

const addedPage = path.join(contentDir, 'paginas/otra-pagina.yaml')
const photos = path.join(contentDir, 'fotos')

test('pages and photographs come and go, and a mistake right after them ends nothing', async () => {
  mkdirSync(photos)
  const photo = await paintPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>', 900)
  writeFileSync(path.join(photos, '180.png'), photo)
  writeFileSync(addedPage, anotherPage())
  await answer('/otra-pagina', 200)
  writeFileSync(conditions, sound.replace(/^title:/m, 'titel:'))
  const report = await answer('/condiciones', 500)
  expect(report).toContain('<h1>El contenido tiene un problema</h1>')
  writeFileSync(conditions, sound)
  await answer('/otra-pagina', 200)
  await answer('/fotos/180.png', 200)

  // A photograph belongs to the product that its file is named after.
  renameSync(path.join(photos, '180.png'), path.join(photos, '442c.png'))
  rmSync(addedPage)
  await answer('/otra-pagina', 404)
  await answer('/fotos/442c.png', 200)
  await answer('/fotos/180.png', 404)
  await answer('/condiciones', 200)
  expect(server.exitCode).toBeNull()
})

/** A page without figures, which would need a source. */
function anotherPage(): string {
  const privacy = readFileSync(path.join(contentDir, 'paginas/privacidad.yaml'), 'utf8')
  return privacy.replaceAll(/\d+ días/g, 'unas semanas')
}

/** The text of the answer, once it has this status. */
async function answer(address: string, status: number): Promise<string> {
  let text = ''
  await expect(async () => {
    const response = await fetch(origin + address, {
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(REVISIT_TIMEOUT_MS),
    })
    text = await response.text()
    expect(response.status).toBe(status)
  }).toPass()
  return text
}

async function develop(): Promise<{ server: ChildProcess; origin: string }> {
  const port = await freePort()
  const started = spawn('node', ['tools/dev.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, CONTENT_DIR: contentDir, PORT: String(port) },
  })
  const listen = (text: Buffer) => (serverSaid += text.toString())
  started.stdout.on('data', listen)
  started.stderr.on('data', listen)
  const address = `http://localhost:${port}`
  await expect(async () => {
    await fetch(address)
  }).toPass()
  return { server: started, origin: address }
}
