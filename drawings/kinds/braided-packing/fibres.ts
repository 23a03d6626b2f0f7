import type { DrawingOf } from '../../kinds.ts'
import type { FlatMaterial, Tone, Weight } from '../../model.ts'
import type { ProductColour } from '../../product-look.ts'

export type BraidedPacking = DrawingOf<'braided-packing'>

/**
 * What the lines along a strand represent: `layers` of folded tape, one long `filament`, the `nodes` of a stretched
 * film, the `twist` of a yarn, `short` staple fibres.
 */
export type Filament = 'layers' | 'filament' | 'nodes' | 'twist' | 'short'

export type FibreLook = {
  name: string
  ground: FlatMaterial
  lines?: readonly [shows: Filament, tone: Tone, weight: Weight]
}

export const FIBRES = {
  graphite: { name: 'cinta de grafito', ground: 'outside', lines: ['layers', 'ink', 'hatch'] },
  carbon: {
    name: 'hilo de carbono',
    ground: 'product',
    lines: ['filament', 'product-mark', 'thin'],
  },
  ptfe: { name: 'hilo de PTFE', ground: 'unsectioned' },
  eptfe: { name: 'PTFE expandido', ground: 'unsectioned', lines: ['nodes', 'accent', 'thin'] },
  'eptfe-graphite': {
    name: 'PTFE expandido con grafito',
    ground: 'accent',
    lines: ['nodes', 'sheet', 'thin'],
  },
  aramid: { name: 'aramida', ground: 'unsectioned', lines: ['twist', 'ink', 'hatch'] },
  thermoset: {
    name: 'fibra termoestable',
    ground: 'coloured-yarn',
    lines: ['short', 'ink', 'thin'],
  },
  flax: { name: 'hilo de lino', ground: 'outside', lines: ['twist', 'soft', 'hatch'] },
  synthetic: {
    name: 'fibra sintética',
    ground: 'unsectioned',
    lines: ['filament', 'soft', 'thin'],
  },
} as const satisfies Record<string, FibreLook>
export type Fibre = keyof typeof FIBRES

/** The look of a fibre in this packing, which may have a colour of its own. */
export function lookOf({ fibre, colour }: BraidedPacking, one: Fibre): FibreLook {
  const look: FibreLook = FIBRES[one]
  if (!colour || one !== fibre) return look
  const [shows, , weight] = look.lines ?? []
  return {
    name: look.name,
    ground: 'product',
    ...(shows && weight && { lines: [shows, 'product-mark', weight] as const }),
  }
}

/** The colour of the drawing; carbon is naturally black. */
export function colourOf(parameters: BraidedPacking): ProductColour | undefined {
  const { fibre, second, colour } = parameters
  if (colour) return colour
  const fibres = second === 'none' ? [fibre] : [fibre, second.fibre]
  return fibres.includes('carbon') ? 'black' : undefined
}

/** Whether a fibre has the drawing's colour, with light lines on it. */
export const isBlack = (parameters: BraidedPacking, one: Fibre = parameters.fibre) =>
  lookOf(parameters, one).ground === 'product'
