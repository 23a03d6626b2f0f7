import type { DrawingOf } from '#schema/drawing.ts'
import { cylinderHead, HEAD_SHEET } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { cupContacts } from '../../parts/u-cup-section.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { backedGroove, backedSeal, views } from './views.ts'

function layout() {
  const step = backedGroove('rectangular')
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [step] })
  backedSeal(groove.at([0, 0], { prefix: 'backed-' }))
  cupContacts(
    groove,
    'backed-seal',
    { lip: 'positive' },
    { slides: 'shaft', holds: 'head', medium: 'process' },
  )
  sheet
    .name('backed-seal', 'copa en U que el anillo respalda')
    .name('backed-ring', 'anillo antiextrusión, del lado sin presión')
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(),
    icon: { centre: groove.place([step.length - 30, 32]), side: 190 },
  })
}

const describe = () => ({
  title: 'media sección en la tapa de un cilindro hidráulico',
  description: inSentences([
    'A la izquierda, el aceite a presión; a la derecha, el exterior. El anillo, rígido, va detrás de la copa en U, del lado sin presión, y cierra la holgura por la que el sello se extruiría.',
    'Perfil rectangular, tan alto como la ranura.',
    'Se hace continuo o partido.',
    'Vistas de la ranura en el vástago (d, D1, L) y en el pistón (D, d1, L).',
    'Una fila muestra los perfiles rectangular, en cuña, achaflanado y cóncavo.',
  ]),
})

export const antiExtrusionRing: KindDefinition<DrawingOf<'anti-extrusion-ring'>> = {
  layout,
  describe,
}
