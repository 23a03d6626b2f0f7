import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pagePolicy, tableHeaders } from '../deploy/answer-headers.ts'
import { CONTENT_TYPES } from '../deploy/headers.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { BUILD_DIR } from './build-dir.ts'
import { waitUntilAlive } from './built-pages.ts'
import {
  contrast,
  differencesBetween,
  type Request,
  earlier,
  files,
  pages,
  ask,
} from './hosts/compare.ts'
import { startNginx } from './hosts/nginx.ts'
import type { RunningHost } from './hosts/program.ts'

let nginx: RunningHost
let serverPort: number

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  serverPort = Number(new URL(baseURL ?? '').port)
  nginx = await startNginx({
    buildDir: BUILD_DIR,
    folder: test.info().outputPath('nginx'),
    port: await freePort(),
    relayPort: serverPort,
  })
})

test.afterAll(() => nginx.stop())

const differences = (targets: readonly string[], request?: Request) =>
  differencesBetween(serverPort, nginx.port, targets, request)

/** Sends conditional requests, to each host with its own validators. */
async function conditionedDifferences(target: string, encoding: string): Promise<string[]> {
  const packed = { 'accept-encoding': encoding }
  const answersOf = async (port: number) => {
    const first = await ask({ port, target, headers: packed })
    const conditions: Record<string, string>[] = [
      { 'if-none-match': first.headers['etag'] ?? '' },
      { 'if-none-match': '"otra"' },
      { 'if-modified-since': first.headers['last-modified'] ?? '' },
      { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    ]
    return Promise.all(
      conditions.map((condition) => ask({ port, target, headers: { ...packed, ...condition } })),
    )
  }
  const [server, other] = [await answersOf(serverPort), await answersOf(nginx.port)]
  expect(server.map(({ status }) => status)).toEqual([304, 200, 304, 200])
  return server.flatMap((answer, index) => contrast(answer, other[index] ?? answer))
}

// The configuration treats all pages alike.
const somePages = pages.slice(0, 20)

test('nginx sends every page and file as the server does, with the headers of the table, compressed or not', async () => {
  expect(pages.length).toBeGreaterThan(20)
  const packed = { headers: { 'accept-encoding': 'br, gzip' } }
  expect(await differences([...pages, ...files], packed)).toEqual([])
  for (const encoding of ['gzip', 'identity', 'gzip, br;q=0']) {
    const headers = { 'accept-encoding': encoding }
    expect(await differences(somePages, { headers })).toEqual([])
  }
  const found = files.filter((file) => !earlier.has(file))
  const oneOfEach = new Map(found.map((file) => [path.dirname(file) + path.extname(file), file]))
  for (const target of [...somePages, ...oneOfEach.values()]) {
    const { status, headers } = await ask({ port: nginx.port, target })
    const isPage = pages.includes(target)
    const table = Object.entries({
      ...tableHeaders(target, true),
      ...(isPage && { 'Content-Security-Policy': pagePolicy('relay') }),
      'Content-Type': CONTENT_TYPES[isPage ? '.html' : path.extname(target)],
    })
    const told = table.map(([name]) => [name, headers[name.toLowerCase()]])
    expect([target, status, ...told]).toEqual([target, 200, ...table])
  }
})

test('nginx leads a disfigured address to the page that it means, as the server does', async () => {
  const disfigured = {
    '/CONTACTO': '/contacto',
    '/contacto.html': '/contacto',
    '/Contacto/index.php?x=1': '/contacto?x=1',
    '/contacto).': '/contacto',
    '/contacto%22': '/contacto',
    '/es/contacto': '/contacto',
    '/portada': '/',
    '/index.html%E2%80%A6': '/',
    '/Productos/SELLOS-mecanicos/': '/productos/sellos-mecanicos',
    '/sellos-partidos.htm': '/productos/sellos-mecanicos/sellos-partidos',
  }
  for (const [target, location] of Object.entries(disfigured)) {
    for (const port of [nginx.port, serverPort]) {
      const { status, headers } = await ask({ port, target })
      expect([target, status, headers['location']]).toEqual([target, 301, location])
    }
  }
  expect((await ask({ port: nginx.port, target: '/contactos-x.html' })).status).toBe(404)
})

test('nginx redirects, answers 404 and refuses methods as the server does', async () => {
  const others = somePages.filter((page) => page !== '/')
  expect(await differences([...earlier].flatMap((from) => [from, `${from}/`]))).toEqual([])
  expect(await differences([...earlier].map((from) => `${from}?a=1&b=%C3%B1`))).toEqual([])
  expect(await differences(others.map((page) => `${page}/`))).toEqual([])
  expect(await differences(others.map((page) => `${page}/index.html?a=1`))).toEqual([])
  const absent = ['/no-existe', '/404', '/404/', '/404.html', '/assets/no.js', '/.git/config']
  expect(await differences([...absent, '/contacto/index.html.br', '/no-existe.html'])).toEqual([])
  expect(await differences(absent, { headers: { 'accept-encoding': 'br' } })).toEqual([])
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    expect(await differences(['/', '/contacto'], { method })).toEqual([])
  }
})

test('nginx answers HEAD, conditional and range requests as the server does', async () => {
  const kinds = ['.pdf', '.svg', '.png', '.js', '.woff2']
  const oneEach = kinds.map((kind) => files.find((file) => file.endsWith(kind)) ?? kind)
  const targets = ['/', '/contacto', '/sitemap.xml', ...oneEach]
  expect(await differences([...targets, '/no-existe'], { method: 'HEAD' })).toEqual([])
  for (const target of targets) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      expect(await conditionedDifferences(target, encoding)).toEqual([])
    }
  }
  for (const range of ['bytes=0-99', 'bytes=-5', 'bytes=10-']) {
    expect(await differences(targets, { headers: { range } })).toEqual([])
  }
  // For an unsatisfiable range nginx sends each of its headers twice; nobody requests that.
  for (const port of [serverPort, nginx.port]) {
    const headers = { range: 'bytes=99999999-' }
    const { status, headers: told } = await ask({ port, target: '/sitemap.xml', headers })
    expect([status, told['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)])
  }
})

test('nginx passes enquiries to the relay and leaves its answers unchanged', async () => {
  const token = await ask({ port: nginx.port, target: '/api/v1.0/email/token' })
  expect(token.status).toBe(200)
  expect(token.headers['set-cookie']).toContain('XSRF-TOKEN=')
  expect(token.headers['cache-control']).toBe('no-store')
  expect(token.repeated).toEqual([])
  const refused = { method: 'POST', headers: { 'content-type': 'application/json' } }
  expect(await differences(['/api/v1.0/email/send', '/api/no-existe'], refused)).toEqual([])
})

test('Strict-Transport-Security is sent over https only', async () => {
  for (const port of [serverPort, nginx.port]) {
    const headers = { 'x-forwarded-proto': 'https' }
    const secure = await ask({ port, target: '/', headers })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
    const plain = await ask({ port, target: '/' })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.headers['server'] ?? 'nginx').not.toMatch(/\d/)
  }
})

test('behind nginx the page hydrates, and its policy refuses foreign markup', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`http://localhost:${nginx.port}/contacto`)
  await waitUntilAlive(page)
  await page.locator('footer a[href="/"], header a[href="/"]').first().click()
  await expect(page).toHaveURL(`http://localhost:${nginx.port}/`)
  await expect(page.locator('h1')).toBeVisible()
  expect(complaints).toEqual([])
  const injected = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" onerror="alert(1)">'
  })
  await expect(injected).rejects.toThrow('TrustedHTML')
})
