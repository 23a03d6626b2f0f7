import type { DrawingOf } from '#schema/drawing.ts'
import type { FlatMaterial, Tone, Weight } from '../../model.ts'

export type BraidedPacking = DrawingOf<'braided-packing'>
export type Fibre = BraidedPacking['fibre']

/**
 * How a strand shows what it is made of: `layers` of folded tape, one long `filament`, the `nodes` of a stretched
 * film, the `twist` of a yarn, `short` staple fibres.
 */
export type Filament = 'none' | 'layers' | 'filament' | 'nodes' | 'twist' | 'short'

type FibreLook = {
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
    ground: 'elastomer',
    filament: 'filament',
    tone: 'sheet',
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
