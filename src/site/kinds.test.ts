import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { type KindName, kindAt, KINDS, moduleOf, pagePaths } from './kinds.ts'
import { renderPage } from './render.tsx'

const ISLANDS = globSync('src/**/*.island.tsx').map((file) => path.basename(file, '.island.tsx'))
const paths = pagePaths(catalogue())
const kinds = Object.keys(KINDS) as KindName[]
const firstOf = (kind: KindName) => paths.find((page) => kindAt(page, catalogue()) === kind)

test('every page of the catalogue has a kind, and every kind a page', () => {
  expect(paths.filter((page) => kindAt(page, catalogue()) === undefined)).toEqual([])
  expect(kinds.filter((kind) => kind !== 'pending' && firstOf(kind) === undefined)).toEqual([])
})

test('where there is no page there is no kind', () => {
  expect(kindAt('/nada', catalogue())).toBeUndefined()
})

test.each(kinds.filter((kind) => firstOf(kind) !== undefined))(
  'a page of the kind %s is rendered whole, each island under a name that a browser can fetch',
  async (kind) => {
    expect(existsSync(moduleOf(kind))).toBe(true)
    const html = await renderPage(firstOf(kind) ?? '', () => ({ css: '', entry: '/e.js' }))
    expect(html).toMatch(/^<!DOCTYPE html><html lang="es-CL".*<h1.*<\/html>$/s)
    expect(html).not.toMatch(/<!--\$|<template id="B:|<site-island data-number/)
    for (const [, name] of html.matchAll(/<site-island data-name="([^"]+)"/g)) {
      expect(ISLANDS).toContain(name)
    }
  },
)
