import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { dateByTheSecond } from './whole-seconds.ts'

test('no file of a build is dated between two seconds', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'fichas'))
  const files = ['index.html', 'fichas/442c.pdf'].map((name) => path.join(folder, name))
  for (const file of files) {
    writeFileSync(file, '')
    utimesSync(file, 1000.9997, 1000.9997)
  }
  dateByTheSecond(folder, new Date(5_000_999))
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual([5_000_000, 5_000_000])
})
