import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { serveEditor } from './serve-editor.ts'

const TOKEN = 'la-llave'
const SITE = 'sitio.yaml'
let served: Awaited<ReturnType<typeof serveEditor>>
let folder = ''

beforeAll(async () => {
  const root = temporaryFolder()
  folder = path.join(root, 'content')
  cpSync(CONTENT_DIR, folder, { recursive: true })
  const outside = temporaryFolder()
  for (const place of [root, outside]) writeFileSync(path.join(place, 'secreto.yaml'), 'clave: 1\n')
  symlinkSync(outside, path.join(folder, 'fuera'))
  served = await serveEditor({
    contentDir: folder,
    history: path.join(root, 'historia'),
    token: TOKEN,
    port: 0,
    preview: 'http://localhost:1',
    previewReady: Promise.resolve(),
  })
})
afterAll(() => served.close())

type Answer = { status: number; body: string }

/** Asks as a program does, which may claim to be anybody. */
function ask(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: served.port,
        path: name,
        method: 'POST',
        headers: { host: `localhost:${served.port}`, 'x-llave': TOKEN, ...headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
const file = async (name: string) => {
  const { body } = await ask('/api/file', { name })
  return JSON.parse(body) as { stamp: string; data: Record<string, unknown> }
}
const onDisk = () => readFileSync(path.join(folder, SITE), 'utf8')

test.each([
  ['another page of the browser', { origin: 'https://otra.example' }],
  ['a page that has no origin to tell', { origin: 'null' }],
  ['a page of another program on this machine', { 'sec-fetch-site': 'same-site' }],
  ['a name that somebody leads to this machine', { host: 'otra.example' }],
  ['nobody who has the key', { 'x-llave': '' }],
  ['somebody with another key', { 'x-llave': 'otra-llave' }],
])('%s is refused', async (_, headers) => {
  const { status } = await ask('/api/file', { name: SITE }, headers)
  expect(status).toBe(403)
})

test.each([
  '../secreto.yaml',
  'paginas/../../secreto.yaml',
  '/etc/hosts.yaml',
  'fuera/secreto.yaml',
  '.oculto.yaml',
  String.raw`..\secreto.yaml`,
  'paginas/\0.yaml',
])('nothing out of the content is read or written: %s', async (name) => {
  const read = await ask('/api/file', { name })
  const saved = await ask('/api/save', { name, stamp: 'x', data: {} })
  const removed = await ask('/api/removePage', { name })
  expect([read, saved, removed].map(({ status }) => status).every((status) => status >= 400)).toBe(
    true,
  )
  expect(`${read.body}${saved.body}`).not.toContain('clave')
})

test('the server gives nothing but the page and its answers', async () => {
  for (const address of [
    '/package.json',
    '/editor/start.ts',
    '/content/sitio.yaml',
    '/@fs/etc/passwd',
  ]) {
    expect((await ask(address, {})).status).toBe(404)
  }
  expect((await ask('/api/constructor', {})).status).toBe(404)
})

test('of two windows the one that saves last is told, and what the first wrote stays', async () => {
  const [first, second] = [await file(SITE), await file(SITE)]
  const saved = await ask('/api/save', {
    name: SITE,
    stamp: first.stamp,
    data: { ...first.data, tagline: 'Uno' },
  })
  expect(saved.status).toBe(200)
  const refused = await ask('/api/save', {
    name: SITE,
    stamp: second.stamp,
    data: { ...second.data, tagline: 'Dos' },
  })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatch(/cambió mientras tanto/)
  expect(onDisk()).toMatch(/^tagline: Uno$/m)
})

test('a save changes its line alone, and the way back brings the file to the byte', async () => {
  const before = onDisk()
  const { stamp, data } = await file(SITE)
  await ask('/api/save', { name: SITE, stamp, data: { ...data, tagline: 'Sellado que dura' } })
  expect(onDisk()).toBe(before.replace(/^tagline: .*$/m, 'tagline: Sellado que dura'))
  const [change] = JSON.parse((await ask('/api/history', {})).body) as { id: string; who: string }[]
  expect(change?.who).not.toBe('')
  await ask('/api/goBack', { id: change?.id })
  expect(onDisk()).toBe(before)
})

test('a renamed product keeps its address, and all that names it follows', async () => {
  await expect
    .poll(async () => (await ask('/api/state', { after: 0 })).body.length, { timeout: 50_000 })
    .toBeGreaterThan(1000)
  const name = 'productos/sellos-mecanicos/sellos-partidos.yaml'
  const move = { name, id: '442c', newId: '442d', code: '442D', to: name }
  const looked = JSON.parse((await ask('/api/moveProduct', { ...move, look: true })).body) as {
    mended: object[]
  }
  expect(looked.mended.length).toBeGreaterThan(1)
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain('id: 442c\n')
  expect((await ask('/api/moveProduct', { ...move, look: false })).status).toBe(200)
  const { data } = await file(name)
  expect(data).toMatchObject({
    drawing: '442d',
    products: expect.arrayContaining([
      expect.objectContaining({
        id: '442d',
        code: '442D',
        antes: ['/productos/sellos-mecanicos/sellos-partidos/442c'],
      }),
    ]),
  })
})

test('a word is added in its place, and the brand’s former slug stays known', async () => {
  await ask('/api/word', { word: 'Ñancupil' })
  const list = readFileSync(path.join(folder, 'vocabulario/palabras.txt'), 'utf8')
  expect(list).toMatch(/## Palabras de la empresa\nÑancupil\n$/)
  const { stamp, data } = await file(SITE)
  const given = await ask('/api/save', {
    name: SITE,
    stamp,
    data: { ...data, brand: { name: 'Uno', slug: 'uno' } },
  })
  const { stamp: next } = JSON.parse(given.body) as { stamp: string }
  const { body } = await ask('/api/save', {
    name: SITE,
    stamp: next,
    data: { ...data, brand: { name: 'Dos', slug: 'dos' } },
  })
  expect(JSON.parse(body)).toMatchObject({ data: { brand: { slug: 'dos', antes: ['uno'] } } })
})
