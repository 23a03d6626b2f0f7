import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { readPdf } from '#datasheets/testing/read-pdf.ts'

/** A minute on a quiet machine; the other tests keep this one busy. */
const BUILD_TIMEOUT_MS = 600_000
const COMPRESSED = /\.(?:br|gz)$/

type Workshop = { contentDir: string; buildDir: string }

/** A copy of the content that a test may spoil. */
function workshop(): Workshop {
  const folder = test.info().outputPath()
  const contentDir = path.join(folder, 'content')
  cpSync('content', contentDir, { recursive: true })
  return { contentDir, buildDir: path.join(folder, 'build') }
}

const NEW_BRAND = { name: 'Zéfiro Ñandú', slug: 'zefiro-nandu' }

function build({ contentDir, buildDir }: Workshop, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/build.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      BUILD_DIR: buildDir,
      // The repetition of a page of the same route would say nothing new.
      PRERENDER: 'sample',
    },
  })
  return { status, output: stdout + stderr }
}

/** What a file says, its compressed text too. */
async function wordsOf(file: string): Promise<string> {
  const raw = readFileSync(file, 'latin1')
  if (!file.endsWith('.pdf')) return raw
  const { text, title, author, links, bookmarks } = await readPdf(file)
  return [raw, text, title, author, ...links, ...bookmarks].join('\n')
}

test('another brand leaves neither the old name nor the old slug anywhere', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const folders = workshop()
  const siteFile = path.join(folders.contentDir, 'sitio.yaml')
  const site = parse(readFileSync(siteFile, 'utf8'))
  const oldWords = [site.brand.name, site.brand.slug].map((value) => value.muestra ?? value)
  site.brand = NEW_BRAND
  writeFileSync(siteFile, stringify(site))

  const { status, output } = build(folders)
  expect(output).toContain('Built')
  expect(status).toBe(0)

  const files = globSync('**/*', { cwd: folders.buildDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(10)
  const leaks: string[] = []
  for (const file of files) {
    const text = `${path.relative(folders.buildDir, file)}\n${await wordsOf(file)}`.toLowerCase()
    if (oldWords.some((word: string) => text.includes(word.toLowerCase()))) leaks.push(file)
  }
  expect(leaks).toEqual([])
  expect(readFileSync(path.join(folders.buildDir, 'client/index.html'), 'utf8')).toContain(
    `<title>Home - ${NEW_BRAND.name} Chile</title>`,
  )
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

test('nothing is published while the owner owes a value', () => {
  const folders = workshop()
  const { status, output } = build(folders, '--publicar')
  expect(status).toBe(1)
  expect(output).toMatch(/content\/sitio\.yaml:\d+:\d+ brand\.name/)
  expect(existsSync(folders.buildDir)).toBe(false)
})
