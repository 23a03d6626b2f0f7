import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

/** Loads the content with files in the folder of photographs. */
function load(...files: [name: string, content: Uint8Array][]) {
  const folder = writeContent(WHOLE_CONTENT)
  mkdirSync(join(folder, 'fotos'))
  for (const [name, content] of files) writeFileSync(join(folder, 'fotos', name), content)
  return { folder, ...loadCatalogue(folder) }
}

/** A white picture, padded by `ballast` bytes. */
function png(width: number, height: number, ballast = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height, 0xff)
  for (let row = 0; row < height; row++) rows[row * (Math.ceil(width / 8) + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.alloc(ballast),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  // A reader of the size alone does not check the checksum.
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
}

test('a photograph beside the content stands in place of the drawing on the card', () => {
  const { catalogue, folder } = load(['442c.png', png(800, 600)])
  expect(catalogue?.ownerPhotos.get('442c')).toEqual({
    file: join(folder, 'fotos/442c.png'),
    fileName: '442c.png',
    width: 800,
    height: 600,
  })
})

test.each([
  [
    'a file of another type',
    '442c.gif',
    png(800, 600),
    'aquí van fotografías: archivos .jpg, .png',
  ],
  [
    'a type that no printed sheet shows',
    '442c.webp',
    png(800, 600),
    'Suéltala en «npm run editar», que la convierte, o guárdala como .jpg',
  ],
  ['a photograph of no product', '442x.png', png(800, 600), 'ningún producto tiene'],
  [
    'a photograph whose product is small',
    '442C.png',
    png(800, 600),
    'ningún producto tiene el identificador «442C»: ¿será «442c»?',
  ],
  ['what is no picture', '442c.jpg', Buffer.from('<html></html>'), 'no es una imagen'],
  ['a picture too small for a card', '442c.png', png(320, 240), 'mide 320 píxeles de ancho'],
  ['a picture larger than any screen needs', '442c.png', png(4000, 3000), 'entre 640 y 1600'],
  [
    'a picture too heavy for a poor signal',
    '442c.png',
    png(800, 600, 300_000),
    'el máximo es 300 kB',
  ],
])('the build stops on %s, and says where', (_, name, content, message) => {
  const { catalogue, problems } = load([name, content])
  expect(catalogue).toBeUndefined()
  expect(formatReport(problems)).toContain(`content/fotos/${name}:1:1`)
  expect(formatReport(problems)).toContain(message)
})

test('the build stops on two photographs of one product', async () => {
  const white = { width: 800, height: 600, channels: 3, background: 'white' } as const
  const jpeg = await sharp({ create: white }).jpeg().toBuffer()
  const { problems } = load(['442c.png', png(800, 600)], ['442c.jpg', jpeg])
  expect(problems.map(({ message }) => message)).toEqual([
    'el producto «442c» ya tiene otra fotografía',
  ])
})
