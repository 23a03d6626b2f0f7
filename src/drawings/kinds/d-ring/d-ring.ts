import type { DrawingOf } from '#schema/drawing.ts'
import { boltedCover, COVER_BORE } from '../../assemblies/bolted-cover.ts'
import { CYLINDER_CARD } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { D_CROWN, D_GROOVE, D_RING, dRing as dRingIn } from '../../parts/d-ring-section.ts'
import { ringContact, SEATED } from '../../parts/groove.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { inSentences } from '../../sentences.ts'

/** Where the groove begins along the spigot. */
const FROM = 284

function layout() {
  const { length, depth } = D_GROOVE
  const sheet = new Sheet()
  boltedCover(sheet, { from: FROM, to: FROM + length, depth })
  const groove = sheet.at([FROM, COVER_BORE], SEATED.bore)
  dRingIn(groove, 'd-ring')
  ringContact(groove, 'd-ring', { ...D_RING, v: depth, against: 'cover' })
  // A dome leaves its contact so gently that no medium shows beside it: it is drawn, not measured.
  groove.line(polyline`M${D_CROWN.domed.from} 0 H${D_CROWN.domed.to}`, { weight: 'contact' })
  groove.callout('d-ring', [27, 22], 'anillo de sección en D')
  views(sheet)
  return sheet.finish({
    balloonRow: 322,
    left: 40,
    width: 884,
    bottom: -116,
    card: CYLINDER_CARD,
    icon: { centre: groove.place([27, 20]), side: 190 },
  })
}

const describe = () => ({
  title: 'media sección de una tapa apernada',
  description: inSentences([
    'Unión fija: una tapa apernada cierra un cuerpo con presión, a la izquierda. El anillo, macizo y de sección en D, va en una ranura exterior del encaje de la tapa, contra el cuerpo.',
    'Su base plana apoya en el fondo de la ranura y no deja que gire; el lomo redondeado, comprimido, cierra.',
    'Vistas de las tres posiciones: A radial interior (d, D1, L), B radial exterior (D, d1, L) y C de cara (D.I., D.E., L).',
    'Una fila muestra las secciones en D, redonda y rectangular.',
  ]),
})

export const dRing: KindDefinition<DrawingOf<'d-ring'>> = { layout, describe }
