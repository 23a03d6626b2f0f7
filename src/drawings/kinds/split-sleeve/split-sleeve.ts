import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRing, spacer } from '../../assemblies/packing-items.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, SectionedMaterial } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { halves } from './halves.ts'

export type SplitSleeve = DrawingOf<'split-sleeve'>

const SLEEVE_LENGTH = 128
const RING_LENGTH = 34
const BALLOON_ROW = 320
const CARD = { x: 96, top: 270, width: 590 }
const MATERIALS: Record<SplitSleeve['material'], SectionedMaterial> = {
  carbon: 'graphite',
  bronze: 'steel-fine-opposed',
}
const NAMES: Record<SplitSleeve['material'], string> = { carbon: 'carbono', bronze: 'bronce' }
const COUNTS: Record<number, string> = { 3: 'tres', 4: 'cuatro', 5: 'cinco' }

function layout({ place, material, rings }: SplitSleeve) {
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place,
    items: (box) => [
      spacer(box, { id: 'sleeve', length: SLEEVE_LENGTH, material: MATERIALS[material] }),
      ...Array.from({ length: rings }, (_, i) =>
        flatRing(box, { id: `ring-${i + 1}`, length: RING_LENGTH, material: 'packing' }),
      ),
    ],
  })
  const dots = halves(sheet, material)
  const { R, out, flange } = d
  const ring = placed.find(({ id }) => id === 'ring-2')
  sheet
    .callout('box', [110, out - 30], place === 'valve' ? 'bonete' : 'caja de sellado')
    .callout('sleeve', [204, R(24)], 'camisa espaciadora, en el fondo de la caja')
    .callout('follower', [flange + 14, R(60)], 'prensaestopas')
    .callout('half-upper', dots.upper, `mitades de ${NAMES[material]}`)
  if (ring)
    sheet.callout(ring.id, [ring.x1 + 14, R(10)], `${COUNTS[rings] ?? ''} anillos de empaquetadura`)
  axisAndSides(sheet, end + 14, [
    place === 'valve' ? 'Lado proceso' : 'Lado impulsor',
    'Lado atmósfera',
  ])
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: CARD,
    icon: { centre: [(140 + d.nose) / 2, R(24)], side: 280 },
  })
}

const describe = ({ place, material, rings }: SplitSleeve) => ({
  title: `camisa partida de ${NAMES[material]} al fondo de una caja profunda, y sus dos mitades`,
  description: `La camisa rellena el fondo de la caja de una ${place === 'valve' ? 'válvula' : 'bomba'}, con holgura sobre el ${place === 'valve' ? 'vástago' : 'eje'}, y deja encima solo ${COUNTS[rings] ?? ''} anillos de empaquetadura. A la derecha, las dos mitades que se cierran alrededor del ${place === 'valve' ? 'vástago' : 'eje'} sin desarmar el equipo.`,
})

export const splitSleeve: KindDefinition<SplitSleeve> = { layout, describe }
