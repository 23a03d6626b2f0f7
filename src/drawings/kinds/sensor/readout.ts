import { gatewayDevice } from '../../parts/gateway-devices.ts'
import { measureName, measureSymbol } from '../../parts/measure-symbols.ts'
import { phone } from '../../parts/reader-devices.ts'
import type { Sheet } from '../../sheet.ts'
import { hasLocalMode, MEASURES, type SensorDrawing } from './words.ts'

const SIGN = 676
const NAME = 710
const TOP = 168
const STEP = 46
const READERS = -204

/** Right of the device: what it measures, and who hears it. */
export function readout(sheet: Sheet, { device }: SensorDrawing) {
  for (const [i, measure] of MEASURES[device].entries()) {
    const row = TOP - i * STEP
    sheet.onlyOnSection(() => measureSymbol(sheet, measure, [SIGN, row]))
    sheet.text([NAME, row - 6], measureName(measure), { anchor: 'start' })
  }
  const isLocal = hasLocalMode(device)
  sheet.onlyOnSection(() => {
    if (isLocal) phone(sheet.at([690, READERS], { scale: 0.78, prefix: 'reader-' }))
    gatewayDevice(
      sheet.at([isLocal ? 826 : 706, READERS + 8], { scale: 0.66, prefix: 'reader-gateway-' }),
      'lte-m',
    )
  })
  sheet.text([SIGN - 22, TOP + 42], 'Mide', { anchor: 'start', strong: true })
  if (isLocal) sheet.text([690, READERS - 26], 'teléfono').text([826, READERS - 26], 'gateway')
  else sheet.text([756, READERS + 46], 'se lee por gateway', { anchor: 'start' })
}
