import type { KindDefinition } from '../../model.ts'
import type { RowCrop } from '../../row-crop.ts'
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

/** Of the second row of balloons, under the pump, and how far up what it names reaches. */
const LOWER_ROW = -186
const ON_BASE = -40

/** Devices that reach higher on the sheet, or leave its foot blank. */
const CARD_TOPS: Partial<Record<Device, number>> = { gauge: 280, humidity: 350 }
const ROWS: Partial<Record<Device, { row: RowCrop }>> = {
  gauge: { row: { x: 46, top: 282, width: 440 } },
  humidity: { row: { x: 226, top: 276, width: 350 } },
}

function layout(parameters: SensorDrawing) {
  const sheet = new Sheet()
  HOSTS[parameters.device](sheet)
  readout(sheet, parameters)
  return sheet.finish({
    balloonRow: 258,
    bottom: -250,
    lower: { row: LOWER_ROW, below: ON_BASE },
    card: { x: 30, top: CARD_TOPS[parameters.device] ?? 240, width: 590 },
    ...ROWS[parameters.device],
    icon: { centre: [420, 80], side: 300 },
  })
}

export const sensor: KindDefinition<SensorDrawing> = { layout, describe: describeSensor }
