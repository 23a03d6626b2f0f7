import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { CATEGORY, WHOLE_CONTENT, loadWith, type ContentSources } from '../read/content-fixture.ts'

const category = WHOLE_CONTENT[CATEGORY] ?? ''
const industry = (machine: string, product: string) => `
kind: industry
title: Minería
description: Una industria
lead: Lo que sella sus máquinas
machines:
  - ${machine}
products:
  - ${product}
`
const MACHINE = '{ name: Bombas, equipment: sello, fault: Los sólidos traban la cara }'
const PRODUCT = '{ ref: 442c, group: Bombas, reason: Se instala sin desarmar }'

const problemsOf = (changes: ContentSources) =>
  loadWith(changes).problems.map(
    ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
  )

test('a product serves no machine of which neither its texts nor its page speak', () => {
  const content = category
    .replace('name: Sello partido', 'name: Partido')
    .replace('tagline: Se instala sin desarmar', 'tagline: Sin desarmar')
  expect(problemsOf({ [CATEGORY]: content })).toContain(
    `content/${CATEGORY}:11 products[0].equipment[0]: ningún texto publicado de «442C» habla de «sello»`,
  )
})

test('a feature that says what a product is not for is refused: the search would find it by that', () => {
  const content = category.replace('[Dos mitades]', '[No es apta para ácidos]')
  expect(problemsOf({ [CATEGORY]: content })).toEqual([
    expect.stringContaining('«No es apta para ácidos» dice para qué no sirve: va en notes'),
  ])
})

test('a machine that nobody has described is reported where the product names it', () => {
  const content = category.replace('[sello]', '[sello, grúa]').replace('grúa', 'grua')
  expect(problemsOf({ [CATEGORY]: content })).toEqual([
    `content/${CATEGORY}:11 products[0].equipment[1]: no existe el equipo «grua» en vocabulario/seleccion.yaml`,
  ])
})

test('an industry lists a product for a machine that the product serves, and only once', () => {
  expect(problemsOf({ 'industrias/mineria.yaml': industry(MACHINE, PRODUCT) })).toEqual([])
  const twice = `${industry(MACHINE, PRODUCT)}  - ${PRODUCT}\n`
  expect(problemsOf({ 'industrias/mineria.yaml': twice })).toEqual([
    'content/industrias/mineria.yaml:9 products[1].ref: «442c» ya está en esta página',
  ])
  const withoutMachine = category.replace('    equipment: [sello]\n', '')
  expect(
    problemsOf({
      [CATEGORY]: withoutMachine,
      'industrias/mineria.yaml': industry(MACHINE, PRODUCT),
    }),
  ).toContain(
    'content/industrias/mineria.yaml:8 products[0].ref: «442c» no sirve a «sello» según su propio campo equipment',
  )
})

test('where a machine is of no known kind, the reason quotes an application of the product', () => {
  const machine = '{ name: Bombas, fault: Los sólidos traban la cara }'
  expect(problemsOf({ 'industrias/mineria.yaml': industry(machine, PRODUCT) })).toEqual([
    'content/industrias/mineria.yaml:8 products[0].reason: «Bombas» no dice su equipo: la razón debe ser una aplicación publicada de «442c»',
  ])
})

test('a machine without products, and a page for too few of them, are reported', () => {
  const other = `${MACHINE}\n  - { name: Molinos, equipment: sello, fault: El polvo entra }`
  expect(problemsOf({ 'industrias/mineria.yaml': industry(other, PRODUCT) })).toEqual([
    'content/industrias/mineria.yaml:7 machines[1].name: ningún producto está en «Molinos»',
  ])
  const page = 'kind: equipment\ntitle: Sellos\ndescription: Un equipo\nlead: Un equipo\n'
  expect(problemsOf({ 'equipos/sello.yaml': page })).toEqual([
    'content/equipos/sello.yaml:1 kind: solo 1 productos sirven a «sello»: la página necesita 3',
  ])
})

test('every industry of the home page has a page of its own, and every kind of machine with products', () => {
  const { home, pages, products, selection } = catalogue()
  expect(home.industries.cards.filter(({ id }) => !pages.has(`/industrias/${id}`))).toEqual([])
  const many = selection.equipment.filter(
    ({ id }) => products.filter(({ equipment }) => equipment.includes(id)).length >= 3,
  )
  expect(many.filter(({ id }) => !pages.has(`/equipos/${id}`))).toEqual([])
})
