import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const [head = ''] = css.split('@layer', 1)
const [, screen = ''] = css.split('@layer', 2)

type Pair = { light: string; dark: string }

/** sRGB of `oklch(L% C H)` (CSS Color 4, section 10.2). */
function fromOklch(written: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = written.match(/[\d.]+/g)?.map(Number) ?? []
  const turn = (hue * Math.PI) / 180
  const [L, a, b] = [lightness / 100, chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const [l = 0, m = 0, s = 0] = [
    L + 0.3963377774 * a + 0.2158037573 * b,
    L - 0.1055613458 * a - 0.0638541728 * b,
    L - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3)
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const COLOUR =
  /--([a-z-]+):\s*light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\);\s*\/\* (#[0-9a-f]{6}) (#[0-9a-f]{6})/g
const colours = new Map<string, { written: Pair; noted: Pair }>(
  [...screen.matchAll(COLOUR)].map(
    ([, name = '', light = '', dark = '', onLight = '', onDark = '']) => [
      name,
      { written: { light, dark }, noted: { light: onLight, dark: onDark } },
    ],
  ),
)

test('every colour of both themes is written in oklch, with its sRGB value beside it', () => {
  const declared = [...screen.matchAll(/--([a-z-]+):\s*light-dark\(/g)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(30)
  expect([...colours.keys()]).toEqual(declared)
  for (const [name, { written, noted }] of colours)
    expect([name, fromOklch(written.light), fromOklch(written.dark)]).toEqual([
      name,
      noted.light,
      noted.dark,
    ])
})

describe('the table of contrasts', () => {
  const ROW = /^ {3}([a-z-]+) +on ([a-z-]+) +([\d.]+):1 +([\d.]+) +([\d.]+)$/gm
  const rows = [...head.matchAll(ROW)].map(([, front = '', ground = '', ...figures]) => {
    const [least = 0, light = 0, dark = 0] = figures.map(Number)
    return { front, ground, least, light, dark }
  })

  test.each(rows)('is right about $front on $ground', ({ front, ground, least, light, dark }) => {
    const [on, under] = [colours.get(front)?.noted, colours.get(ground)?.noted]
    if (!on || !under) throw new Error(`${front} or ${ground} is no colour of the tokens`)
    const measured = [contrast(on.light, under.light), contrast(on.dark, under.dark)]
    expect(measured.map((ratio) => ratio.toFixed(2))).toEqual([light.toFixed(2), dark.toFixed(2)])
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(least)
  })

  test('names its lowest ratios', () => {
    const lowest = (least: number) =>
      Math.min(
        ...rows.filter((row) => row.least === least).flatMap(({ light, dark }) => [light, dark]),
      )
    expect(head).toContain(
      `Lowest text ratio ${lowest(4.5).toFixed(2)}, lowest interface ratio ${lowest(3).toFixed(2)}.`,
    )
  })

  test('has a row for every colour of the drawings, but for hatching, which is decoration', () => {
    const shown = new Set(rows.flatMap(({ front, ground }) => [front, ground]))
    const missing = [...colours.keys()].filter((name) => name.startsWith('dw-') && !shown.has(name))
    expect(missing).toEqual(['dw-rule'])
  })

  test('tells the contact line from its ground, and that from both faces, in light and dark', () => {
    const pairs = rows.map(({ front, ground }) => `${front} on ${ground}`)
    expect(pairs).toEqual(
      expect.arrayContaining([
        'dw-contact on dw-seam',
        'dw-seam on dw-accent',
        'dw-seam on dw-seat',
      ]),
    )
  })
})
