import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageVersion, writeWhole } from './cached-file.ts'

test('what a package has made is known by its version', () => {
  expect(packageVersion('subset-font')).toMatch(/^subset-font \d+\.\d+\.\d+$/)
  expect(() => packageVersion('no-such-package')).toThrow(/no-such-package/)
})

test('a file stands under its name whole, and nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cached-'))
  await writeWhole(join(folder, 'a/b.png'), Buffer.from('whole'))
  expect(readFileSync(join(folder, 'a/b.png'), 'utf8')).toBe('whole')
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.png'])
})
