import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inputsHash, inputsOf } from './inputs.ts'
import { withImports } from '../check/stages.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const contentDir = temporaryFolder()
const file = path.join(contentDir, 'sitio.yaml')
writeFileSync(file, 'uno')

test('the same inputs have the same hash', () => {
  expect(inputsHash(contentDir)).toBe(inputsHash(contentDir))
})

test('a changed word and a renamed file ask for a new build', () => {
  const hashes = [inputsHash(contentDir)]
  writeFileSync(file, 'dos')
  hashes.push(inputsHash(contentDir))
  renameSync(file, `${file}.yaml`)
  hashes.push(inputsHash(contentDir))
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('every module that a build runs is among its inputs', () => {
  const inputs = inputsOf(contentDir)
  const modules = [...withImports(['tools/build.ts', 'src/site/render.tsx'])]
  const others = modules.filter((name) => !inputs.some((one) => path.matchesGlob(name, one)))
  expect(others).toEqual([])
})
