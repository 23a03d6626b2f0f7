import { partedHalves } from '../../assemblies/parted-halves.ts'
import { polar } from '../../geometry.ts'
import type { Outline } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftEnd } from '../../parts/shaft.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions, Lip } from './dimensions.ts'

/** Half of the angle to which the body opens at its only cut. */
const OPENING = 0.42

/** How a split seal goes round the shaft, beside the section: on the whole sheet only. */
export function frontView(sheet: Sheet, { construction }: Lip, d: Dimensions) {
  if (!d.front) return
  if (construction === 'split-body') openedBody(sheet, d, d.front)
  else halves(sheet, d, d.front)
}

type Front = NonNullable<Dimensions['front']>

/** One body, cut once: it opens to go over the shaft. */
function openedBody(sheet: Sheet, { s, R, bore }: Dimensions, { x, outer }: Front) {
  const scale = outer / bore
  const ringTop = R(24) * scale
  const middle = (ringTop + outer) / 2
  const at = (angle: number, radius: number) => polar([x, 0], radius, angle)
  const opened = (inner: number, top: number): Outline => [
    at(OPENING, top),
    { to: at(-OPENING, top), radius: top, large: true, clockwise: false },
    at(-OPENING, inner),
    { to: at(OPENING, inner), radius: inner, large: true, clockwise: true },
  ]
  sheet.onlyOnSection(() => {
    sheet
      .part('front-body', 'stationary', 'accent', opened(ringTop, outer))
      .part('front-ring', 'stationary', 'outside', opened(s * scale, ringTop))
    shaftEnd(sheet, [x, 0], s * scale - 6)
    sheet
      .centreLine([x - outer - 30, 0], [x + outer + 30, 0], 'centre')
      .centreLine([x, outer + 26], [x, -outer - 26])
    for (const side of [1, -1]) {
      flowArrow(sheet, at(side * 0.12, outer - 16), at(side * (OPENING - 0.06), outer + 8), 'ink')
    }
  })
  sheet
    .callout('front-body', at(2.2, middle), 'cuerpo de una pieza, que se abre por su corte')
    .text([x, -outer - 52], 'Cuerpo abierto, vista frontal', { strong: true })
}

function halves(sheet: Sheet, { s, R, bore }: Dimensions, { x, outer }: Front) {
  const scale = outer / bore
  const packing = {
    id: 'front-packing',
    material: 'accent',
    inner: s * scale,
    outer: R(32) * scale,
  } as const
  const body = { id: 'front-body', material: 'outside', inner: packing.outer, outer } as const
  const place = partedHalves(sheet, {
    centre: [x, 0],
    shaft: s * scale,
    rings: [packing, body],
    screws: (body.inner + body.outer) / 2,
  })
  sheet
    .callout('front-body-upper', place(body, 2.3), 'mitades que se cierran alrededor del eje')
    .text([x, -outer - 84], 'Mitades, vista frontal', { strong: true })
}
