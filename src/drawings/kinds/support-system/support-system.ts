import type { KindDefinition } from '../../model.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { closedLoopTank } from './closed-loop.ts'
import { flowMonitor } from './flow-monitor.ts'
import { reservoir } from './reservoir.ts'
import { dualSeal, RIGHT, type SupportSystem } from './seal.ts'
import { waterSaver } from './water-saver.ts'

const SYSTEMS: Record<SupportSystem['system'], (sheet: Sheet, parameters: SupportSystem) => void> =
  {
    'flow-monitor': flowMonitor,
    reservoir,
    'closed-loop-tank': closedLoopTank,
    'water-saver': waterSaver,
  }

const BOTTOM = -236

function layout(parameters: SupportSystem) {
  const sheet = new Sheet()
  dualSeal(sheet, parameters)
  SYSTEMS[parameters.system](sheet, parameters)
  sheet
    .text([24, BOTTOM + 14], 'Lado impulsor', { anchor: 'start', tone: 'accent', strong: true })
    .text([RIGHT, BOTTOM + 14], 'Lado atmósfera', { anchor: 'end', strong: true })
  if (parameters.generic) sheet.generic()
  return sheet.finish({
    balloonRow: 512,
    bottom: BOTTOM,
    // It shows the equipment, not the seal.
    card: { x: 419, top: parameters.system === 'water-saver' ? 530 : 503, width: 533 },
    row: { x: 476, top: 484, width: 480 },
    icon: { centre: [720, 280], side: 330 },
  })
}

const CIRCULATION: Record<SupportSystem['circulation'], string> = {
  line: 'La presión de la línea mueve el agua.',
  'pumping-ring': 'Un anillo de bombeo sobre la camisa mueve el fluido.',
  thermosyphon: 'El fluido circula por termosifón: sube caliente y baja frío.',
}

function describeSystem({ system, coil }: SupportSystem) {
  switch (system) {
    case 'flow-monitor':
      return 'Panel con dos tubos graduados, uno para el agua que va al sello y otro para la que vuelve, con manómetro, perillas a los costados, botones de limpieza arriba y cuatro conexiones abajo.'
    case 'reservoir':
      return `Estanque vertical de fondos bombeados sobre el nivel del sello, mitad por fuera con su visor y mitad en corte${coil ? ' con serpentín de enfriamiento' : ''}; el gas lo mantiene a presión (plan 53A). El retorno caliente entra alto y la alimentación fría sale del fondo.`
    case 'closed-loop-tank':
      return 'Estanque pequeño de agua sobre patas, mitad por fuera y mitad en corte; arriba, un múltiple con regulador, válvula de retención, indicador de flujo, manómetro y venteo repone solo el agua que se pierde. El retorno caliente entra alto y la alimentación fría sale abajo.'
    case 'water-saver':
      return 'El agua entra al sello por abajo y sale por arriba; en la línea de salida, el economizador: dos cuerpos cilíndricos en línea, con rosca macho, rosca hembra y toma lateral.'
  }
}

const TITLES: Record<SupportSystem['system'], string> = {
  'flow-monitor': 'panel de medición y el sello doble que atiende',
  reservoir: 'estanque, cañerías y el sello doble que atiende',
  'closed-loop-tank': 'estanque de agua en circuito cerrado y el sello doble que atiende',
  'water-saver': 'válvula en la salida de agua de un sello doble',
}

const describe = (parameters: SupportSystem) => ({
  title: TITLES[parameters.system],
  description: inSentences([
    'Abajo, media sección de un sello doble de cartucho en la caja de una bomba.',
    describeSystem(parameters),
    CIRCULATION[parameters.circulation],
    parameters.generic && 'Esquema genérico: no muestra el interior de este producto.',
  ]),
})

export const supportSystem: KindDefinition<SupportSystem> = { layout, describe }
