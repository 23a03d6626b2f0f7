type LightAndDark = readonly [light: string, dark: string]

/**
 * The colour that a product is known by, on the product alone, never on what stands around it; and that of what is
 * drawn on it, told from it by 3:1 and more.
 */
export const PRODUCT_COLOURS = {
  red: { ground: ['#c9584c', '#d9695c'], mark: ['#ffffff', '#1d1412'] },
  white: { ground: ['#fbfbf8', '#c3cac9'], mark: ['#5b676a', '#37444a'] },
  blue: { ground: ['#3f7fc4', '#5b98dc'], mark: ['#ffffff', '#0e1a26'] },
  orange: { ground: ['#e08b3a', '#eb9c50'], mark: ['#3a2408', '#2a1a06'] },
  green: { ground: ['#4f8f5b', '#65a872'], mark: ['#ffffff', '#0f1f13'] },
  graphite: { ground: ['#454d50', '#767f82'], mark: ['#aab5b8', '#11181a'] },
  black: { ground: ['#23292b', '#4a5255'], mark: ['#8a9698', '#c3cccd'] },
} as const satisfies Record<string, { ground: LightAndDark; mark: LightAndDark }>

export type ProductColour = keyof typeof PRODUCT_COLOURS
