import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { presentGlossary } from './glossary.ts'

const letters = presentGlossary(catalogue())
const entries = letters.flatMap((letter) => letter.entries)

test('the glossary runs from A to Z, each letter once', () => {
  const order = letters.map(({ letter }) => letter)
  expect(order).toEqual([...new Set(order)].sort())
  expect(entries).toHaveLength(catalogue().glossary.length)
})

test('every term has an address of its own', () => {
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('a term leads to where its subject is offered, and a material to nowhere', () => {
  const offeredIn = (id: string) => entries.find((entry) => entry.id === id)?.offeredIn
  expect(offeredIn('sello-partido')).toContainEqual({
    label: 'Sellos partidos',
    href: '/productos/sellos-mecanicos/sellos-partidos',
  })
  expect(offeredIn('epdm')).toEqual([])
})
