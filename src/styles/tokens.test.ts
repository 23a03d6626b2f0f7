import { describe, expect, test } from 'vitest'
import { colours, tokens } from './token-colours.ts'

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

test('every colour of both themes is written in oklch', () => {
  const declared = [...tokens.matchAll(/--([a-z-]+):\s*light-dark\(/g)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(30)
  expect([...colours.keys()]).toEqual(declared)
})

/** The contrast that WCAG 2.2 requires for text, and for parts of the interface or of a drawing. */
const [TEXT, PART] = [4.5, 3]

/** Foreground colours with the backgrounds that they stand on. */
const PAIRS: readonly (readonly [front: string, least: number, grounds: string])[] = [
  ['text', TEXT, 'surface-paper surface-raised surface-sunken accent-soft state-warn-soft'],
  ['text-muted', TEXT, 'surface-paper surface-raised surface-sunken accent-soft'],
  ['link', TEXT, 'surface-paper surface-raised surface-sunken accent-soft'],
  ['link-hover', TEXT, 'surface-paper surface-raised surface-sunken'],
  ['accent', TEXT, 'surface-paper surface-raised'],
  ['accent', PART, 'surface-sunken accent-soft'],
  ['accent-strong', TEXT, 'surface-raised'],
  ['text-on-accent', TEXT, 'accent accent-strong'],
  ['text-on-ink', TEXT, 'surface-ink'],
  ['text-on-ink-muted', TEXT, 'surface-ink'],
  ['accent-on-ink', TEXT, 'surface-ink'],
  ['state-error', TEXT, 'surface-paper surface-raised'],
  ['state-success', TEXT, 'surface-raised'],
  ['state-warn', TEXT, 'surface-raised state-warn-soft'],
  ['line-control', PART, 'surface-paper surface-raised surface-sunken'],
  ['line-strong', PART, 'surface-paper surface-raised'],
  ['dw-ink', TEXT, 'dw-sheet dw-fluid dw-metal dw-steel dw-deep'],
  ['dw-ink', PART, 'dw-seat dw-lit dw-rim dw-shade'],
  ['dw-accent', TEXT, 'dw-sheet'],
  ['dw-accent', PART, 'dw-fluid dw-deep'],
  ['dw-sheet', PART, 'dw-accent'],
  ['dw-soft', TEXT, 'dw-sheet'],
  ['dw-soft', PART, 'dw-metal'],
  ['dw-lit', PART, 'dw-rubber'],
  // The contact line must stand out from its seam, and the seam from both faces.
  ['dw-contact', PART, 'dw-seam'],
  ['dw-seam', PART, 'dw-accent dw-seat'],
]

describe('contrast', () => {
  const rows = PAIRS.flatMap(([front, least, grounds]) =>
    grounds.split(' ').map((ground) => ({ front, least, ground })),
  )

  test.each(rows)('of $front on $ground is $least : 1 or more', ({ front, ground, least }) => {
    const [on, under] = [colours.get(front), colours.get(ground)]
    if (!on || !under) throw new Error(`${front} or ${ground} is no colour of the tokens`)
    expect(contrast(on[0], under[0])).toBeGreaterThanOrEqual(least)
    expect(contrast(on[1], under[1])).toBeGreaterThanOrEqual(least)
  })

  test('is kept for every colour of the drawings, but for hatching, which is decoration', () => {
    const kept = new Set(rows.flatMap(({ front, ground }) => [front, ground]))
    const missing = [...colours.keys()].filter((name) => name.startsWith('dw-') && !kept.has(name))
    expect(missing).toEqual(['dw-rule'])
  })
})
