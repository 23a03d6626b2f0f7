import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { type KindName, kindAt, KINDS, moduleOf, allPagePaths } from './kinds.ts'

const paths = allPagePaths(catalogue())
const kinds = Object.keys(KINDS) as KindName[]
const firstOf = (kind: KindName) => paths.find((page) => kindAt(page, catalogue()) === kind)

test('every page of the catalogue has a kind, and every kind a page', () => {
  expect(paths.filter((page) => kindAt(page, catalogue()) === undefined)).toEqual([])
  expect(kinds.filter((kind) => kind !== 'pending' && firstOf(kind) === undefined)).toEqual([])
})

test('where there is no page there is no kind', () => {
  expect(kindAt('/nada', catalogue())).toBeUndefined()
})

test.each(kinds)('the module of the kind %s is there', (kind) => {
  expect(existsSync(moduleOf(kind))).toBe(true)
})
