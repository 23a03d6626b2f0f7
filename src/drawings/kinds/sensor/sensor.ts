import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { probeInLine } from './in-line.ts'
import { bodyOnPump, gaugesOnPump, nanosOnTrain } from './on-pump.ts'
import { readout } from './readout.ts'
import { describeSensor, type Device, type SensorDrawing } from './words.ts'

const HOSTS: Record<Device, (sheet: Sheet) => void> = {
  v1: (sheet) => bodyOnPump(sheet, false),
  is: (sheet) => bodyOnPump(sheet, true),
  gauge: gaugesOnPump,
  nano: nanosOnTrain,
  humidity: probeInLine,
}

function layout(parameters: SensorDrawing) {
  const sheet = new Sheet()
  HOSTS[parameters.device](sheet)
  readout(sheet, parameters)
  return sheet.finish({
    balloonRow: 258,
    bottom: -250,
    card: { x: 30, top: 240, width: 590 },
    icon: { centre: [420, 80], side: 300 },
  })
}

export const sensor: KindDefinition<SensorDrawing> = { layout, describe: describeSensor }
