import { expect, test } from 'vitest'
import { PRODUCT_COLOURS } from './product-look.ts'

const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
    const value = parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

test.each(Object.entries(PRODUCT_COLOURS))(
  'what is drawn on a product sold in %s is told from it, 3:1, in light and dark',
  (_, { ground, mark }) => {
    for (const i of [0, 1] as const) {
      const [low = 0, high = 0] = [luminance(ground[i]), luminance(mark[i])].toSorted(
        (a, b) => a - b,
      )
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3)
    }
  },
)
