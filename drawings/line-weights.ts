import type { Weight } from './model.ts'

/**
 * The widths of all lines, in units of a sheet 960 wide; no other file sets any (ISO 128-2: few, clearly different).
 * `silhouette` is the outer edge of everything cut, `edge` any other edge of a part; `rule` hatches metal,
 * `strong-rule` seals and liquids; `hatch` is the finest single line; `contact-ground` is under the contact line,
 * `halo` under dimensions' lines and letters; `thin-on-card` replaces `thin` in pictures smaller than a sheet.
 */
export const LINE_WEIGHTS = {
  rule: 0.8,
  hatch: 1,
  thin: 1.1,
  'strong-rule': 1.2,
  'thin-on-card': 1.3,
  edge: 1.6,
  outline: 2.2,
  spring: 2.2,
  silhouette: 2.8,
  flow: 3,
  wire: 4.2,
  contact: 4.5,
  clip: 5,
  halo: 6,
  'contact-ground': 6.5,
} as const satisfies Record<Weight, number> & Record<string, number>

export type LineWeight = keyof typeof LINE_WEIGHTS
