import { z } from 'zod'

/** A gasket cut from sheet: its section enlarged, its plan, and the joint in which it lies. */
export const sheetGasketSchema = z
  .strictObject({
    kind: z.literal('sheet-gasket'),
    /** `…-fibre`: compressed fibre in rubber; `eptfe`: expanded; `coated-fabric`: glass cloth between rubber films. */
    material: z.enum([
      'rubber',
      'rubber-cloth',
      'coated-fabric',
      'eptfe',
      'filled-ptfe',
      'aramid-fibre',
      'carbon-fibre',
      'aramid-glass-fibre',
      'graphite',
    ]),
    /** The colour that it is sold in. */
    colour: z.enum(['red', 'white', 'blue', 'orange', 'green', 'graphite', 'black']).optional(),
    /** A smooth metal foil between two layers. */
    insert: z.enum(['none', 'smooth']).default('none'),
    insertMetal: z.enum(['stainless', 'nickel']).default('stainless'),
    /** How far filled PTFE gives under load. */
    compressibility: z.enum(['low', 'medium', 'high']).default('medium'),
    /** Within the bolts, over the whole face, both; a door's frame, or a diaphragm. */
    cut: z
      .enum(['inside-bolts', 'full-face', 'both', 'frame', 'diaphragm'])
      .default('inside-bolts'),
    /** The roll that it is cut from, or the shears that suffice. */
    beside: z.enum(['none', 'roll', 'shears']).default('none'),
  })
  .refine(({ material, insert }) => insert === 'none' || material === 'graphite', {
    path: ['insert'],
    error: 'solo las láminas de grafito llevan inserto metálico',
  })
  .refine(({ insert, insertMetal }) => insert !== 'none' || insertMetal === 'stainless', {
    path: ['insertMetal'],
    error: 'sin inserto no hay metal que elegir',
  })
  .refine(
    ({ material, compressibility }) => material === 'filled-ptfe' || compressibility === 'medium',
    { path: ['compressibility'], error: 'la compresibilidad se dibuja solo en filled-ptfe' },
  )
