import type { DrawingOf } from '#schema/drawing.ts'
import { cylinderHead, HEAD_SHEET } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { backedContacts, backedGroove, backedSeal } from '../../parts/backed-seal.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { inSentences } from '../../sentences.ts'

type AntiExtrusionRing = DrawingOf<'anti-extrusion-ring'>

function layout(parameters: AntiExtrusionRing) {
  const step = backedGroove(parameters)
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [step] })
  backedSeal(groove.at([0, 0], { prefix: 'backed-' }), parameters)
  backedContacts(groove, 'backed-seal', parameters)
  const seal = parameters.seal === 'u-cup' ? 'copa en U' : 'O-ring'
  sheet
    .name('backed-seal', `${seal} que el anillo respalda`)
    .name('backed-ring', 'anillo antiextrusión, del lado sin presión')
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(parameters),
    icon: { centre: groove.place([step.length - 30, 32]), side: 190 },
  })
}

const SEALS: Record<AntiExtrusionRing['seal'], string> = {
  'u-cup': 'de la copa en U',
  'o-ring': 'del O-ring',
}
const PROFILES: Record<AntiExtrusionRing['profile'], string> = {
  rectangular: 'Perfil rectangular, tan alto como la ranura.',
  wedge:
    'Perfil en cuña, bajo el talón biselado de la copa: la presión lo aprieta contra el vástago.',
  chamfered: 'Perfil rectangular con una esquina achaflanada.',
  contoured: 'Perfil contorneado: su cara cóncava abraza el O-ring.',
}
const RINGS: Record<AntiExtrusionRing['ring'], string> = {
  continuous: 'Es un anillo continuo.',
  split: 'El anillo va partido, para entrar en una ranura cerrada.',
  either: 'Se hace continuo o partido.',
}

function describe(parameters: AntiExtrusionRing) {
  const { seal, profile, ring, profileRow } = parameters
  return {
    title: 'media sección en la tapa de un cilindro hidráulico',
    description: inSentences([
      `A la izquierda, el aceite a presión; a la derecha, el exterior. El anillo, rígido, va detrás ${SEALS[seal]}, del lado sin presión, y cierra la holgura por la que el sello se extruiría.`,
      PROFILES[profile],
      RINGS[ring],
      'Vistas de la ranura en el vástago (d, D1, L) y en el pistón (D, d1, L).',
      profileRow && 'Una fila muestra los perfiles rectangular, en cuña, achaflanado y cóncavo.',
    ]),
  }
}

export const antiExtrusionRing: KindDefinition<AntiExtrusionRing> = {
  layout,
  describe,
}
