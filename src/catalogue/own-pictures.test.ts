import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { formatReport } from './problem.ts'

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'

/** The content with one file in one of the folders of pictures. */
function load(name: string, text: string) {
  const folder = writeContent(WHOLE_CONTENT)
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
  return { folder, ...loadCatalogue(folder) }
}

test.each(['oficinas/norte', 'certificaciones/a', 'marca/logo', 'marca/icono'])(
  'the picture %s is kept with its box',
  (key) => {
    const { catalogue, folder } = load(`${key}.svg`, MARK)
    expect(catalogue?.ownPictures).toEqual(
      new Map([
        [
          key,
          {
            file: path.join(folder, `${key}.svg`),
            fileName: path.basename(`${key}.svg`),
            width: 60,
            height: 40,
          },
        ],
      ]),
    )
  },
)

test.each([
  ['of no office', 'oficinas/luna.svg', MARK, 'ninguna sucursal tiene el identificador «luna»'],
  ['of no certificate', 'certificaciones/z.svg', MARK, 'ninguna certificación tiene'],
  ['of another type', 'oficinas/norte.bmp', MARK, 'aquí van imágenes: archivos .avif'],
  ['of nothing of the company', 'marca/sello.svg', MARK, 'la marca lleva logo e icono'],
  ['that would be no sharp icon', 'marca/icono.png', MARK, 'el icono va en .svg'],
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
