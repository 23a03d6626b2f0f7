import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type TapeSealant = DrawingOf<'tape-sealant'>

const FORMS: Record<TapeSealant['form'], { sentence: string; label: string }> = {
  eptfe: {
    sentence: 'Cinta de PTFE expandido de cantos redondeados, que el apriete aplana y ensancha.',
    label: 'cinta de PTFE expandido',
  },
  'graphite-mesh': {
    sentence: 'Cordón de grafito dentro de una malla de níquel-cromo, que el apriete deja ovalado.',
    label: 'cordón de grafito con malla',
  },
  foam: {
    sentence: 'Tira de espuma de silicona de celda cerrada: las celdas se aplastan sin reventar.',
    label: 'espuma de silicona',
  },
}

export const tapeLabel = ({ form }: TapeSealant) => FORMS[form].label

export function describeTapeSealant(parameters: TapeSealant) {
  const { form, laidOn } = parameters
  return {
    title:
      laidOn === 'flange'
        ? 'tendido sobre la brida y sección'
        : 'tendido sobre un registro y sección',
    description: inSentences([
      laidOn === 'flange'
        ? 'Planta de la brida: se tiende por dentro de los pernos, y sus extremos se cruzan junto a uno.'
        : 'Planta del marco de un registro: se tiende por dentro de los pernos, y sus extremos se cruzan.',
      FORMS[form].sentence,
      form !== 'foam' && 'El traslape mide unos 20\u00a0mm.',
      'Un papel cubre el adhesivo hasta el montaje.',
    ]),
  }
}
