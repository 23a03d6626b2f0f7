import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Sheet } from '../../sheet.ts'
import { valveOutline } from './rings.ts'

const SCALE = 3
const LEFT = 724
/** What each picture shows, from the stator's wall and the rotor's hub. */
const STATOR = box(-18, 0, 15, 40)
const HUB = box(-18, 52, -9, 0)

/** The valve enlarged, twice: shut while the shaft stands, off the wall while it turns. On the whole sheet only. */
export function valveStates(sheet: Sheet) {
  for (const { id, isOpen, r, label } of [
    { id: 'at-rest', isOpen: false, r: 112, label: 'Eje detenido: cierra' },
    { id: 'turning', isOpen: true, r: -80, label: 'Eje en marcha: se separa' },
  ]) {
    const at = ([u, v]: Point): Point => [LEFT + u * SCALE, r + v * SCALE]
    sheet.onlyOnSection(() => {
      sheet
        .part(`${id}-stator`, 'stationary', 'face-stationary', STATOR.map(at))
        .part(`${id}-hub`, 'rotating', 'face-rotary', HUB.map(at))
        .part(`${id}-valve`, 'rotating', 'lip', valveOutline(isOpen).map(at))
      if (isOpen) flowArrow(sheet, at([40, 20]), at([26, 32]), 'ink')
      else sheet.line([at([0, 17]), at([0, 26])], { weight: 'contact', tone: 'contact' })
    })
    sheet.text([LEFT + 17 * SCALE, r - 56], label, { strong: true })
  }
}
