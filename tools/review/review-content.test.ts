import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { formatProblem } from '#catalogue/read/problem.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { reviewContent } from './review-content.ts'

test('the content as it stands has nothing that could stop a publication', async () => {
  const { problems } = await reviewContent(CONTENT_DIR)
  expect(problems.map(formatProblem)).toEqual([])
})

test('words, quotes, names, letters, the brand spelt out and pictures in part are told with their place, and nothing else', async () => {
  const folder = temporaryFolder()
  cpSync(CONTENT_DIR, folder, { recursive: true })
  const change = (file: string, passage: RegExp, to: string) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    expect(source).toMatch(passage)
    writeFileSync(path.join(folder, file), source.replace(passage, to))
  }
  const add = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  const site = readFileSync(path.join(folder, 'sitio.yaml'), 'utf8')
  const brand = /muestra: (\p{Lu}\p{L}+)\n/u.exec(site)?.[1] ?? ''
  const seals = 'productos/sellos-mecanicos/sellos-partidos.yaml'
  change(seals, /^ {4}tagline: .*$/m, `    tagline: 'Un sellso "partido" de baja fricción 中'`)
  change('paginas/historia.yaml', /^lead: .*$/m, `lead: La historia de ${brand}`)
  // An address may contain the brand, and a RUT has dots.
  const address = `La empresa de RUT 76.543.210-3, en https://${brand.toLowerCase()}.cl`
  change('paginas/clientes.yaml', /^lead: .*$/m, `lead: ${address}`)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photograph = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'grey', noise },
  })
    .jpeg({ quality: 30 })
    .toBuffer()
  add('fotos/442c.jpg', photograph.subarray(0, photograph.length / 2))
  add(
    'marca/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 90" width="900" height="90"><path fill="#fff" d="M0 0h900v90H0z"/></svg>',
  )

  const { problems, remarks } = await reviewContent(folder)
  expect(problems.map(formatProblem).toSorted()).toEqual(
    [
      /^content\/fotos\/442c\.jpg:1:1 la imagen está cortada o dañada: expórtala de nuevo$/,
      /historia\.yaml:\d+:\d+ lead: la marca se escribe \{marca\}/,
      /sellos-partidos\.yaml:\d+:5 products\[0\]\.tagline: la letra del sitio no tiene «中»$/,
      /tagline: las comillas son « »/,
      /tagline: «baja fricción» se llama aquí poco roce/,
      /tagline: «sellso» no está en el diccionario: ¿será «sellos»\? Si existe, se agrega a vocabulario\/palabras\.txt$/,
    ].map((message) => expect.stringMatching(message)),
  )
  expect(remarks.map(({ message }) => message)).toEqual([
    'sobre blanco casi no se ve: pide la versión oscura',
    'es muy ancho: se verá como una raya; pide la versión compacta',
  ])
})
