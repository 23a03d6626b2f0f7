/** A stroke that fills an area by repetition: its tile in sheet units, and the path in it. */
export type Texture = { width: number; height: number; path: string }

/**
 * The surface textures of sheet materials: fibres curl or are straight, flakes wave, grains and nodes are short;
 * braided yarns cross.
 */
export const TEXTURES = {
  aramid: { width: 28, height: 20, path: 'M2 5c4-6 7 6 11 0M16 14c4 6 7-6 11 0' },
  'aramid-glass': { width: 28, height: 20, path: 'M2 5c4-6 7 6 11 0M15 15l11-3' },
  carbon: { width: 24, height: 16, path: 'M2 4l11-1M12 12l10 1' },
  graphite: { width: 36, height: 10, path: 'M1 3c9-4 17 4 26 0M22 8c4-2 8-2 12 0' },
  'filled-ptfe': { width: 16, height: 16, path: 'M3 4h2.5M11 12h2.5' },
  'expanded-ptfe': { width: 16, height: 14, path: 'M4 2v5M12 8v5M4 4l8 7' },
  rubber: { width: 12, height: 12, path: 'M0 0l12 12M0 12l12-12' },
  braid: { width: 8.5, height: 8.5, path: 'M0 0l8.5 8.5M0 8.5l8.5-8.5' },
  cloth: { width: 14, height: 14, path: 'M1 3.5h5M8 10.5h5M3.5 8v5M10.5 1v5' },
} as const satisfies Record<string, Texture>

export type TextureName = keyof typeof TEXTURES

type LightAndDark = readonly [light: string, dark: string]

/**
 * A product's characteristic colour, for the product alone and never its surroundings; and the colour of markings on
 * it, with a contrast of at least 3:1.
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
