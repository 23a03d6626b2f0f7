/** A stroke that fills an area by repetition: its tile in sheet units, and its path there. */
export type Texture = { width: number; height: number; path: string }

/** What a sheet is made of, told by its surface: fibres curl or lie straight, flakes wave, grains and nodes are short;
 * braided yarns cross. */
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
