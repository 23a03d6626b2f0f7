import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { formatProblem, formatReport } from './problem.ts'

const END = 'xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const PDF = `%PDF-1.7\n${END}`
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
const png = (width: number, height: number) => picture(width, height).png().toBuffer()

/** Loads the content with files beside it. */
function load(files: Record<string, string | Uint8Array>, pages: Record<string, string> = {}) {
  const folder = writeContent({ ...WHOLE_CONTENT, ...pages })
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes, 'latin1')
  }
  return { folder, ...loadCatalogue(folder) }
}

const documents = (entries: string, more = '') => ({
  'paginas/documentos.yaml': `
kind: documents
title: Documentos
description: Los documentos de la empresa.
lead: Todo en PDF.
index: { label: Documentos, line: Todos los PDF. }
note: La fecha es la de hoy.
documents: [${entries}]
${more}`,
})
const ISO =
  '{ id: iso, title: Certificado ISO 9001, type: Certificado, language: inglés, issued: 2026-03-01 }'

const zone = (id: string, logos = '') =>
  `  - { id: ${id}, heading: Zona, count: 4, branch: norte, logos: [${logos}] }`
const customers = (logos: string) => ({
  'paginas/clientes.yaml': `kind: customers
title: Clientes
description: Nuestros clientes.
lead: Clientes.
zones:
${[zone('norte', logos), zone('sur'), zone('centro')].join('\n')}
industriesHeading: Industrias
casesHeading: Casos
`,
})

test('what the owner puts beside the content is known by what it belongs to', async () => {
  const keys = ['oficinas/norte', 'certificaciones/a', 'marca/logo', 'marca/icono']
  const { catalogue, folder, problems } = load(
    {
      'fichas/442c.pdf': PDF,
      'documentos/iso.pdf': PDF,
      'fotos/442c.png': await png(800, 600),
      'clientes/minera.svg': MARK,
      ...Object.fromEntries(keys.map((key) => [`${key}.svg`, MARK])),
      'fotos/.DS_Store': '',
    },
    { ...documents(ISO), ...customers('{ image: minera.svg, alt: Minera }') },
  )
  const at = (file: string) => path.join(folder, file)
  const size = { width: 60, height: 60 }
  expect(problems).toEqual([])
  expect(catalogue).toMatchObject({
    ownerDataSheets: new Map([['442c', at('fichas/442c.pdf')]]),
    ownerDocuments: [{ id: 'iso', issued: '2026-03-01', file: at('documentos/iso.pdf') }],
    ownerPhotos: new Map([
      ['442c', { file: at('fotos/442c.png'), fileName: '442c.png', width: 800, height: 600 }],
    ]),
    ownerLogos: new Map([['minera.svg', { file: at('clientes/minera.svg'), ...size }]]),
    ownerPictures: new Map(
      keys.map((key) => [
        key,
        { file: at(`${key}.svg`), fileName: path.basename(`${key}.svg`), ...size },
      ]),
    ),
  })
})

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

const PNG = await png(800, 600)
const HEAVY = Buffer.concat([PNG, Buffer.alloc(300_000)])

