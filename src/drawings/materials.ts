import type { FlatMaterial, Material, Medium, SectionedMaterial, Tone } from './model.ts'

/** Angle counter-clockwise from the horizontal, in degrees; pitch and width in sheet units. */
export type Hatch = {
  ground: Tone
  stroke: Tone
  pitch: number
  angle: 45 | 90 | 135 | 0
  width: number
  cross?: true
  /** Broken lines: liquids, never solids. */
  broken?: true
}

/** ISO 128-50: parts that meet differ in direction. */
const HATCHES: Record<SectionedMaterial, Hatch> = {
  housing: { ground: 'metal', stroke: 'rule', pitch: 13, angle: 45, width: 0.9 },
  steel: { ground: 'steel', stroke: 'rule', pitch: 8, angle: 45, width: 0.8 },
  'steel-opposed': { ground: 'steel', stroke: 'rule', pitch: 8, angle: 135, width: 0.8 },
  'steel-fine': { ground: 'steel', stroke: 'rule', pitch: 5, angle: 45, width: 0.8 },
  'steel-fine-opposed': { ground: 'steel', stroke: 'rule', pitch: 5, angle: 135, width: 0.8 },
  'face-rotary': { ground: 'accent', stroke: 'sheet', pitch: 8, angle: 45, width: 1.1 },
  'face-stationary': { ground: 'seat', stroke: 'accent', pitch: 8, angle: 135, width: 1.2 },
  packing: { ground: 'fluid', stroke: 'accent', pitch: 6, angle: 45, width: 1.4, cross: true },
  lip: { ground: 'accent', stroke: 'sheet', pitch: 7, angle: 45, width: 1.1, cross: true },
  graphite: { ground: 'sheet', stroke: 'ink', pitch: 4, angle: 135, width: 1.1, cross: true },
}

const FLATS: Record<FlatMaterial, Tone | 'product'> = {
  product: 'product',
  elastomer: 'ink',
  unsectioned: 'sheet',
  outside: 'metal',
  accent: 'accent',
}

const MEDIA: Record<Medium, Tone | Hatch> = {
  process: 'fluid',
  atmosphere: 'sheet',
  barrier: { ground: 'fluid', stroke: 'accent', pitch: 12, angle: 90, width: 1.3, broken: true },
  gas: { ground: 'sheet', stroke: 'accent', pitch: 9, angle: 45, width: 1.3, broken: true },
}

/** In black and white a tint is lost: liquid is told by level dashes, as on old sheets. */
const PROCESS_MONO: Hatch = {
  ground: 'sheet',
  stroke: 'ink',
  pitch: 11,
  angle: 0,
  width: 1,
  broken: true,
}

/** There both faces are black: white between them is the contact. */
const FACE_STATIONARY_MONO: Hatch = {
  ground: 'accent',
  stroke: 'sheet',
  pitch: 8,
  angle: 135,
  width: 1.3,
}

export type FillName = Material | Medium

export const isSectioned = (material: Material): material is SectionedMaterial =>
  material in HATCHES

export const hatchOf = (material: SectionedMaterial): Hatch => HATCHES[material]

/** How a material or medium is filled: with one tone, or with a hatch. */
export function fillOf(name: FillName, isMono = false): Tone | 'product' | Hatch {
  if (isMono && name === 'face-stationary') return FACE_STATIONARY_MONO
  if (name in HATCHES) return HATCHES[name as SectionedMaterial]
  if (name in FLATS) return FLATS[name as FlatMaterial]
  return isMono && name === 'process' ? PROCESS_MONO : MEDIA[name as Medium]
}
