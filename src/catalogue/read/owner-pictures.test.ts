import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>'

/** Loads the content with one file in a folder of pictures. */
function load(name: string, text: string | Buffer) {
  const folder = writeContent(WHOLE_CONTENT)
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
  return { folder, ...loadCatalogue(folder) }
}

test.each(['oficinas/norte', 'certificaciones/a', 'marca/logo', 'marca/icono'])(
  'the picture %s is kept with its box',
  (key) => {
    const { catalogue, folder } = load(`${key}.svg`, MARK)
    expect(catalogue?.ownerPictures).toEqual(
      new Map([
        [
          key,
          {
            file: path.join(folder, `${key}.svg`),
            fileName: path.basename(`${key}.svg`),
            width: 60,
            height: 60,
          },
        ],
      ]),
    )
  },
)

/** The signature bytes that identify a picture's type. */
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.from([0, 0, 3, 132, 0, 0, 2, 88, 1, 0, 0, 0, 0]),
])
/** A box of the ISO base media format, in which telephones save photographs. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), content])
}
const SIZE_900_600 = Buffer.from([0, 0, 0, 0, 0, 0, 3, 132, 0, 0, 2, 88])
const HEIC = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0heicmif1', 'latin1')),
  box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', SIZE_900_600)))),
])

test('a branch’s photograph may be a PNG that is named so', () => {
  expect(load('oficinas/norte.png', PNG).problems).toEqual([])
})

test.each([
  ['of no branch', 'oficinas/luna.svg', MARK, 'ninguna sucursal tiene el identificador «luna»'],
  ['of no certificate', 'certificaciones/z.svg', MARK, 'ninguna certificación tiene'],
  ['of another type', 'oficinas/norte.bmp', MARK, 'aquí van imágenes: archivos .avif'],
  ['of nothing of the company', 'marca/sello.svg', MARK, 'la marca lleva logo e icono'],
  ['that would be no sharp icon', 'marca/icono.png', MARK, 'el icono va en .svg'],
  [
    'that is no square icon',
    'marca/icono.svg',
    MARK.replace('height="60"', 'height="20"'),
    'el icono mide 60 por 20: debe ser cuadrado',
  ],
  [
    'saved under another ending',
    'oficinas/norte.jpg',
    PNG,
    'por dentro la imagen es PNG, no .jpg: llámala norte.png',
  ],
  [
    'of a telephone that has only been renamed',
    'oficinas/norte.jpg',
    HEIC,
    'por dentro la imagen es HEIC, no .jpg: guárdala como .jpg desde un editor de imágenes',
  ],
  ['of a branch misspelt', 'oficinas/nortee.svg', MARK, '«nortee»: ¿será «norte»?'],
  ['that documents cannot show', 'marca/logo.webp', MARK, 'el logo va en .svg o en .png'],
  [
    'that brings a program',
    'marca/logo.svg',
    MARK.replace('/>', '><script>alert(1)</script></svg>'),
    'el SVG lleva programas o enlaces a otros sitios',
  ],
  [
    'that acts when it loads',
    'marca/logo.svg',
    MARK.replace('<svg', '<svg onload="alert(1)"'),
    'el SVG lleva programas o enlaces a otros sitios',
  ],
  [
    'without its measures',
    'marca/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'le faltan sus medidas',
  ],
  ['of no bytes', 'oficinas/norte.jpg', '', 'el archivo está vacío'],
  ['with a capital ending', 'oficinas/norte.SVG', MARK, 'la terminación va en minúsculas'],
  ['that is none', 'oficinas/norte.png', 'x', 'no es una imagen que se pueda leer'],
  [
    'too heavy',
    'certificaciones/a.svg',
    MARK + ' '.repeat(60_000),
    'la imagen pesa 61 kB: el máximo es 60 kB',
  ],
])('a picture %s stops the build', (_, name, text, message) => {
  expect(formatReport(load(name, text).problems)).toContain(`content/${name}:1:1 `)
  expect(formatReport(load(name, text).problems)).toContain(message)
})