test.each<[file: string, bytes: string | Uint8Array, message: string]>([
  // PDF files
  ['fichas/442c.pdf', '<html></html>', 'el archivo no es un PDF'],
  ['fichas/442c.pdf', '%PDF-1.7\n1 0 obj', 'el PDF está incompleto: le falta el final'],
  ['fichas/442c.pdf', PDF.replace('\n9\n', '\n900\n'), 'le falta una parte'],
  [
    'fichas/442c.pdf',
    PDF.replace('/Root', '/Encrypt<</Filter/Standard>> /Root'),
    'el PDF está protegido con contraseña',
  ],
  ['fichas/442c.pdf', PDF.padEnd(20_000_001), 'el PDF pasa de 20 MB'],
  ['fichas/442x.pdf', PDF, 'ningún producto tiene el identificador «442x»'],
  ['fichas/442c.docx', PDF, 'aquí van fichas: archivos .pdf'],
  // Photographs of products
  ['fotos/442c.gif', PNG, 'aquí van fotografías: archivos .jpg, .png'],
  ['fotos/442c.webp', PNG, 'Suéltala en «npm run editar», que la convierte, o guárdala como .jpg'],
  ['fotos/442x.png', PNG, 'ningún producto tiene'],
  ['fotos/442C.png', PNG, 'ningún producto tiene el identificador «442C»: ¿será «442c»?'],
  ['fotos/442c.png', await png(320, 240), 'mide 320 píxeles de ancho'],
  ['fotos/442c.png', await png(4000, 30), 'entre 640 y 1600'],
  ['fotos/442c.png', HEAVY, 'el máximo es 300 kB'],
  // Pictures of anything else
  ['clientes/otra.svg', MARK, 'ningún cliente tiene este logotipo'],
  ['clientes/lista.pdf', PDF, 'aquí van logotipos'],
  ['oficinas/luna.svg', MARK, 'ninguna sucursal tiene el identificador «luna»'],
  ['oficinas/nortee.svg', MARK, '«nortee»: ¿será «norte»?'],
  ['certificaciones/z.svg', MARK, 'ninguna certificación tiene'],
  ['marca/sello.svg', MARK, 'la marca lleva logo e icono'],
  ['marca/logo.webp', MARK, 'el logo va en .svg o en .png'],
  ['marca/icono.png', MARK, 'el icono va en .svg'],
  ['marca/icono.svg', MARK.replace('height="60"', 'height="20"'), 'el icono mide 60 por 20'],
  // Any picture
  ['oficinas/norte.SVG', MARK, 'la terminación va en minúsculas'],
  ['oficinas/norte.jpg', PNG, 'por dentro la imagen es PNG, no .jpg: llámala norte.png'],
  ['oficinas/norte.jpg', HEIC, 'la imagen es HEIC, no .jpg: guárdala como .jpg desde un editor'],
  ['oficinas/norte.jpg', '', 'el archivo está vacío'],
  ['oficinas/norte.png', 'x', 'no es una imagen que se pueda leer'],
  ['certificaciones/a.svg', MARK.padEnd(61_000), 'la imagen pesa 61 kB: el máximo es 60 kB'],
  ['marca/logo.svg', MARK.replace('/>', '><script>alert(1)</script></svg>'), 'el SVG lleva'],
  ['marca/logo.svg', MARK.replace('<svg', '<svg onload="alert(1)"'), 'el SVG lleva programas'],
  ['marca/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'le faltan sus medidas'],
])('the build stops on %s and says where', (file, bytes, message) => {
  const { catalogue, problems } = load({ [file]: bytes })
  expect(catalogue).toBeUndefined()
  expect(formatReport(problems)).toContain(`content/${file}:1:1 `)
  expect(formatReport(problems)).toContain(message)
})

test('the build stops on two photographs of one product', async () => {
  const jpeg = await picture(800, 600).jpeg().toBuffer()
  const { problems } = load({ 'fotos/442c.png': PNG, 'fotos/442c.jpg': jpeg })
  expect(problems.map(({ message }) => message)).toEqual([
    'el producto «442c» ya tiene otra fotografía',
  ])
})

test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['a document without its file', documents(ISO), {}, /\[0\]\.id: falta .* documentos\/iso\.pdf$/],
  [
    'a document’s file without an entry',
    documents(''),
    { 'documentos/iso.pdf': PDF },
    /documentos\/iso\.pdf:1:1 ningún documento de .* se llama «iso»$/,
  ],
  [
    'two documents of one name',
    documents(`${ISO}, ${ISO}`),
    { 'documentos/iso.pdf': PDF },
    /documents\[1\]\.id: el identificador «iso» ya es de otro/,
  ],
  [
    'a document that is no PDF',
    documents(ISO),
    { 'documentos/iso.pdf': '<html>' },
    /iso\.pdf:1:1 el archivo no es un PDF$/,
  ],
  [
    'a document of another type',
    documents(ISO),
    { 'documentos/iso.pdf': PDF, 'documentos/x.docx': '' },
    /x\.docx:1:1 aquí van documentos: archivos \.pdf$/,
  ],
  [
    'a link to no document',
    documents(
      ISO,
      'document: { label: Descargar, name: Certificado, href: /documentos/empresa/otro.pdf }',
    ),
    { 'documentos/iso.pdf': PDF },
    /document\.href: no existe el documento \/documentos\/empresa\/otro\.pdf: van los de paginas\/documentos\.yaml$/,
  ],
  [
    'a logo without its file',
    customers('{ image: no.svg, alt: No }'),
    {},
    /falta el archivo content\/clientes\/no\.svg$/,
  ],
])('%s is told, with its place', (_, pages, files, message) => {
  expect(load(files, pages).problems.map(formatProblem)).toEqual([expect.stringMatching(message)])
})
