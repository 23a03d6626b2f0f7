import type { PackingBox } from '../../assemblies/packing-box.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { valve } from '../../parts/line-symbols.ts'
import type { Sheet } from '../../sheet.ts'

const GRAIN_PITCH = 13
const BORE_HALF = 8
const RISE = 74

/** Compound in the box: plastic, full of fibres. */
export function granules(sheet: Sheet, outline: Point[]) {
  sheet.part('compound', 'elastomer', 'outside', outline, 'thin')
  const [low, , high] = outline
  if (!low || !high) return
  let i = 0
  for (let x = low[0] + 8; x < high[0] - 6; x += GRAIN_PITCH) {
    for (let r = low[1] + 7 + (i % 2) * 6; r < high[1] - 5; r += GRAIN_PITCH) {
      const lean = ((i * 7) % 5) - 2
      sheet.line(
        [
          [x - 4, r - lean],
          [x + 4, r + lean],
        ],
        { weight: 'spring', tone: 'accent' },
      )
      i++
    }
  }
}

/** The bore into the box, its valve, and the gun that feeds it. */
export function injection(sheet: Sheet, { bore, out }: PackingBox, x: number, hasGun: boolean) {
  sheet
    .part('bore', 'stationary', 'outside', box(x - BORE_HALF, x + BORE_HALF, bore, out), 'thin')
    .line(
      [
        [x, out],
        [x, out + RISE],
      ],
      { weight: 'outline' },
    )
    .centreLine([x, bore - 12], [x, out + RISE + 6])
  valve(sheet, 'injection-valve', [x, out + 24], 90)
  sheet.callout('injection-valve', [x - 3, out + 33], 'válvula de inyección')
  flowArrow(sheet, [x, out - 14], [x, bore + 10])
  if (!hasGun) {
    sheet.part('plug', 'fastener', 'unsectioned', box(x - 14, x + 14, out + 48, out + 66))
    sheet.keepBalloonsOff(x)
    return
  }
  const r = out + RISE
  sheet
    .part('gun', 'fastener', 'outside', box(x - 16, x + 190, r - 20, r + 20))
    .part('gun-compound', 'fastener', 'accent', box(x - 10, x + 96, r - 13, r + 13), 'thin')
    .part('plunger', 'fastener', 'unsectioned', box(x + 96, x + 110, r - 13, r + 13), 'thin')
    .part('gun-rod', 'fastener', 'unsectioned', box(x + 110, x + 236, r - 4, r + 4), 'thin')
    .part('handle', 'fastener', 'unsectioned', box(x + 236, x + 246, r - 22, r + 22))
    .part('grip', 'fastener', 'outside', [
      [x + 146, r - 20],
      [x + 178, r - 20],
      [x + 198, r - 80],
      [x + 168, r - 80],
    ])
  flowArrow(sheet, [x + 300, r], [x + 254, r], 'ink')
  sheet.callout('gun', [x + 150, r + 16], 'pistola de inyección')
}
