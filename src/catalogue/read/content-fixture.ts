import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../tools/testing/temporary-folder.ts'
import type { Catalogue } from '../catalogue-model.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

/** YAML sources by their path inside the content folder. */
export type ContentSources = Readonly<Record<string, string>>

const SLIDES = Array.from(
  { length: 10 },
  (_, index) =>
    `    - { id: lamina-${index}, caption: Sala de bombas, drawing: { kind: cartridge-single } }`,
).join('\n')

const BRANCHES = ['norte', 'centro', 'sur']
  .map(
    (id) =>
      `  - { id: ${id}, title: Oficina, city: Ciudad, latitude: -33.45, longitude: -70.67, region: Región, address: Calle 1, phone: '+56 2 1234 5678', email: ${id}@ejemplo.cl, drawing: { kind: skyline, city: santiago } }`,
  )
  .join('\n')

const NETWORKS = ['uno', 'dos', 'tres']
  .map((id) => `  - { id: ${id}, name: Red, url: 'https://red.test/${id}' }`)
  .join('\n')

/** The smallest complete content: one family, one category, one product. */
export const WHOLE_CONTENT: ContentSources = {
  'sitio.yaml': `
brand: { name: Marca Nueva, slug: marca-nueva }
legalName: Empresa SpA
baseUrl: https://ejemplo.cl
tagline: Sellado de fluidos
branches:
${BRANCHES}
networks:
${NETWORKS}
certificates: { label: Certificaciones ISO, baseUrl: 'https://fabricante.test/literatura' }
copyright: © Empresa
email: { via: emailjs, serviceId: service_a1b2c3, publicKey: Ab3dEf6hIj9kLm2o }
`,
  'paginas/inicio.yaml': `
kind: home
description: Portada del sitio
hero:
  title: Sellado confiable
  lead: Con servicio local
  action: Encuentra nuestras oficinas
  slides:
${SLIDES}
intro: '{marca} sella.'
solutions: { heading: Soluciones, cards: [] }
industries: { heading: Industrias, cards: [] }
branches: { heading: Sucursales, lead: Tres oficinas }
certifications:
  heading: Certificaciones
  lead: Cuatro
  items:
    - { id: a, label: A, meaning: Una, drawing: { kind: certificate-seal, text: A } }
    - { id: b, label: B, meaning: Dos, drawing: { kind: certificate-seal, text: B } }
    - { id: c, label: C, meaning: Tres, drawing: { kind: certificate-seal, text: C } }
    - { id: d, label: D, meaning: Cuatro, drawing: { kind: certificate-seal, text: D } }
about: { heading: Sobre nosotros, paragraphs: [Somos] }
`,
  'vocabulario/propiedades.yaml': `
properties:
  - { label: Presión máxima, dimension: pressure, facet: pressure, namesLimit: true }
`,
  'vocabulario/afirmaciones.yaml': 'claims: []\n',
  'vocabulario/cifras.yaml': 'figures: []\n',
  'vocabulario/glosario.yaml': 'terms: [{ term: Sello, definition: Cierra el paso }]\n',
  'vocabulario/planes-api.yaml': 'plans: []\n',
  'vocabulario/seleccion.yaml': 'equipment: [{ id: sello, label: Sello, words: [sello] }]\n',
  'vocabulario/sinonimos.yaml': 'groups: [{ means: [Partidos], said: [abiertos] }]\n',
  'productos/sellos.yaml': `
# La familia
kind: family
title: Sellos
description: Una familia
lead: Una familia de sellos
listHeading: Explore
menu: { label: Sellos, order: 1 }
`,
  'productos/sellos/partidos.yaml': `
# Su categoría
kind: category
title: Partidos
description: Una categoría
lead: Sellos en mitades
products:
  - id: 442c
    code: 442C
    name: Sello partido
    tagline: Se instala sin desarmar
    equipment: [sello]
    features: [Dos mitades]
    specs:
      - property: Presión máxima
        values: [{ max: 30, unit: bar }]
        source: Folleto
    drawing: { kind: split }
`,
}

/** Writes content into a new temporary folder and returns its path. */
export function writeContent(sources: ContentSources): string {
  const folder = temporaryFolder()
  for (const [name, source] of Object.entries(sources)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source.trimStart())
  }
  return folder
}

/** The only category of the whole content. */
export const CATEGORY = 'productos/sellos/partidos.yaml'

/** A file of the whole content with one passage replaced. */
export function changed(file: string, from: string | RegExp, to: string): ContentSources {
  const source = WHOLE_CONTENT[file] ?? ''
  expect(source).toMatch(from)
  return { [file]: source.replace(from, to) }
}

/** Loads the whole content with these files in place of its own. */
export function loadWith(changes: ContentSources = {}) {
  return loadCatalogue(writeContent({ ...WHOLE_CONTENT, ...changes }))
}

/** The catalogue of the whole content with these files, in which nothing is wrong. */
export function catalogueWith(changes: ContentSources = {}): Catalogue {
  const { catalogue, problems } = loadWith(changes)
  if (!catalogue) throw new Error(formatReport(problems))
  return catalogue
}

/** The problems that these files bring, without their places. */
export const problemsWith = (changes: ContentSources) =>
  loadWith(changes).problems.map(({ field, message }) => `${field}: ${message}`)

/** The report of the problems that these files bring. */
export const reportWith = (changes: ContentSources) => formatReport(loadWith(changes).problems)
/** The report where nothing is wrong. */
export const NO_PROBLEMS = '\n\n0 problemas en el contenido.'
