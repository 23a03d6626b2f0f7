import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeSite, startServer } from './testing/server-fixture.ts'
import { getRaw, PLAIN } from './testing/visitor.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

const YEAR_2000 = new Date('2000-01-01T00:00:00Z')

/** Overwrites like a copy that gives every file the same time. */
async function overwrite(file: string, content: string): Promise<void> {
  await writeFile(file, content)
  await utimes(file, YEAR_2000, YEAR_2000)
}

describe('a file that changes', () => {
  it('is not taken for the former one, though it has its size and its time', async () => {
    const build = await makeSite()
    const file = join(build, 'client/sitemap.xml')
    await overwrite(file, '<a>1</a>')
    const { url } = await startServer({ build })
    const first = await getRaw(`${url}/sitemap.xml`)
    const tag = { 'if-none-match': String(first.headers['etag']) }
    expect((await getRaw(`${url}/sitemap.xml`, tag)).status).toBe(304)

    await overwrite(file, '<a>2</a>')
    const second = await getRaw(`${url}/sitemap.xml`, tag)
    expect([second.status, second.body.toString()]).toEqual([200, '<a>2</a>'])
  })

  it('is the same to a browser when only its time differs', async () => {
    const build = await makeSite()
    const { url } = await startServer({ build })
    const first = await getRaw(`${url}/contacto`)
    await utimes(join(build, 'client/contacto/index.html'), YEAR_2000, YEAR_2000)
    const tag = { 'if-none-match': `"other", ${first.headers['etag']}` }
    expect((await getRaw(`${url}/contacto`, tag)).status).toBe(304)
    expect((await getRaw(`${url}/contacto`, { 'if-none-match': '"other"' })).status).toBe(200)
    const reload = { ...tag, 'cache-control': 'no-cache' }
    expect((await getRaw(`${url}/contacto`, reload)).status).toBe(200)
  })
})

describe('a link in the build', () => {
  it('is not followed: neither a file, nor a folder, nor a compressed twin', async () => {
    const build = await makeSite()
    const outside = temporaryFolder()
    await writeFile(join(outside, 'clave.txt'), 'secreto')
    await mkdir(join(outside, 'carpeta'))
    await writeFile(join(outside, 'carpeta/index.html'), 'secreto')
    const client = join(build, 'client')
    await symlink(join(outside, 'clave.txt'), join(client, 'clave.txt'))
    await symlink(join(outside, 'carpeta'), join(client, 'carpeta'))
    await symlink(join(outside, 'clave.txt'), join(client, 'sitemap.xml.br'))
    const { url } = await startServer({ build })
    for (const path of ['/clave.txt', '/carpeta', '/sitemap.xml']) {
      const answer = await getRaw(url + path, { 'accept-encoding': 'br' })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.body.toString()).not.toContain('secreto')
    }
  })

  it("is followed if it is the site's folder itself, with which hosts switch builds", async () => {
    const build = await makeSite()
    const current = temporaryFolder()
    await symlink(join(build, 'client'), join(current, 'client'))
    const { url } = await startServer({ build: current })
    expect((await fetch(`${url}/contacto`, PLAIN)).status).toBe(200)
  })
})

describe('a new build under a running server', () => {
  async function replace(build: string, files: Readonly<Record<string, string>>): Promise<void> {
    const next = await makeSite()
    for (const [name, content] of Object.entries(files)) {
      const file = join(next, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    await rename(build, `${build}.previous`)
    await rename(next, build)
    await rm(`${build}.previous`, { recursive: true })
  }

  it('takes effect as a whole: pages, redirects and the policy', async () => {
    const build = await makeSite()
    const { url } = await startServer({ build })
    const [before] = await Promise.all([fetch(url), fetch(`${url}/limpiadores`, PLAIN)])
    const policy = "default-src 'self'; script-src 'self' 'sha256-bnVldm8='"
    await replace(build, {
      'client/index.html': '<title>Nuevo</title>',
      'page-policy.txt': `${policy}\n`,
      'redirects.json': JSON.stringify([{ from: '/viejo', to: '/nuevo', status: 301 }]),
    })
    const after = await fetch(url)
    expect(await after.text()).toContain('Nuevo')
    expect(after.headers.get('content-security-policy')).toBe(policy)
    const missing = await fetch(`${url}/no-existe`)
    expect(missing.headers.get('content-security-policy')).toBe(policy)
    expect(before.headers.get('content-security-policy')).not.toBe(policy)
    expect((await fetch(`${url}/limpiadores`, PLAIN)).status).toBe(404)
    expect((await fetch(`${url}/viejo`, PLAIN)).headers.get('location')).toBe('/nuevo')
  })

  it('is refused where its redirects cannot be read, and served once they can', async () => {
    const build = await makeSite()
    const { url, logLines } = await startServer({ build })
    const table = join(build, 'redirects.json')
    await writeFile(table, '[{')
    const answer = await fetch(`${url}/contacto`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${url}/contacto`)).status).toBe(503)
    expect(logLines).toEqual(['el sitio construido no sirve {"error":"ConfigError"}'])
    await writeFile(table, '[]')
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
  })

  it('says to come back, and not that a page is missing, while there is none', async () => {
    const build = await makeSite()
    const { url } = await startServer({ build })
    await rename(build, `${build}.previous`)
    const answer = await fetch(`${url}/contacto`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await rename(`${build}.previous`, build)
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
  })
})
