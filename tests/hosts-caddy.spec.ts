import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { HTTPS_HEADERS } from '../deploy/headers.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { BUILD_DIR } from './build-dir.ts'
import { waitUntilAlive } from './built-pages.ts'
import { earlier, files, pages } from './hosts/addresses.ts'
import { startCaddy } from './hosts/caddy.ts'
import { differencesBetween, type Request } from './hosts/contrast.ts'
import { ask } from './hosts/exchange.ts'
import type { RunningHost } from './hosts/program.ts'

let caddy: RunningHost
let serverPort: number

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  serverPort = Number(new URL(baseURL ?? '').port)
  caddy = await startCaddy({
    buildDir: BUILD_DIR,
    folder: test.info().outputPath('caddy'),
    port: await freePort(),
    relayPort: serverPort,
  })
})

test.afterAll(() => caddy.stop())

/** Caddy dates a packed file by its twin, and this site's is always reached by https. */
const FREE = new Set(['last-modified', 'strict-transport-security'])
const differences = (targets: readonly string[], request?: Request) =>
  differencesBetween(serverPort, caddy.port, targets, request, (name) => FREE.has(name))

test('Caddy sends the same headers as the server for every page and file, compressed or not', async () => {
  for (const encoding of ['br, gzip', 'gzip', 'identity']) {
    expect(await differences(pages, { headers: { 'accept-encoding': encoding } })).toEqual([])
  }
  expect(await differences(files, { headers: { 'accept-encoding': 'br' } })).toEqual([])
  for (const [name, value] of Object.entries(HTTPS_HEADERS)) {
    const { headers } = await ask({ port: caddy.port, target: '/' })
    expect(headers[name.toLowerCase()]).toBe(value)
  }
})

test('Caddy redirects, answers 404 and refuses methods as the server does', async () => {
  const others = pages.filter((page) => page !== '/')
  expect(await differences([...earlier].flatMap((from) => [from, `${from}/`]))).toEqual([])
  expect(await differences([...earlier].map((from) => `${from}?a=1&b=%C3%B1`))).toEqual([])
  expect(await differences(others.map((page) => `${page}/`))).toEqual([])
  const asFiles = ['/index.html?a=1', ...others.map((page) => `${page}/index.html?a=1`)]
  expect(await differences(asFiles)).toEqual([])
  const absent = ['/no-existe', '/404', '/404/', '/404.html', '/assets/no.js', '/.git/config']
  expect(await differences([...absent, '/fichas/no.pdf', '/contacto/index.html.br'])).toEqual([])
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    expect(await differences(['/', '/contacto'], { method })).toEqual([])
  }
})

test("Caddy redirects the second host name to the site's", async () => {
  const configuration = readFileSync(path.join(BUILD_DIR, 'deploy/Caddyfile'), 'utf8')
  const [name = '', other = ''] = configuration.match(/^[\w.-]+(?= \{$)/gm) ?? []
  expect(other).toBe(`www.${name}`)
  const headers = { host: other }
  const answer = await ask({ port: caddy.port, target: '/contacto?a=1', headers })
  expect([answer.status, answer.headers['location']]).toEqual([301, `https://${name}/contacto?a=1`])
})

test('Caddy answers HEAD, range and conditional requests', async () => {
  const targets = ['/', '/contacto', '/sitemap.xml', '/fichas/442c.pdf']
  expect(await differences([...targets, '/no-existe'], { method: 'HEAD' })).toEqual([])
  for (const range of ['bytes=0-99', 'bytes=-5', 'bytes=10-']) {
    expect(await differences(targets, { headers: { range } })).toEqual([])
  }
  for (const target of targets) {
    const packed = { 'accept-encoding': 'br' }
    const { headers } = await ask({ port: caddy.port, target, headers: packed })
    const known = { ...packed, 'if-none-match': headers['etag'] ?? '' }
    const { status } = await ask({ port: caddy.port, target, headers: known })
    expect([target, status]).toEqual([target, 304])
  }
})

test('Caddy passes enquiries to the relay, and its pages hydrate', async ({ page }) => {
  const token = await ask({ port: caddy.port, target: '/api/v1.0/email/token' })
  expect([token.status, token.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(token.headers['set-cookie']).toContain('XSRF-TOKEN=')
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(`http://localhost:${caddy.port}/contacto`)
  await waitUntilAlive(page)
  expect(complaints).toEqual([])
})
