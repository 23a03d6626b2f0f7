import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { changesOf, sumsOf, type Sums } from './testing/sums.ts'

const HELP = `These drawings are not those that were accepted.
Look at them: npm run drawings -- --compare HEAD
Take them:    npm run drawings -- --accept`

const accepted = JSON.parse(
  readFileSync(new URL('testing/sums.json', import.meta.url), 'utf8'),
) as Sums

test('every drawing that the site shows is, to the byte, the one that was accepted', () => {
  const changes = changesOf(accepted, sumsOf(catalogue()))
  expect(changes.length > 0 ? [...changes, HELP] : []).toEqual([])
})

test('a drawing that changed, came or went is named, with the views that differ', () => {
  const now = { lip: 'section 1, card 3', kept: 'section 1', added: 'section 1' }
  expect(
    changesOf({ lip: 'section 1, card 2', kept: 'section 1', gone: 'section 1' }, now),
  ).toEqual(['lip: card', 'gone: not shown any more', 'added: new'])
})

test('every size of which the site has a file has its sum', () => {
  const sizes = new Set(drawingFiles(catalogue()).map(({ size }) => size))
  const summed = new Set(Object.values(accepted).flatMap((one) => one.match(/[a-z]+(?= )/g) ?? []))
  expect([...sizes].filter((size) => !summed.has(size))).toEqual([])
})
