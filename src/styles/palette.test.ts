import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT, LINES_IN_THE_DARK, PRINT } from '#drawings/palette.ts'
import { colours, tokens } from './token-colours.ts'

test.each(Object.keys(LIGHT) as (keyof typeof LIGHT)[])(
  'a drawing file shows the tone "%s" as the page does, light and dark',
  (tone) => {
    expect([LIGHT[tone], DARK[tone]]).toEqual(colours.get(`dw-${tone}`))
  },
)

test('lines are as much finer in the dark on the page as in a file, and whole again on paper', () => {
  const factors = [...tokens.matchAll(/--dw-line: ([\d.]+);/g)].map(([, factor]) => Number(factor))
  expect(factors).toEqual([1, LINES_IN_THE_DARK, 1])
})

test('metal is white on paper, from the page as from a file: no gradient is printed', () => {
  const onPaper = tokens.slice(tokens.indexOf('@media print'))
  for (const [tone, value] of Object.entries(PRINT))
    expect(onPaper).toContain(`--dw-${tone}: ${value};`)
  for (const tone of ['metal', 'steel', 'lit', 'rim', 'shade'] as const)
    expect(PRINT[tone]).toBe('#fff')
  expect(PRINT.deep).toBe('var(--dw-fluid)')
})

test('the warm colour of the contact stands nowhere else on the site', () => {
  const warm = new RegExp(`--dw-contact|${LIGHT.contact}|${DARK.contact}`, 'i')
  const files = globSync('{src,drawings,server,tools}/**/*.{css,ts,tsx}').filter((file) =>
    warm.test(readFileSync(file, 'utf8')),
  )
  expect(files.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'drawings/palette.ts',
    'src/styles/tokens.css',
  ])
  const drawn = globSync('drawings/**/*.{ts,tsx}').filter((file) =>
    /tone: 'contact'/.test(readFileSync(file, 'utf8')),
  )
  // Also in the circles that enlarge a seal in scenes, and in the enlarged valve of a labyrinth.
  expect(drawn.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'drawings/kinds/labyrinth.ts',
    'drawings/kinds/scene/plant/agitated-reactor.ts',
    'drawings/kinds/scene/plant/section-circle.ts',
    'drawings/sheet.ts',
  ])
})
