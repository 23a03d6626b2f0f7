import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings, spacer } from '../../assemblies/packing-stack.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition, Point, SectionedMaterial } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { halfRing } from '../../parts/ring.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'

type SplitSleeve = DrawingOf<'split-sleeve'>

const SLEEVE_LENGTH = 128
const RING_LENGTH = 34
const MATERIALS: Record<SplitSleeve['material'], SectionedMaterial> = {
  carbon: 'graphite',
  bronze: 'steel-fine-opposed',
}
const NAMES: Record<SplitSleeve['material'], string> = { carbon: 'carbono', bronze: 'bronce' }
const COUNTS: Record<number, string> = { 3: 'tres', 4: 'cuatro', 5: 'cinco' }

const CENTRE: Point = [800, 178]
const OUTER = 70
const INNER = 42
/** How far each half stands off the parting plane. */
const LIFT = 18
const SIDE = { x: 736, width: 128, middle: 12, height: 38 } as const

/** The two halves parted: along the axis, and from the side. */
function halves(sheet: Sheet, material: SplitSleeve['material']) {
  const fill = material === 'carbon' ? 'plate' : 'outside'
  const [cx, cr] = CENTRE
  for (const side of [1, -1] as const) {
    const r = cr + side * LIFT
    const half = halfRing([cx, r], INNER, OUTER, side)
    sheet.part(side > 0 ? 'half-upper' : 'half-lower', 'stationary', fill, half)
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
        .part('half-side', 'stationary', fill, halfSide)
        .hiddenLine(polyline`M${x} ${middle + side * (8 + height * 0.6)} h${width}`)
    }
    sheet.centreLine([x - 20, middle], [x + width + 20, middle])
  })
  sheet.text([cx, SIDE.middle - SIDE.height - 30], 'Dos mitades', { strong: true })
  sheet.anchor('half-upper', [cx - (OUTER + INNER) / 2 + 8, cr + LIFT + 20])
}

function layout({ place, material, rings }: SplitSleeve) {
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place,
    items: [
      spacer({ id: 'sleeve', length: SLEEVE_LENGTH, material: MATERIALS[material] }),
      ...flatRings(rings, { id: 'ring', length: RING_LENGTH, material: 'packing' }),
    ],
  })
  halves(sheet, material)
  sheet
    .name('sleeve', 'camisa espaciadora, en el fondo de la caja')
    .name('follower', 'prensaestopas')
    .name('half-upper', `mitades de ${NAMES[material]}`)
    .name('ring-2', `${COUNTS[rings] ?? ''} anillos de empaquetadura`)
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 96, top: 270, width: 590 },
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

function describe({ place, material, rings }: SplitSleeve) {
  const [machine, shaft] = place === 'valve' ? ['válvula', 'vástago'] : ['bomba', 'eje']
  return {
    title: `camisa espaciadora partida de ${NAMES[material]} al fondo de una caja profunda, y sus dos mitades`,
    description: `La camisa rellena el fondo de la caja de una ${machine}, con holgura sobre el ${shaft}, y deja encima solo ${COUNTS[rings] ?? ''} anillos de empaquetadura. A la derecha, las dos mitades que se cierran alrededor del ${shaft} sin desarmar el equipo.`,
  }
}

export const splitSleeve: KindDefinition<SplitSleeve> = { layout, describe }
