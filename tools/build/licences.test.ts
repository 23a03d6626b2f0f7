import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shippedPackages, unwelcomeLicences, writeLicences } from './licences.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const lock = (dependency: string, license: string) =>
  JSON.stringify({
    packages: {
      '': { dependencies: { [dependency]: '1' } },
      [`node_modules/${dependency}`]: { version: '1.0.0', license, dependencies: { parte: '1' } },
      [`node_modules/${dependency}/node_modules/parte`]: { version: '2.0.0', license: 'ISC' },
      'node_modules/parte': { version: '1.0.0', license: 'GPL-3.0' },
    },
  })

test('a package is followed to the very parts that it gets', () => {
  const packages = shippedPackages(lock('react', 'MIT'), 'browser')
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'parte 2.0.0',
    'react 1.0.0',
  ])
  expect(unwelcomeLicences(packages)).toEqual([])
})

test('a licence that asks for more is named', () => {
  const packages = shippedPackages(lock('fastify', 'AGPL-3.0'), 'server')
  expect(unwelcomeLicences(packages)).toEqual(['fastify 1.0.0: AGPL-3.0'])
})

test('a new dependency has to be placed', () => {
  expect(() => shippedPackages(lock('nueva', 'MIT'), 'server')).toThrow('nueva')
})

test('the lists hold the name and the licence of what ships today', () => {
  const folder = temporaryFolder()
  writeLicences(folder)
  const browser = readFileSync(path.join(folder, 'client/licencias/programas.txt'), 'utf8')
  expect(browser).toMatch(/^react-dom \d+\.\d+\.\d+ \(MIT\)$/m)
  expect(browser).toContain('Permission is hereby granted')
  expect(browser).not.toMatch(/^fastify /m)
  const server = readFileSync(path.join(folder, 'licencias-servidor.txt'), 'utf8')
  expect(server).toMatch(/^fastify \d+\.\d+\.\d+ \(MIT\)$/m)
})
