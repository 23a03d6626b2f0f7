import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { serveEditor } from './serve-editor.ts'

const TOKEN = 'la-llave'
const SITE = 'sitio.yaml'
const SPLIT = 'productos/sellos-mecanicos/sellos-partidos.yaml'
let served: Awaited<ReturnType<typeof serveEditor>>
let folder = ''

beforeAll(async () => {
  const root = temporaryFolder()
  folder = path.join(root, 'content')
  cpSync(CONTENT_DIR, folder, { recursive: true })
  const outside = temporaryFolder()
  for (const place of [root, outside]) writeFileSync(path.join(place, 'secreto.yaml'), 'clave: 1\n')
  symlinkSync(outside, path.join(folder, 'fuera'))
  symlinkSync(path.join(outside, 'secreto.yaml'), path.join(folder, 'paginas/enlace.yaml'))
  served = await serveEditor({
    contentDir: folder,
    history: path.join(root, 'historia'),
    token: TOKEN,
    port: 0,
    site: { url: 'http://localhost:1', ready: Promise.resolve(), changed: () => {} },
  })
})
afterAll(() => served.close())

type Answer = { status: number; body: string }

/** Sends a request as a program that may claim to be anybody. */
function ask(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = served
    const own = { host: `localhost:${port}`, 'x-llave': TOKEN, 'content-type': 'application/json' }
    const sent = request(
      { host: '127.0.0.1', port, path: address, method: 'POST', headers: { ...own, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}
const file = async (name: string) => {
  const { body } = await ask('/api/file', { name })
  return JSON.parse(body) as { stamp: string; data: Record<string, unknown> }
}
const onDisk = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const upload = (place: string, id: string, name: string, bytes: string | Buffer) =>
  ask('/api/picture', {
    folder: place,
    id,
    file: name,
    base64: Buffer.from(bytes).toString('base64'),
  })

test.each([
  ['another page of the browser', { origin: 'https://otra.example' }],
  ['a page that has no origin to tell', { origin: 'null' }],
  ['a page of another program on this machine', { 'sec-fetch-site': 'same-site' }],
  [
    'a form of another page, which needs no leave',
    { 'content-type': 'text/plain', origin: 'http://otra.example' },
  ],
  ['a name that somebody leads to this machine', { host: 'otra.example' }],
  ['such a name with the right port', { host: 'otra.example:4180' }],
  ['nobody who has the key', { 'x-llave': '' }],
  ['somebody with another key', { 'x-llave': 'otra-llave' }],
])('%s is refused, however the address is written', async (_, headers) => {
  for (const address of ['/api/file', '/%61pi/file', `http://localhost:${served.port}/api/file`]) {
    const { status } = await ask(address, { name: SITE }, headers)
    expect(status).toBe(403)
  }
})

test.each([
  '../secreto.yaml',
  'paginas/../../secreto.yaml',
  '%2e%2e/secreto.yaml',
  '..%2fsecreto.yaml',
  '/etc/hosts.yaml',
  'fuera/secreto.yaml',
  'fuera/nueva/secreto.yaml',
  'paginas/enlace.yaml',
  '.oculto.yaml',
  String.raw`..\secreto.yaml`,
  'paginas/\0.yaml',
])('nothing out of the content is read, written or taken away: %s', async (name) => {
  const answers = [
    await ask('/api/file', { name }),
    await ask('/api/save', { name, stamp: 'x', data: {} }),
    await ask('/api/give', { name, field: 'clave', value: '2' }),
    await ask('/api/remove', { name, look: false }),
    await ask('/api/copy', { name, words: 'Copia' }),
  ]
  expect(answers.filter(({ status }) => status < 400)).toEqual([])
  expect(answers.map(({ body }) => body).join('')).not.toContain('clave')
})

test.each([
  ['a folder that takes no files', 'vocabulario', 'x', 'x.png', ''],
  ['a folder outside', '../fuera', 'x', 'x.png', ''],
  ['a name that leads out', 'fotos', '../..', 'x.jpg', ''],
  [
    'an SVG that runs a program',
    'clientes',
    'uno',
    'uno.svg',
    '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  ],
  [
    'an SVG that runs one when it is loaded',
    'marca',
    'logo',
    'l.svg',
    '<svg viewBox="0 0 9 9" onload="x()"/>',
  ],
  ['a page under the name of a picture', 'fotos', '442c', 'x.jpg', '<html></html>'],
  ['a text under the name of a PDF', 'documentos', 'x', 'x.pdf', 'Hola'],
])('%s is not received', async (_, place, id, name, bytes) => {
  const { status, body } = await upload(place, id, name, bytes)
  expect(status).toBe(409)
  expect(body).toMatch(/[a-zá-ú]{3,}/)
})

test('a file that is too big for any place is refused in words', async () => {
  const { status, body } = await ask('/api/picture', 'x'.repeat(61_000_000)).catch(() => ({
    status: 413,
    body: 'cortada',
  }))
  expect(status).toBe(413)
  expect(body).toMatch(/demasiado grande|cortada/)
})

test('a big photograph is made fit, and may be taken away; nothing else may', async () => {
  const bytes = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'grey' },
  })
    .png()
    .toBuffer()
  const { status, body } = await upload('fotos', '442c', 'IMG 1.PNG', bytes)
  expect([status, JSON.parse(body)]).toEqual([
    200,
    expect.objectContaining({
      name: 'fotos/442c.jpg',
      said: expect.arrayContaining(['medía 4000 píxeles de ancho y quedó en 1600']),
    }),
  ])
  expect((await ask('/api/removePicture', { file: 'fotos/442c.jpg' })).status).toBe(200)
  expect((await ask('/api/removePicture', { file: SITE })).status).toBe(409)
})

test.each([
  ['upright, lies in its file and is too narrow', [900, 600], 409, 'Mide 600 píxeles'],
  ['lying, stands in its file and is wide enough', [600, 900], 200, 'fotos/otro.jpg'],
] as const)('a photograph that is shown %s', async (_, [width, height], expected, words) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload('fotos', 'otro', 'IMG 2.jpg', bytes)
  expect([status, body]).toEqual([expected, expect.stringContaining(words)])
})

