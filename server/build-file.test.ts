import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'

it('a file of the build that could not be read once is read at the next request', async () => {
  const file = join(temporaryFolder(), 'redirects.json')
  await promises.writeFile(file, '[]')
  vi.resetModules()
  let isFirst = true
  vi.doMock('node:fs/promises', () => ({
    ...promises,
    readFile: async (name: string) => {
      if (!isFirst) return promises.readFile(name, 'utf8')
      isFirst = false
      throw new Error('EMFILE')
    },
  }))
  const { createBuildFile } = await import('./build-file.ts')
  const table = createBuildFile(file, (text) => text)
  await expect(table.read()).rejects.toThrow('EMFILE')
  expect(await table.read()).toBe('[]')
  vi.doUnmock('node:fs/promises')
  vi.resetModules()
})
