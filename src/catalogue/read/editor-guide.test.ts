import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { product } from '#schema/product.ts'
import { catalogueWith, changed } from './content-fixture.ts'

const guide = readFileSync('docs/contenido.md', 'utf8')

/** The guide's example that begins with these words, as an editor would copy it. */
function exampleWith(words: string): string {
  const examples = [...guide.matchAll(/```(?:yaml)?\n(.*?)```/gs)].map(
    ([, example = '']) => example,
  )
  const example = examples.find((each) => each.includes(words))
  if (example === undefined) throw new Error(`The guide has no example with ${words}.`)
  return example
}

test('an editor who copies the product of the guide has a sound product', () => {
  const [entry] = parse(exampleWith('- id: 442x'))
  expect(product.parse(entry)).toMatchObject({ code: '442X', drawing: { kind: 'split' } })
})

test('an editor who follows the guide gives the brand its name', () => {
  const [before = '', after = ''] = exampleWith('# la marca puesta').split('# la marca puesta')
  expect(parse(before)).toMatchObject({ brand: { name: { pendiente: true } } })
  const { site } = catalogueWith(changed('sitio.yaml', /^brand: .*$/m, after.trim()))
  expect(site.brand).toEqual({ name: 'Sellos Ñuble', slug: 'sellos-nuble' })
})

test('an editor who follows the guide changes a telephone that was pending', () => {
  const [before = '', after = ''] = exampleWith('# después').split('# después')
  expect(parse(before)).toMatchObject({ phone: { pendiente: true } })
  const phone = after.trim().replace(/: (.*)$/, ": '$1'")
  const { site } = catalogueWith(changed('sitio.yaml', "phone: '+56 2 1234 5678'", phone))
  expect(site.branches[0]?.phone).toEqual({ value: '+56 2 2345 6789', pending: false })
})
