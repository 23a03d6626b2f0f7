import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import { upright } from './upright.ts'
import { dualSeal } from './dual-seal.ts'
import { splitSeal } from './split-seal.ts'
import { describeMixer } from './words.ts'

export type Mixer = DrawingOf<'mixer'>

function layout({ seal }: Mixer) {
  const place = seal === 'split' ? splitSeal() : dualSeal()
  return upright({
    ...place,
    beside: (sheet) => {
      place.beside?.(sheet)
      ends(sheet, place)
    },
  })
}

/** The axis, and what lies at either end of it. */
function ends(sheet: Sheet, { axis, height }: { axis: number; height: number }) {
  sheet
    .centreLine([axis, 14], [axis, height - 14], 'centre')
    .text([24, height - 34], 'Lado motorreductor', { anchor: 'start', strong: true })
    .text([24, 22], 'Lado estanque', { anchor: 'start', tone: 'accent', strong: true })
}

export const mixer: KindDefinition<Mixer> = { layout, describe: describeMixer }
