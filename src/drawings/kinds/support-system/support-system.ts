import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { closedLoopTank } from './closed-loop.ts'
import type { SupportSystem } from './dimensions.ts'
import { flowMonitor } from './flow-monitor.ts'
import { reservoir } from './reservoir.ts'
import { dualSeal, SEAL } from './seal.ts'
import { waterSaver } from './water-saver.ts'
import { describeSupportSystem } from './words.ts'

const SYSTEMS: Record<SupportSystem['system'], (sheet: Sheet, parameters: SupportSystem) => void> =
  {
    'flow-monitor': flowMonitor,
    reservoir,
    'closed-loop-tank': closedLoopTank,
    'water-saver': waterSaver,
  }

const BALLOON_ROW = 512
const BOTTOM = -236
/** The card shows the equipment, not the seal. */
const CARD_TOP: Record<SupportSystem['system'], number> = {
  'flow-monitor': 503,
  reservoir: 503,
  'closed-loop-tank': 503,
  'water-saver': 530,
}

function layout(parameters: SupportSystem) {
  const sheet = new Sheet()
  dualSeal(sheet, parameters)
  SYSTEMS[parameters.system](sheet, parameters)
  sheet
    .text([24, BOTTOM + 14], 'Lado impulsor', { anchor: 'start', tone: 'accent', strong: true })
    .text([SEAL.right, BOTTOM + 14], 'Lado atmósfera', { anchor: 'end', strong: true })
  if (parameters.generic) sheet.generic()
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    bottom: BOTTOM,
    card: { x: 419, top: CARD_TOP[parameters.system], width: 533 },
    row: { x: 476, top: 484, width: 480 },
    icon: { centre: [720, 280], side: 330 },
  })
}

export const supportSystem: KindDefinition<SupportSystem> = {
  layout,
  describe: describeSupportSystem,
}
