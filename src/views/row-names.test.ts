import { expect, test } from 'vitest'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { rowNames } from './row-names.ts'

const model = catalogue()

test('names drop the words of their heading, and are read out whole', () => {
  const names = [...model.pages.values()]
    .filter(({ products }) => products.length > 0)
    .flatMap((page) => {
      const groups = orderedGroups(page, model.pages)
      const nameOf = rowNames(groups)
      return groups.flatMap(({ heading, members }) =>
        members.map((product) => ({ heading, name: nameOf(product), whole: product.name })),
      )
    })
  for (const { name, whole } of names) {
    expect(`${name.shared} ${name.own}`.trim().toLowerCase()).toBe(whole.toLowerCase())
    expect(name.own).not.toMatch(/^(?:de|del|para|con|en|y|a) /i)
  }
  const cartridges = names.filter(({ heading }) => heading === 'Sellos de cartucho')
  expect(cartridges.map(({ name }) => name.shared)).toContain('Sello de cartucho')
})
