import { spawnSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { readBuiltSite } from '../tools/site/built-site.ts'
import { INPUTS_FILE } from '../tools/build/inputs.ts'
import { checkUnfinished } from '../tools/site/leaks.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { FILLED_BRAND, OF_FEW_DOCUMENTS } from './filled-content.ts'
import { startProgram } from './hosts/program.ts'
import { once } from 'node:events'
import { BUILD_DIR } from './build-dir.ts'

const ADDRESSES = ['/', '/contacto', '/historia', '/clientes', '/condiciones']

type Workshop = { contentDir: string; buildDir: string }

/** A copy of the content that a test may damage. */
function workshop(): Workshop {
  const folder = test.info().outputPath()
  const contentDir = path.join(folder, 'content')
  cpSync('content', contentDir, { recursive: true })
  return { contentDir, buildDir: path.join(folder, 'build') }
}

function build({ contentDir, buildDir }: Workshop, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/build.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      BUILD_DIR: buildDir,
      // More pages of the same kind would add nothing to the test.
      SAMPLE: [...ADDRESSES, ...OF_FEW_DOCUMENTS].join(' '),
    },
  })
  return { status, output: stdout + stderr }
}

/** Sets the values without which a site cannot be published. */
function nameOwner({ contentDir }: Workshop) {
  const siteFile = path.join(contentDir, 'sitio.yaml')
  const site = parse(readFileSync(siteFile, 'utf8'))
  site.brand = FILLED_BRAND
  site.legalName = `${FILLED_BRAND.name} SpA`
  site.baseUrl = 'https://www.zefiro-nandu.test'
  writeFileSync(siteFile, stringify(site))
}

test.describe('a site published with all left out that may be', () => {
  test.describe.configure({ mode: 'serial' })
  let folders: Workshop
  let pages: readonly { name: string; html: string }[]

  test.beforeAll(() => {
    folders = workshop()
    nameOwner(folders)
    const { status, output } = build(folders, '--publicar', '--sin-pendientes')
    expect(output).toContain('Sitio construido')
    expect(status).toBe(0)
    pages = globSync('client/**/*.html', { cwd: folders.buildDir }).map((name) => ({
      name,
      html: readFileSync(path.join(folders.buildDir, name), 'utf8'),
    }))
    expect(pages.length).toBeGreaterThan(30)
  })

  test('says nothing of a preview, and has no page of what is owed', () => {
    const noticed = pages.filter(({ html }) => /Vista previa|\/pendientes/.test(html))
    expect(noticed.map(({ name }) => name)).toEqual([])
    expect(existsSync(path.join(folders.buildDir, 'client/pendientes'))).toBe(false)
  })

  test('has no address, telephone or mail that only stands in', () => {
    const samples = pages.flatMap(({ name, html }) =>
      [...html.matchAll(/\.example\b|href="(?:tel|mailto):[^"]*"|\+56[\s\d]+0{3}/g)].map(
        ([sample]) => `${name}: ${sample}`,
      ),
    )
    expect(samples).toEqual([])
  })

  test('apologises nowhere, its documents included', async () => {
    expect(await checkUnfinished(readBuiltSite(path.join(folders.buildDir, 'client')))).toEqual([])
  })

  test('of a few pages alone does not pass for whole', () => {
    expect(existsSync(path.join(folders.buildDir, INPUTS_FILE))).toBe(false)
  })

  test('is whole where something is left out', async ({ page }) => {
    const port = await freePort()
    const host = await startProgram({
      command: 'node',
      args: ['server/main.ts'],
      port,
      env: {
        PORT: String(port),
        OUTBOX_DIR: test.info().outputPath('outbox'),
        BUILD_DIR: folders.buildDir,
      },
    })
    const origin = `http://localhost:${port}`
    try {
      for (const address of ADDRESSES) {
        await page.goto(origin + address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // Empty lists and links left when their content was removed; the hidden tray of the comparison may be empty.
        await expect(
          page.locator('body :is(ul, ol, dl, a, section):empty:not([hidden] *)'),
        ).toHaveCount(0)
      }
      await page.goto(origin)
      const certificates = page.getByRole('region', { name: 'Certificaciones' })
      await expect(certificates).toContainText('ISO 9001')
      await expect(certificates.getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('list', { name: 'Redes sociales' })).toHaveCount(0)
      await page.goto(`${origin}/contacto`)
      await expect(page.getByRole('link', { name: 'Pudahuel, Santiago, Chile' })).toBeVisible()
    } finally {
      await host.stop()
    }
  })
})

test('no file of the content writes the brand out', () => {
  const site = parse(readFileSync('content/sitio.yaml', 'utf8'))
  const words = [site.brand.name, site.brand.slug].map((value) => value.muestra ?? value)
  const files = globSync('content/**/*.yaml').filter((file) => file !== 'content/sitio.yaml')
  const leaks = files.filter((file) => {
    const text = `${file}\n${readFileSync(file, 'utf8')}`.toLowerCase()
    return words.some((word: string) => text.includes(word.toLowerCase()))
  })
  expect(files.length).toBeGreaterThan(10)
  expect(leaks).toEqual([])
})

test('broken content stops the build with every problem, and nothing is written', () => {
  const folders = workshop()
  const [first = '', second = ''] = globSync('productos/**/*.yaml', { cwd: folders.contentDir })
  for (const name of [first, second]) {
    const file = path.join(folders.contentDir, name)
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nclaveInventada: sí\n`)
  }

  const { status, output } = build(folders)
  expect(status).toBe(1)
  for (const name of [first, second]) {
    expect(output).toMatch(new RegExp(`content/${name}:\\d+:\\d+ claveInventada: `))
  }
  expect(existsSync(folders.buildDir)).toBe(false)
  expect(globSync('build*', { cwd: path.dirname(folders.buildDir) })).toEqual([])
})

let program: ChildProcess | undefined

test.afterEach(() => program?.kill('SIGTERM'))

test('a second start builds nothing, prints its address, and stops on SIGTERM', async ({
  request,
}) => {
  const buildDir = test.info().outputPath('build')
  cpSync(BUILD_DIR, buildDir, { recursive: true })
  await startAndStop(request, buildDir)
  expect(existsSync(`${buildDir}.next`)).toBe(false)
})

async function startAndStop(request: APIRequestContext, buildDir: string): Promise<void> {
  const outbox = test.info().outputPath('outbox')
  const port = await freePort()
  const home = `http://localhost:${port}/`
  const started = spawn('node', ['tools/install.mjs', 'tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), BUILD_DIR: buildDir, OUTBOX_DIR: outbox },
  })
  program = started
  let output = ''
  started.stdout.on('data', (chunk) => (output += String(chunk)))

  await expect(async () => {
    expect((await request.get(home)).status()).toBe(200)
  }).toPass({ intervals: [100] })
  expect(output).not.toContain('Construyendo')
  expect(output).toContain(`http://localhost:${port}`)
  expect(output).toContain(outbox)

  started.kill('SIGTERM')
  await once(started, 'exit')
  await expect(request.get(home)).rejects.toThrow('ECONNREFUSED')
}
