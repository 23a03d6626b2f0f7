import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { lookAlikeHints } from './look-alike-hints.ts'

const { pages } = catalogue()
const split = '/productos/sellos-mecanicos/sellos-partidos'
const page = pages.get(split)
const [first] = page?.products ?? []
if (!page || !first) throw new Error(`${split} has no products`)

test('a product that keeps the drawing of the one it was copied from is told, with its file', async () => {
  const copied = { ...page, products: [first, { ...first, id: '442x' }] }
  expect(await lookAlikeHints({ pages: new Map([[split, copied]]) })).toEqual([
    `content${split}.yaml: «${first.id}» y «442x» se ven iguales en la lista: cambia en drawing lo que los distingue.`,
  ])
})

test('products that differ to the eye are passed over in silence', async () => {
  const other = page.products.find(({ drawing }) => {
    return drawing.kind === first.drawing.kind && !isDeepStrictEqual(drawing, first.drawing)
  })
  if (!other) throw new Error(`${split} has no second drawing of its kind`)
  const unlike = { ...page, products: [first, other] }
  expect(await lookAlikeHints({ pages: new Map([[split, unlike]]) })).toEqual([])
})
