import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { filesWithSums, keepGreen, readGreen, sumOf } from './last-green.ts'

/** A repository with two folders, and the sum of a stage that reads the first. */
function repository() {
  const folder = temporaryFolder()
  execFileSync('git', ['init', '-q'], { cwd: folder })
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('.gitignore', 'a/kept\n')
  write('a/one.ts', '1')
  write('b/two.ts', '2')
  const sum = (programs = ['node']) =>
    sumOf(filesWithSums(folder), (file) => file.startsWith('a/'), programs)
  return { write, sum, before: sum() }
}

describe('a stage that was green', () => {
  test.each([
    ['a file that it reads is another', 'a/one.ts'],
    ['a file has come to what it reads', 'a/three.ts'],
    ['a package is another', 'package-lock.json'],
    ['the runner is another', 'tools/check/stages.ts'],
  ])('is run again where %s', (_what, file) => {
    const { write, sum, before } = repository()
    write(file, 'other')
    expect(sum()).not.toBe(before)
  })

  test('is run again with another program', () => {
    const { sum, before } = repository()
    expect(sum(['another node'])).not.toBe(before)
  })

  test.each([
    ['what has changed is not read by it', 'b/two.ts'],
    ['what has changed is never committed', 'a/kept'],
  ])('counts as it did where %s', (_what, file) => {
    const { write, sum, before } = repository()
    write(file, 'other')
    expect(sum()).toBe(before)
  })

  test('is known by its sum and its number of tests, and a damaged note counts for none', () => {
    const folder = temporaryFolder()
    keepGreen(folder, 'unit', { sum: 'a', passed: 7 })
    expect(readGreen(folder, 'unit')).toEqual({ sum: 'a', passed: 7 })
    writeFileSync(path.join(folder, 'unit.json'), '{"sum":')
    expect(readGreen(folder, 'unit')).toBeUndefined()
    expect(readGreen(folder, 'never-run')).toBeUndefined()
  })
})
