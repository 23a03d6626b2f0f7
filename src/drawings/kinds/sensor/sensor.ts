import type { KindDefinition } from '../../model.ts'
import type { RowCrop } from '../../row-crop.ts'
import { Sheet } from '../../sheet.ts'
import { probeInLine } from './in-line.ts'
import { bodyOnPump, gaugesOnPump, nanosOnTrain } from './on-pump.ts'
import { readout } from './readout.ts'
import { describeSensor, type Device, type SensorDrawing } from './words.ts'

/** What a device sits on; the card's top where it reaches higher on the sheet, or leaves its foot blank; its row. */
const HOSTS: Record<Device, { draw: (sheet: Sheet) => void; cardTop?: number; row?: RowCrop }> = {
  v1: { draw: (sheet) => bodyOnPump(sheet, false) },
  is: { draw: (sheet) => bodyOnPump(sheet, true) },
  gauge: { draw: gaugesOnPump, cardTop: 280, row: { x: 46, top: 282, width: 440 } },
  nano: { draw: nanosOnTrain },
  humidity: { draw: probeInLine, cardTop: 350, row: { x: 226, top: 276, width: 350 } },
}

/** Of the second row of balloons, under the pump, and how far up what it names reaches. */
const LOWER_ROW = -186
const ON_BASE = -40

function layout(parameters: SensorDrawing) {
  const sheet = new Sheet()
  const { draw, cardTop = 240, row } = HOSTS[parameters.device]
  draw(sheet)
  readout(sheet, parameters)
  return sheet.finish({
    balloonRow: 258,
    bottom: -250,
    lower: { row: LOWER_ROW, below: ON_BASE },
    card: { x: 30, top: cardTop, width: 590 },
    row,
    icon: { centre: [420, 80], side: 300 },
  })
}

export const sensor: KindDefinition<SensorDrawing> = { layout, describe: describeSensor }
