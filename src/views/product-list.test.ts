import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { presentProductList } from './product-list.ts'

const model = catalogue()
const FILES = {
  picture: { src: '/a.svg', alt: '', width: 4, height: 3 },
  dataSheet: { href: '/a.pdf', note: 'PDF' },
}

test('under a heading that says what its products are, names go on after it, and are heard whole', () => {
  const names = [...model.pages.values()]
    .filter(({ products }) => products.length > 0)
    .flatMap((page) => {
      const named = new Map(page.products.map(({ id, name }) => [id, name]))
      const { groups } = presentProductList(page, model, () => FILES)
      return groups.flatMap(({ heading, rows }) =>
        rows.map(({ id, name }) => ({ heading, name, whole: named.get(id) })),
      )
    })
  for (const { name, whole } of names) {
    expect(`${name.shared} ${name.own}`.trim().toLowerCase()).toBe(whole?.toLowerCase())
    expect(name.own).not.toMatch(/^(?:de|del|para|con|en|y|a) /i)
  }
  const cartridges = names.filter(({ heading }) => heading === 'Sellos de cartucho')
  expect(cartridges.map(({ name }) => name.shared)).toContain('Sello de cartucho')
})
