import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { WatchedState } from './watched-state.ts'

test('a review that fails, here for want of the word list, says so instead of going on for ever', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'sitio.yaml'), '')
  const watched = new WatchedState(folder)
  expect(watched.newerThan(0)?.state).toMatchObject({ isReviewed: false })
  const state = await eventually(() => {
    const found = watched.newerThan(1)?.state
    expect(found?.isReviewed).toBe(true)
    return found
  })
  expect(state?.problems[0]?.message).toMatch(/^no se pudo revisar el contenido: .*palabras\.txt/)
})
