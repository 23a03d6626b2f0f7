import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'

type Workshop = { contentDir: string; buildDir: string }

/** A copy of the content that a test may spoil. */
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
    },
  })
  return { status, output: stdout + stderr }
}

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
