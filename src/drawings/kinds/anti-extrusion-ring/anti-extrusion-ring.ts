import { cylinderHead, HEAD_SHEET } from '../../assemblies/cylinder-head.ts'
import type { KindDefinition } from '../../model.ts'
import { backedContacts, backedGroove, backedSeal } from '../../parts/backed-seal.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeAntiExtrusionRing, type AntiExtrusionRing } from './words.ts'

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

export const antiExtrusionRing: KindDefinition<AntiExtrusionRing> = {
  layout,
  describe: describeAntiExtrusionRing,
}
