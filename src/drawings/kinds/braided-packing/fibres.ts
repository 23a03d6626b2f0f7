import type { DrawingOf } from '#schema/drawing.ts'
import type { FlatMaterial, Tone, Weight } from '../../model.ts'
import type { ProductColour } from '../../product-colours.ts'

export type BraidedPacking = DrawingOf<'braided-packing'>
export type Fibre = BraidedPacking['fibre']

/**
 * How a strand shows what it is made of: `layers` of folded tape, one long `filament`, the `nodes` of a stretched
 * film, the `twist` of a yarn, `short` staple fibres.
 */
export type Filament = 'none' | 'layers' | 'filament' | 'nodes' | 'twist' | 'short'

export type FibreLook = {
  name: string
  ground: FlatMaterial
  filament: Filament
  tone: Tone
  weight: Weight
}

export const FIBRES: Record<Fibre, FibreLook> = {
  graphite: {
    name: 'cinta de grafito',
    ground: 'outside',
    filament: 'layers',
    tone: 'ink',
    weight: 'hatch',
  },
  carbon: {
    name: 'hilo de carbono',
    ground: 'product',
    filament: 'filament',
    tone: 'product-mark',
    weight: 'thin',
  },
  ptfe: {
    name: 'hilo de PTFE',
    ground: 'unsectioned',
    filament: 'none',
    tone: 'ink',
    weight: 'hatch',
  },
  eptfe: {
    name: 'PTFE expandido',
    ground: 'unsectioned',
    filament: 'nodes',
    tone: 'accent',
    weight: 'thin',
  },
  'eptfe-graphite': {
    name: 'PTFE expandido con grafito',
    ground: 'accent',
    filament: 'nodes',
    tone: 'sheet',
    weight: 'thin',
  },
  aramid: {
    name: 'aramida',
    ground: 'unsectioned',
    filament: 'twist',
    tone: 'ink',
    weight: 'hatch',
  },
  thermoset: {
    name: 'fibra termoestable',
    ground: 'coloured-yarn',
    filament: 'short',
    tone: 'ink',
    weight: 'thin',
  },
  flax: {
    name: 'hilo de lino',
    ground: 'outside',
    filament: 'twist',
    tone: 'soft',
    weight: 'hatch',
  },
  synthetic: {
    name: 'fibra sintética',
    ground: 'unsectioned',
    filament: 'filament',
    tone: 'soft',
    weight: 'thin',
  },
}

/** How a fibre looks in this packing, which may be known by a colour of its own. */
export function lookOf({ fibre, colour }: BraidedPacking, one: Fibre): FibreLook {
  const look = FIBRES[one]
  return colour && one === fibre ? { ...look, ground: 'product', tone: 'product-mark' } : look
}

/** The colour of the drawing: carbon is black by nature. */
export function colourOf(parameters: BraidedPacking): ProductColour | undefined {
  const { fibre, second, colour } = parameters
  if (colour) return colour
  const fibres = second === 'none' ? [fibre] : [fibre, second.fibre]
  return fibres.includes('carbon') ? 'black' : undefined
}

/** Whether a fibre is seen in the drawing's colour, its lines light on it. */
export const isBlack = (parameters: BraidedPacking, one: Fibre = parameters.fibre) =>
  lookOf(parameters, one).ground === 'product'
