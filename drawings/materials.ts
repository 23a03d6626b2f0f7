import type { LineWeight } from './line-weights.ts'
import { TEXTURES, type Texture, type TextureName } from './product-look.ts'
import type { Material, Medium, Tone } from './model.ts'

/** Angle counter-clockwise from the horizontal, in degrees; pitch in sheet units. */
export type Hatch = {
  ground: Tone
  stroke: Tone
  pitch: number
  angle: 45 | 90 | 135 | 0
  weight: Extract<LineWeight, `${string}rule`>
  cross?: true
  /** Broken lines are for liquids, never for solids. */
  broken?: true
}

const hatchOfWeight =
  (weight: Hatch['weight']) =>
  (ground: Tone, stroke: Tone, pitch: number, angle: Hatch['angle'], more?: 'cross' | 'broken') =>
    ({ ground, stroke, pitch, angle, weight, ...(more && { [more]: true }) }) satisfies Hatch
const metal = hatchOfWeight('rule')
/** For sealing parts and fluids. */
const strong = hatchOfWeight('strong-rule')

/** Materials of cut parts. ISO 128-50: adjacent parts differ in direction. */
const HATCHES = {
  housing: metal('metal', 'rule', 13, 45),
  steel: metal('steel', 'rule', 8, 45),
  'steel-opposed': metal('steel', 'rule', 8, 135),
  'steel-fine': metal('steel', 'rule', 5, 45),
  'steel-fine-opposed': metal('steel', 'rule', 5, 135),
  'face-rotary': strong('accent', 'sheet', 8, 45),
  'face-stationary': strong('seat', 'accent', 8, 135),
  packing: strong('fluid', 'accent', 6, 45, 'cross'),
  lip: strong('accent', 'sheet', 7, 45, 'cross'),
  graphite: strong('sheet', 'ink', 4, 135, 'cross'),
} satisfies Record<string, Hatch>
export type SectionedMaterial = keyof typeof HATCHES

/** `seat` is a stationary face outside the section, `plate` metal too thin to hatch, `coloured-yarn` is not white. */
const FLATS = {
  product: 'product',
  'product-mark': 'product-mark',
  elastomer: 'rubber',
  unsectioned: 'sheet',
  outside: 'metal',
  seat: 'seat',
  plate: 'soft',
  'coloured-yarn': 'seat',
  accent: 'accent',
} as const satisfies Record<string, Tone>
export type FlatMaterial = keyof typeof FLATS

const MEDIA: Record<Medium, Tone | Hatch> = {
  process: 'fluid',
  atmosphere: 'sheet',
  barrier: strong('fluid', 'accent', 12, 90, 'broken'),
  gas: strong('sheet', 'accent', 9, 45, 'broken'),
}

export type FillName = Material | Medium

/** The ground tone of a hatch or texture. */
export const groundOf = (fill: Hatch | Texture): Tone => ('path' in fill ? 'product' : fill.ground)

export const isSectioned = (material: Material): material is SectionedMaterial =>
  material in HATCHES

export const hatchOf = (material: SectionedMaterial): Hatch => HATCHES[material]

const TEXTURED = 'product-of-'

/** The fill of a material or medium: one tone, a hatch, or a texture on the product's colour. */
export function fillOf(name: FillName): Tone | Hatch | Texture {
  if (name.startsWith(TEXTURED)) return TEXTURES[name.slice(TEXTURED.length) as TextureName]
  if (name in HATCHES) return HATCHES[name as SectionedMaterial]
  if (name in FLATS) return FLATS[name as FlatMaterial]
  return MEDIA[name as Medium]
}
