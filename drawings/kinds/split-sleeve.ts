import { z } from 'zod'
import { assembledBox, flatRings, spacer } from '../assemblies/packing.ts'
import { onSheet, box, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { halfRing } from '../parts/rings.ts'

/** A two-part sleeve that fills a deep box, so that only the necessary rings are above it. */
const schema = z.strictObject({ kind: z.literal('split-sleeve') })

const SLEEVE_LENGTH = 128
const RING_LENGTH = 34

const CENTRE: Point = [800, 178]
const OUTER = 70
const INNER = 42
/** The distance of each half from the parting plane. */
const LIFT = 18
const SIDE = { x: 736, width: 128, middle: 12, height: 38 } as const

/** The two separated halves: along the axis, and from the side. */
function halves(sheet: Sheet) {
  const [cx, cr] = CENTRE
  for (const side of [1, -1] as const) {
    const r = cr + side * LIFT
    const half = halfRing([cx, r], INNER, OUTER, side)
    sheet.part(side > 0 ? 'half-upper' : 'half-lower', 'stationary', 'plate', half)
    flowArrow(sheet, [cx, cr + side * (INNER - 6)], [cx, cr + side * 12], 'ink')
  }
  sheet
    .centreLine([cx - OUTER - 18, cr], [cx + OUTER + 18, cr])
    .centreLine([cx, cr + OUTER + LIFT + 12], [cx, cr - OUTER - LIFT - 12])
  sheet.onlyOnSection(() => {
    const { x, width, middle, height } = SIDE
    for (const side of [1, -1] as const) {
      const [near, far] = [middle + side * 8, middle + side * (8 + height)]
      const halfSide = box(x, x + width, Math.min(near, far), Math.max(near, far))
      sheet
        .part('half-side', 'stationary', 'plate', halfSide)
        .hiddenLine(polyline`M${x} ${middle + side * (8 + height * 0.6)} h${width}`)
    }
    sheet.centreLine([x - 20, middle], [x + width + 20, middle])
  })
  sheet.text([cx, SIDE.middle - SIDE.height - 30], 'Dos mitades', { strong: true })
  sheet.anchor('half-upper', [cx - (OUTER + INNER) / 2 + 8, cr + LIFT + 20])
}

function layout() {
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place: 'valve',
    items: [
      spacer({ id: 'sleeve', length: SLEEVE_LENGTH, material: 'graphite' }),
      ...flatRings(5, { id: 'ring', length: RING_LENGTH, material: 'packing' }),
    ],
  })
  halves(sheet)
  sheet
    .name('sleeve', 'camisa espaciadora, en el fondo de la caja')
    .name('follower', 'prensaestopas')
    .name('half-upper', 'mitades de carbono')
    .name('ring-2', 'cinco anillos de empaquetadura')
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 96, top: 270, width: 590 },
    row: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

const describe = () => ({
  title: `camisa espaciadora partida de carbono al fondo de una caja profunda${onSheet(', y sus dos mitades')}`,
  description: `La camisa rellena el fondo de la caja de una válvula, con holgura sobre el vástago, y deja encima solo cinco anillos de empaquetadura. ${onSheet('A la derecha, las dos mitades que se cierran alrededor del vástago sin desarmar el equipo.')}`,
})

export const splitSleeve: KindDefinition<typeof schema> = { schema, layout, describe }
