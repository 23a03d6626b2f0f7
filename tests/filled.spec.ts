import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { readPdf, tagsOfRole } from '#datasheets/testing/read-pdf.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { waitUntilAlive } from './built-pages.ts'
import { faultsOf, violations } from './page-faults.ts'
import { FILLED_BRAND, OF_FEW_DOCUMENTS, writeFilledContent } from './filled-content.ts'
import { startProgram, type RunningHost } from './hosts/program.ts'

const COMPRESSED = /\.(?:br|gz)$/
/** At the last width, axe also checks the page. */
const WIDTHS_PX = [1280, 360]
/** Of each kind of page, the one with most of the owner's content. */
const WALKED = [
  '/',
  '/contacto',
  '/clientes',
  '/historia',
  '/privacidad',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/productos/sellos-mecanicos/sellos-cartucho/zn200',
  '/productos/proteccion-rodamientos',
]

/** All checks of the content except links: most links of a sample lead to pages that it lacks. */
const CHECKS = [
  'head',
  'leaks',
  'unfinished',
  'editor notes',
  'markup',
  'characters',
  'bundle',
  'budgets',
  'starter',
  'islands',
  'spelling',
  'typography',
  'terms',
  'conditions',
  'documents',
]

// All these tests share one build.
test.describe.configure({ mode: 'serial' })

const env = { ...process.env }
let host: RunningHost | undefined
let buildDir = ''

test.beforeAll(async () => {
  const folder = test.info().outputPath()
  const contentDir = path.join(folder, 'content')
  buildDir = path.join(folder, 'build')
  await writeFilledContent(contentDir)
  // More pages of the same route would add nothing to the test.
  Object.assign(env, {
    CONTENT_DIR: contentDir,
    BUILD_DIR: buildDir,
    SAMPLE: [...WALKED, ...OF_FEW_DOCUMENTS].join(' '),
  })
  // Built for publication, as by the owner: nothing may be owed.
  const built = run('tools/build.ts', '--publicar')
  expect(built.output).toContain('Sitio construido')
  expect(built.status).toBe(0)
  const port = await freePort()
  host = await startProgram({
    command: 'node',
    args: ['server/main.ts'],
    port,
    env: {
      PORT: String(port),
      OUTBOX_DIR: path.join(folder, 'outbox'),
      BUILD_DIR: buildDir,
    },
  })
})

test.afterAll(() => host?.stop())

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

test('another brand leaves neither the old name nor the old slug anywhere', async () => {
  const { brand } = parse(readFileSync('content/sitio.yaml', 'utf8'))
  const oldWords = [brand.name, brand.slug].map((value) => (value.muestra ?? value).toLowerCase())
  const files = globSync('**/*', { cwd: buildDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(30)
  const leaks: string[] = []
  for (const file of files) {
    const text = `${path.relative(buildDir, file)}\n${await wordsOf(file)}`.toLowerCase()
    if (oldWords.some((word) => text.includes(word))) leaks.push(file)
  }
  expect(leaks).toEqual([])
  expect(readFileSync(path.join(buildDir, 'client/index.html'), 'utf8')).toContain(
    `<title>Home - ${FILLED_BRAND.name} Chile</title>`,
  )
})

/** The documents to read: others of the same template would add nothing, and each takes time. */
const DOCUMENT_READ = /\/(?:documentos\/.*|fichas\/zn\w*)\.pdf$/

/** The text of a file, including compressed text. */
async function wordsOf(file: string): Promise<string> {
  const raw = readFileSync(file, 'latin1')
  if (!DOCUMENT_READ.test(file)) return raw
  const { text, title, author, links, bookmarks } = await readPdf(file)
  return [raw, text, title, author, ...links, ...bookmarks].join('\n')
}

for (const address of WALKED) {
  test(`with everything filled in, ${address} has room for it`, async ({ page }) => {
    const origin = `http://localhost:${host?.port}`
    const faults = faultsOf(page, origin)
    await page.goto(origin + address)
    await waitUntilAlive(page)
    const found: string[] = []
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await overflows(page)).map((what) => `${width} px: ${what}`))
    }
    // The owner's texts and pictures do not depend on the width.
    found.push(...(await violations(page)))
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })
}

/** Elements that extend beyond the page, which then scrolls sideways. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
  })
}

test('each branch can be called, written to and found, the fourth too', async ({ page }) => {
  await page.goto(`http://localhost:${host?.port}/contacto`)
  const calls = page.locator('#sucursales a[href^="tel:"]')
  await expect(calls).toHaveCount(4)
  await expect(calls.last()).toHaveText(/^\+56.65.076.5432$/)
  await expect(calls.last()).toHaveAttribute('href', 'tel:+56650765432')
})

test('documents and share cards bear the company’s own logo', async ({ page }) => {
  const { tags } = await readPdf(path.join(buildDir, 'client/fichas/180.pdf'))
  expect(tagsOfRole(tags, 'Figure').map(({ alt }) => alt)).toContain(FILLED_BRAND.name)
  // The paper colour around the logo, on the ink colour of the plate.
  await page.goto(`http://localhost:${host?.port}/contacto`)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const card = readFileSync(path.join(buildDir, 'client', new URL(address ?? '').pathname))
  const corner = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const context = new OffscreenCanvas(1200, 630).getContext('2d')
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
    return [...(context?.getImageData(52, 40, 1, 1).data ?? [])]
  }, card.toString('base64'))
  expect(corner).toEqual([255, 255, 255, 255])
})

test('a site with everything that the owner brings passes every check', () => {
  const { status, output } = run('tools/check-site.ts', ...CHECKS)
  expect(output.split('\n').filter((line) => !line.startsWith('✓'))).toEqual([
    expect.stringMatching(/^\d+ pages, 0 problems\.$/),
    '',
  ])
  expect(status).toBe(0)
})
