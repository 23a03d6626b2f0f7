import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { differencesOf, withRevision } from './compare.ts'

const square = (side: number, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${attributes}><path d="M0 0h${side}v${side}h-${side}z"/></svg>`

test('lists what looks different, the most changed first, with its share', async () => {
  const before = new Map([
    ['same', square(10)],
    ['rewritten', square(10)],
    ['grown', square(50)],
    ['gone', square(10)],
  ])
  const after = new Map([
    ['same', square(10)],
    ['rewritten', square(10, ' id="d"')],
    ['grown', square(60)],
    ['new', square(20)],
  ])
  const differences = await differencesOf(before, after)
  expect(differences.map((one) => one.path)).toEqual(['gone', 'new', 'grown'])
  expect(differences.at(-1)?.share).toBeCloseTo(0.11, 3)
})

function repositoryWith(text: string): string {
  const project = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: project,
      stdio: 'pipe',
    })
  mkdirSync(path.join(project, 'node_modules'))
  writeFileSync(path.join(project, 'node_modules/package'), 'a package')
  writeFileSync(path.join(project, '.gitignore'), 'node_modules\n')
  writeFileSync(path.join(project, 'drawing'), text)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Draw')
  writeFileSync(path.join(project, 'drawing'), 'changed since')
  return project
}

test('a revision is there with the packages of now while it is looked at, and gone after', async () => {
  const project = repositoryWith('as it was')
  let seen = ''
  const read = await withRevision(project, 'HEAD', async (folder) => {
    seen = folder
    return ['drawing', 'node_modules/package'].map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    )
  })
  expect(read).toEqual(['as it was', 'a package'])
  expect(existsSync(seen)).toBe(false)
  expect(existsSync(path.join(project, 'node_modules/package'))).toBe(true)
  const worktrees = execFileSync('git', ['worktree', 'list'], { cwd: project, encoding: 'utf8' })
  expect(worktrees.trim().split('\n')).toHaveLength(1)
})

test('a revision that fails is removed too, and one that is none is refused', async () => {
  const project = repositoryWith('as it was')
  let seen = ''
  const failing = withRevision(project, 'HEAD', async (folder) => {
    seen = folder
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(existsSync(seen)).toBe(false)
  await expect(withRevision(project, 'nowhere', async () => '')).rejects.toThrow('no revision')
})