test('the server gives nothing but the page and its answers', async () => {
  for (const address of [
    '/package.json',
    '/editor/start.ts',
    '/content/sitio.yaml',
    '/@fs/etc/passwd',
    '/api/constructor',
  ]) {
    expect((await ask(address, {})).status).toBe(404)
  }
})

test('without the key the page alone is given, and it knows nothing of the content', async () => {
  const got = (address: string) => fetch(`http://127.0.0.1:${served.port}${address}`)
  expect((await got('/')).status).toBe(200)
  for (const address of ['/api/state', '/api/file', '/%61pi/settings', '/content/sitio.yaml'])
    expect((await got(address)).status).toBe(404)
})

test('of two windows, the one that saves last is refused with a message, and the first one’s change stays', async () => {
  const [first, second] = [await file(SITE), await file(SITE)]
  const save = ({ stamp, data }: typeof first, tagline: string) =>
    ask('/api/save', { name: SITE, stamp, data: { ...data, tagline } })
  expect((await save(first, 'Uno')).status).toBe(200)
  const refused = await save(second, 'Dos')
  expect(refused.status).toBe(409)
  expect(refused.body).toMatch(/cambió mientras tanto/)
  expect(onDisk(SITE)).toMatch(/^tagline: Uno$/m)
})

test('a save changes its line alone, and the way back brings the file to the byte', async () => {
  const before = onDisk(SITE)
  const { stamp, data } = await file(SITE)
  await ask('/api/save', { name: SITE, stamp, data: { ...data, tagline: 'Sellado que dura' } })
  expect(onDisk(SITE)).toBe(before.replace(/^tagline: .*$/m, 'tagline: Sellado que dura'))
  const [change] = JSON.parse((await ask('/api/history', {})).body) as { id: string; who: string }[]
  expect(change?.who).not.toBe('')
  await ask('/api/goBack', { id: change?.id })
  expect(onDisk(SITE)).toBe(before)
})

test('an owed value is supplied in its place, and its marks are removed', async () => {
  await ask('/api/give', { name: SITE, field: 'branches[0].phone', value: '+56 55 012 3456' })
  expect((await file(SITE)).data).toMatchObject({
    branches: expect.arrayContaining([expect.objectContaining({ phone: '+56 55 012 3456' })]),
  })
})

test('a renamed product keeps its old address, references follow, and texts that name it are reported', async () => {
  const move = { name: SPLIT, id: '442c', words: '442D', to: SPLIT }
  const looked = JSON.parse((await ask('/api/move', { ...move, look: true })).body) as {
    mended: { to?: string }[]
  }
  expect(looked.mended.filter(({ to }) => to !== undefined).length).toBeGreaterThan(1)
  expect(looked.mended.filter(({ to }) => to === undefined).length).toBeGreaterThan(0)
  expect(onDisk(SPLIT)).toContain('id: 442c\n')
  expect((await ask('/api/move', { ...move, look: false })).status).toBe(200)
  const { data } = await file(SPLIT)
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

test('a withdrawn product’s address redirects to its page, and nothing refers to it any more', async () => {
  const copied = await ask('/api/copy', { name: SPLIT, id: '442m', words: '442N' })
  expect(JSON.parse(copied.body)).toMatchObject({ place: { id: '442n' } })
  await ask('/api/remove', { name: SPLIT, id: '442n', look: false })
  const { data } = await file(SPLIT)
  expect(data['antes']).toEqual(['/productos/sellos-mecanicos/sellos-partidos/442n'])
  expect(JSON.stringify(data['products'])).not.toContain('442N')
})

test('a page of another title has another address, and links to it follow', async () => {
  const { body } = await ask('/api/move', { name: SPLIT, words: 'Sellos en mitades', look: false })
  const { place } = JSON.parse(body) as { place: { name: string } }
  expect(place.name).toBe('productos/sellos-mecanicos/sellos-en-mitades.yaml')
  expect((await file(place.name)).data['antes']).toContain(
    '/productos/sellos-mecanicos/sellos-partidos',
  )
  expect(onDisk('productos/sellos-mecanicos.yaml')).not.toContain('/sellos-partidos')
})

test('a word is added in its place, and the brand’s former slug stays known', async () => {
  await ask('/api/word', { word: 'Ñancupil' })
  expect(onDisk('vocabulario/palabras.txt')).toMatch(/## Palabras de la empresa\nÑancupil\n$/)
  const { stamp, data } = await file(SITE)
  const save = (from: string, slug: string) =>
    ask('/api/save', { name: SITE, stamp: from, data: { ...data, brand: { name: slug, slug } } })
  const given = JSON.parse((await save(stamp, 'uno')).body) as { stamp: string }
  expect(JSON.parse((await save(given.stamp, 'dos')).body)).toMatchObject({
    data: { brand: { slug: 'dos', antes: ['uno'] } },
  })
})
