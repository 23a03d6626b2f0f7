import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { formatProblem } from '#catalogue/read/problem.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { reviewContent } from './review-content.ts'

const SPLIT = 'productos/sellos-mecanicos/sellos-partidos.yaml'
const HISTORY = 'paginas/historia.yaml'

/** A copy of the content, with a passage changed. */
function changed(file: string, from: string | RegExp, to: string) {
  const folder = temporaryFolder()
  cpSync(CONTENT_DIR, folder, { recursive: true })
  const source = readFileSync(path.join(folder, file), 'utf8')
  expect(source).toMatch(from)
  writeFileSync(path.join(folder, file), source.replace(from, to))
  return folder
}

const told = async (folder: string) => (await reviewContent(folder)).problems.map(formatProblem)

test('the content as it stands has nothing that could stop a publication', async () => {
  expect(await told(CONTENT_DIR)).toEqual([])
})

test('words, quotes, names and letters that are none of the site are told with line and field', async () => {
  const tagline = /^ {4}tagline: .*$/m
  const wrong = `    tagline: 'Un sellso "partido" de baja fricción 中'`
  expect(await told(changed(SPLIT, tagline, wrong))).toEqual(
    [
      /sellos-partidos\.yaml:\d+:5 products\[0\]\.tagline: «sellso» no está en el diccionario: ¿será «sellos»\? Si existe, se agrega a vocabulario\/palabras\.txt$/,
      /tagline: las comillas son « »/,
      /tagline: «baja fricción» se llama aquí poco roce/,
      /tagline: la letra del sitio no tiene «中»$/,
    ].map((message) => expect.stringMatching(message)),
  )
})

test('the brand spelt out is told; in an address it may stand, and a RUT has its points', async () => {
  const brand =
    /muestra: (\p{Lu}\p{L}+)\n/u.exec(
      readFileSync(path.join(CONTENT_DIR, 'sitio.yaml'), 'utf8'),
    )?.[1] ?? ''
  const lead = /^lead: .*$/m
  expect(await told(changed(HISTORY, lead, `lead: La historia de ${brand}`))).toEqual([
    expect.stringMatching(/lead: la marca se escribe \{marca\}/),
  ])
  const folder = changed(
    HISTORY,
    lead,
    `lead: La empresa de RUT 76.543.210-3, en https://${brand.toLowerCase()}.cl`,
  )
  expect(await told(folder)).toEqual([])
})

test('a photograph of which a part is missing is told, and a logo that nobody would see', async () => {
  const folder = changed(HISTORY, 'kind:', 'kind:')
  const photograph = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 30 })
    .toBuffer()
  mkdirSync(path.join(folder, 'fotos'))
  writeFileSync(path.join(folder, 'fotos/442c.jpg'), photograph.subarray(0, photograph.length / 2))
  mkdirSync(path.join(folder, 'marca'))
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 90" width="900" height="90"><path fill="#fff" d="M0 0h900v90H0z"/></svg>'
  writeFileSync(path.join(folder, 'marca/logo.svg'), white)
  const { problems, remarks } = await reviewContent(folder)
  expect(problems.map(formatProblem)).toEqual([
    'content/fotos/442c.jpg:1:1 la imagen está cortada o dañada: expórtala de nuevo',
  ])
  expect(remarks.map(({ message }) => message)).toEqual([
    'sobre blanco casi no se ve: pide la versión oscura',
    'es muy ancho: se verá como una raya; pide la versión compacta',
  ])
})
