import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT } from './palette.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

// Tokens are written in oklch with their sRGB values beside them: light, then dark.
test.each(Object.keys(LIGHT) as (keyof typeof LIGHT)[])(
  'a drawing file shows the tone "%s" as the page does, light and dark',
  (tone) => {
    const [, light, dark] =
      new RegExp(`--dw-${tone}:[^;]*;\\s*/\\* (#[0-9a-f]{6}) (#[0-9a-f]{6})`).exec(tokens) ?? []
    expect([LIGHT[tone], DARK[tone]]).toEqual([light, dark])
  },
)
