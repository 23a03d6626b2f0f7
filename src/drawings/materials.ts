import type { LineWeight } from './line-weights.ts'
import { TEXTURES, type Texture, type TextureName } from './product-textures.ts'
import type { FlatMaterial, Material, Medium, SectionedMaterial, Tone } from './model.ts'

/** Angle counter-clockwise from the horizontal, in degrees; pitch in sheet units. */
export type Hatch = {
  ground: Tone
  stroke: Tone
  pitch: number
  angle: 45 | 90 | 135 | 0
  weight: Extract<LineWeight, `${string}rule`>
  cross?: true
  /** Broken lines: liquids, never solids. */
  broken?: true
}

/** ISO 128-50: parts that meet differ in direction. */
const HATCHES: Record<SectionedMaterial, Hatch> = {
  housing: { ground: 'metal', stroke: 'rule', pitch: 13, angle: 45, weight: 'rule' },
  steel: { ground: 'steel', stroke: 'rule', pitch: 8, angle: 45, weight: 'rule' },
  'steel-opposed': { ground: 'steel', stroke: 'rule', pitch: 8, angle: 135, weight: 'rule' },
  'steel-fine': { ground: 'steel', stroke: 'rule', pitch: 5, angle: 45, weight: 'rule' },
  'steel-fine-opposed': { ground: 'steel', stroke: 'rule', pitch: 5, angle: 135, weight: 'rule' },
  'face-rotary': { ground: 'accent', stroke: 'sheet', pitch: 8, angle: 45, weight: 'strong-rule' },
  'face-stationary': {
    ground: 'seat',
    stroke: 'accent',
    pitch: 8,
    angle: 135,
    weight: 'strong-rule',
  },
  packing: {
    ground: 'fluid',
    stroke: 'accent',
    pitch: 6,
    angle: 45,
    weight: 'strong-rule',
    cross: true,
  },
  lip: {
    ground: 'accent',
    stroke: 'sheet',
    pitch: 7,
    angle: 45,
    weight: 'strong-rule',
    cross: true,
  },
  graphite: {
    ground: 'sheet',
    stroke: 'ink',
    pitch: 4,
    angle: 135,
    weight: 'strong-rule',
    cross: true,
  },
}

const FLATS: Record<FlatMaterial, Tone> = {
  product: 'product',
  'product-mark': 'product-mark',
  elastomer: 'ink',
  unsectioned: 'sheet',
  outside: 'metal',
  seat: 'seat',
  plate: 'soft',
  'coloured-yarn': 'seat',
  accent: 'accent',
}

const MEDIA: Record<Medium, Tone | Hatch> = {
  process: 'fluid',
  atmosphere: 'sheet',
  barrier: {
    ground: 'fluid',
    stroke: 'accent',
    pitch: 12,
    angle: 90,
    weight: 'strong-rule',
    broken: true,
  },
  gas: {
    ground: 'sheet',
    stroke: 'accent',
    pitch: 9,
    angle: 45,
    weight: 'strong-rule',
    broken: true,
  },
}

/** In black and white a tint is lost: liquid is told by level dashes, as on old sheets. */
const PROCESS_MONO: Hatch = {
  ground: 'sheet',
  stroke: 'ink',
  pitch: 11,
  angle: 0,
  weight: 'rule',
  broken: true,
}

/** There both faces are black: white between them is the contact. */
const FACE_STATIONARY_MONO: Hatch = {
  ground: 'accent',
  stroke: 'sheet',
  pitch: 8,
  angle: 135,
  weight: 'strong-rule',
}

export type FillName = Material | Medium

/** The tone on which a hatch or a texture lies. */
export const groundOf = (fill: Hatch | Texture): Tone => ('path' in fill ? 'product' : fill.ground)

export const isSectioned = (material: Material): material is SectionedMaterial =>
  material in HATCHES

export const hatchOf = (material: SectionedMaterial): Hatch => HATCHES[material]

const TEXTURED = 'product-of-'

/** How a material or medium is filled: with one tone, with a hatch, or with its texture on its own colour. */
export function fillOf(name: FillName, isMono = false): Tone | Hatch | Texture {
  if (name.startsWith(TEXTURED)) return TEXTURES[name.slice(TEXTURED.length) as TextureName]
  if (isMono && name === 'face-stationary') return FACE_STATIONARY_MONO
  if (name in HATCHES) return HATCHES[name as SectionedMaterial]
  if (name in FLATS) return FLATS[name as FlatMaterial]
  return isMono && name === 'process' ? PROCESS_MONO : MEDIA[name as Medium]
}
