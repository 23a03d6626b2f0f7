import type { DrawingOf } from '#schema/drawing.ts'
import { cylinderHead, HEAD_SHEET } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { cupContacts, cupGroove, uCup as cup } from '../../parts/u-cup-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { inSentences } from '../../sentences.ts'

type UCup = DrawingOf<'u-cup'>

function layout(parameters: UCup) {
  const medium = parameters.pressure === 'oil' ? 'process' : 'gas'
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [cupGroove(parameters)], medium })
  cup(groove, 'u-cup', { ...parameters, heel: 'plain' }, medium)
  cupContacts(groove, 'u-cup', parameters, { slides: 'shaft', holds: 'head', medium })
  sheet.name('u-cup', 'copa en U, labios hacia la presión')
  if (parameters.inside === 'o-ring') {
    sheet.name('u-cup-energiser', 'O-ring energizador entre los labios')
  }
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(parameters, medium),
    icon: { centre: groove.place([60, 32]), side: 190 },
  })
}

const LIPS: Record<UCup['lip'], string> = {
  positive: 'El labio de ángulo positivo lleva el canto afilado por delante',
  negative: 'El labio de ángulo negativo lleva el canto retrasado, tras una nariz biselada',
  rounded: 'El labio, largo y delgado, termina en un radio que conserva la película de lubricante',
}
const MOUTHS: Record<UCup['mouth'], string> = {
  shallow: 'cuerpo casi cuadrado y boca corta',
  normal: 'boca en U de profundidad media',
  deep: 'boca en U profunda',
}
const VERSIONS: Record<UCup['version'], string | undefined> = {
  none: undefined,
  'pedestal-ring': 'Al lado, la versión con anillo de pedestal perforado.',
  'square-ring': 'Al lado, la versión con anillo antiextrusión cuadrado en el talón.',
}

function describe(parameters: UCup) {
  const { lip, mouth, inside, version } = parameters
  const isAir = parameters.pressure === 'air'
  return {
    title: `media sección en la tapa de un cilindro ${isAir ? 'neumático' : 'hidráulico'}`,
    description: inSentences([
      `A la izquierda, ${isAir ? 'el aire a presión' : 'el aceite a presión'}; a la derecha, el exterior. La copa sella a la vez el vástago y el fondo de su ranura; sus labios abren hacia la presión, que los aprieta.`,
      `${LIPS[lip]}; ${MOUTHS[mouth]}.`,
      inside === 'o-ring' &&
        'Un O-ring alojado entre los labios los separa como un resorte: cierra también sin presión.',
      `Vistas de la ranura en el vástago (d, D1, L) y en el pistón (D, d1, L).`,
      lip === 'rounded' && 'Un detalle muestra el radio del labio sobre la película.',
      VERSIONS[version],
    ]),
  }
}

export const uCup: KindDefinition<UCup> = { layout, describe }
