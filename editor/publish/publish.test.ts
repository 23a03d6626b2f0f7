import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { differences } from './changes.ts'
import { goBack, handOver } from './publish.ts'
import { SETTINGS } from './settings.ts'

/** A build whose home page contains its name. */
function buildOf(folder: string, name: string): string {
  const client = path.join(folder, `build-${name}`, 'client')
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  writeFileSync(path.join(client, 'index.html'), name)
  writeFileSync(path.join(client, 'index.html.br'), '')
  writeFileSync(path.join(client, 'assets/a.js'), '1')
  return path.dirname(client)
}

test('a folder and a zip hold what is served, the version before stands beside, and comes back', async () => {
  const folder = temporaryFolder()
  const settings = { via: 'carpeta', carpeta: path.join(folder, 'publicado') } as const
  const shown = (at = 'sitio') =>
    readFileSync(path.join(settings.carpeta, at, 'index.html'), 'utf8')
  const zipped = () => unzipSync(readFileSync(path.join(settings.carpeta, 'sitio.zip')))
  for (const name of ['uno', 'dos']) await handOver(settings, buildOf(folder, name), () => {})
  expect([shown(), shown('sitio-anterior')]).toEqual(['dos', 'uno'])
  expect(Object.keys(zipped()).toSorted()).toEqual(['assets/a.js', 'index.html'])
  const published = path.join(folder, 'contenido')
  mkdirSync(published)
  await goBack(settings, { address: 'http://localhost:1', published }, () => {})
  // It is the content of the version that is no longer shown.
  expect(differences(published, folder)).toBeUndefined()
  expect([shown(), strFromU8(zipped()['index.html'] ?? new Uint8Array())]).toEqual(['uno', 'uno'])
})

test('after it the address is asked which version it shows', async () => {
  const server = createServer((request, response) =>
    response.end(request.url === '/version.txt' ? '3fa1b2c4\n' : ''),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const folder = temporaryFolder()
  const settings = { via: 'carpeta', carpeta: folder } as const
  for (const name of ['uno', 'dos']) await handOver(settings, buildOf(folder, name), () => {})
  const told: string[] = []
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const shown = { address, published: path.join(folder, 'contenido') }
  await goBack(settings, shown, (line) => void told.push(line))
  expect(told.at(-1)).toBe(`${address} muestra la versión 3fa1b2c4.`)
})

test('over ssh the build is copied and published there; a program that fails is told in its words', async () => {
  const folder = temporaryFolder()
  for (const name of ['ssh', 'rsync']) {
    const program = path.join(folder, name)
    writeFileSync(program, `#!/bin/sh\necho ${name} "$@"\ncase "$*" in *volver*) exit 1;; esac\n`)
    chmodSync(program, 0o755)
  }
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const settings = { via: 'ssh', servidor: 'editor@www.example.cl', carpeta: 'entrega' } as const
  const told: string[] = []
  await handOver(settings, 'build', (line) => void told.push(line))
  expect(told).toEqual([
    'rsync -a --delete build/ editor@www.example.cl:entrega/',
    'ssh editor@www.example.cl sudo -n sh entrega/deploy/sitio.sh publicar',
  ])
  await expect(goBack(settings, { address: '', published: folder }, () => {})).rejects.toThrow(
    /^No se pudo: ssh editor@/,
  )
})

test('the folder over there, which is emptied, may not be a home, a root or one above them', () => {
  const isTaken = (carpeta: string) =>
    SETTINGS.safeParse({ via: 'ssh', servidor: 'uno@otro', carpeta }).success
  const own = ['entrega', 'entrega/sitio/', '~/entrega', '/srv/sitio/entrega']
  const others = '. ./ .. ~ ~/ ~otro / // /var /HOME /HOME/ a/.. a/../.. /srv/a/.. .ssh'
  expect(own.filter((one) => !isTaken(one))).toEqual([])
  expect(['', ...others.replaceAll('HOME', 'home/uno').split(' ')].filter(isTaken)).toEqual([])
})
