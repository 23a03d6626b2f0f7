import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings, spacer } from '../../assemblies/packing-stack.ts'
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
  const { d } = assembledBox(sheet, {
    place,
    items: [
      spacer({ id: 'sleeve', length: SLEEVE_LENGTH, material: MATERIALS[material] }),
      ...flatRings(rings, { id: 'ring', length: RING_LENGTH, material: 'packing' }),
    ],
  })
  const dots = halves(sheet, material)
  sheet
    .name('sleeve', 'camisa espaciadora, en el fondo de la caja')
    .name('follower', 'prensaestopas')
    .callout('half-upper', dots.upper, `mitades de ${NAMES[material]}`)
    .name('ring-2', `${COUNTS[rings] ?? ''} anillos de empaquetadura`)
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: CARD,
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

const describe = ({ place, material, rings }: SplitSleeve) => ({
  title: `camisa partida de ${NAMES[material]} al fondo de una caja profunda, y sus dos mitades`,
  description: `La camisa rellena el fondo de la caja de una ${place === 'valve' ? 'válvula' : 'bomba'}, con holgura sobre el ${place === 'valve' ? 'vástago' : 'eje'}, y deja encima solo ${COUNTS[rings] ?? ''} anillos de empaquetadura. A la derecha, las dos mitades que se cierran alrededor del ${place === 'valve' ? 'vástago' : 'eje'} sin desarmar el equipo.`,
})

export const splitSleeve: KindDefinition<SplitSleeve> = { layout, describe }
