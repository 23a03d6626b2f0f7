import { z } from 'zod'
import { seatMounting, type MountingForm } from '../assemblies/seat-mounting.ts'
import { Sheet, type KindDefinition, type Point } from '../kit.ts'
import { shaft, shaftOutline, straightShaft } from '../parts/shaft.ts'

/** Stationary rings alone, in the six ways of mounting them. */
const schema = z.strictObject({
  kind: z.literal('stationary-ring'),
})

type Panel = { form: MountingForm; name: string; column: 0 | 1 | 2; side: 1 | -1 }

/** Six half sections on one shaft, which is slimmer here than in a whole seal. */
const SHAFT = 52
const SHAFT_ENDS = [20, 940] as const
const SCALE = 1.3
/** The positions of the lapped faces, and the distance of the names to their right. */
const COLUMNS = [84, 388, 692] as const
const NAME = 136

const PANELS: readonly Panel[] = [
  { form: 'o-ring', name: 'O-ring', column: 0, side: 1 },
  { form: 'l', name: 'Forma L', column: 1, side: 1 },
  { form: 'self-aligning', name: 'Autoalineante', column: 2, side: 1 },
  { form: 'square', name: 'Cuadrado', column: 0, side: -1 },
  { form: 't', name: 'Forma T', column: 1, side: -1 },
  { form: 'din', name: 'DIN', column: 2, side: -1 },
]

function layout() {
  const s = SHAFT
  const sheet = new Sheet()
  const profile = straightShaft(...SHAFT_ENDS, s)
  shaft(sheet, profile)
  const places = new Map(
    PANELS.map(({ form, name, column, side }) => {
      const x = COLUMNS[column]
      sheet.text([x + NAME, side * (s + 58) - 6], name, { anchor: 'start', strong: true })
      const below = side < 0 && { turn: 180, mirror: true }
      const own = sheet.at([x, side * s], { scale: SCALE, prefix: `${form}-`, ...below })
      seatMounting(own, form)
      return [form, own]
    }),
  )
  shaftOutline(sheet, profile).centreLine([6, 0], [954, 0], 'centre')
  sheet.text(
    [480, -s - 176],
    'Línea gruesa: cara lapeada. Línea de trazos: cara rotativa que roza en ella',
  )
  const name = (form: MountingForm, part: string, at: Point, label: string) =>
    places.get(form)?.callout(part, at, label)
  name('o-ring', 'lapped', [0, 30], 'cara lapeada')
  name('o-ring', 'ring', [40, 40], 'anillo macizo')
  name('o-ring', 'o-ring', [33, 74], 'O-ring')
  name('o-ring', 'gland', [70, 60], 'brida')
  name('l', 'casing', [10, 84], 'caja de la bomba')
  name('l', 'ring', [44, 64], 'anillo en L')
  name('l', 'back-gasket', [58.5, 70], 'junta plana a cada lado del resalte')
  name('self-aligning', 'ring', [14, 50], 'anillo que se alinea con la cara rotativa')
  name('self-aligning', 'diaphragm', [38.5, 56], 'diafragma')
  name('self-aligning', 'pin', [62, 30], 'pasador')
  const card = { x: 0, top: s + 161, width: 568 }
  return sheet.finish({
    balloonRow: s + 190,
    bottom: -s - 200,
    card,
    row: card,
  })
}

const describe = () => ({
  title: 'media sección de seis montajes sobre el eje',
  description: [
    'Seis anillos estacionarios, cada uno en la brida que lo sostiene.',
    'Arriba: con O-ring en el diámetro exterior; de forma L, apretado entre juntas planas; autoalineante, con pasador y diafragma que compensa la desviación de la brida.',
    'Abajo: cuadrado, dentro de una copa de elastómero; de forma T, apretado por su resalte; DIN, con O-ring en el talón y pasador.',
    'La línea gruesa marca la cara lapeada.',
  ].join(' '),
})

export const stationaryRing: KindDefinition<typeof schema> = { schema, layout, describe }
