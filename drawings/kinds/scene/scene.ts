import { z } from 'zod'
import { area, namesIn, Sheet, type KindDefinition } from '../../kit.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../../finished-sheet.ts'
import { Pen, type Scene } from './pen.ts'
import { thermalPlant } from './scenes/thermal-plant.ts'
import { refineryColumn } from './scenes/refinery-column.ts'
import { propellerShaft } from './scenes/propeller-shaft.ts'
import { pulpLine } from './scenes/pulp-line.ts'
import { bottlingLine } from './scenes/bottling-line.ts'
import { waterPlant } from './scenes/water-plant.ts'
import { pitAndConcentrator } from './scenes/pit-and-concentrator.ts'
import { chemicalReactor } from './scenes/chemical-reactor.ts'
import { pumpRoom } from './scenes/pump-room.ts'
import { hydroTurbine } from './scenes/hydro-turbine.ts'

/** The scenes, by their Spanish names in the content. */
const SCENES = {
  'sala-bombas': pumpRoom,
  'rajo-concentradora': pitAndConcentrator,
  'linea-celulosa': pulpLine,
  'linea-envasado': bottlingLine,
  'central-termica': thermalPlant,
  'turbina-hidraulica': hydroTurbine,
  'planta-agua': waterPlant,
  'eje-helice': propellerShaft,
  'reactor-quimico': chemicalReactor,
  'columna-refineria': refineryColumn,
} as const satisfies Record<string, Scene>

/** A place where seals are used, drawn in elevation and section: the pictures of the home page (spec 9). */
const schema = z.strictObject({ kind: z.literal('scene'), scene: z.enum(namesIn(SCENES)) })

type SceneDrawing = z.output<typeof schema>

const SHEET_HEIGHT = 600

function layout({ scene }: SceneDrawing) {
  const { ground, card, draw } = SCENES[scene]
  const sheet = new Sheet()
  // Liquids in a plant have free surfaces, open to the air.
  sheet.opening(area(0, SHEET_WIDTH, -ground, SHEET_HEIGHT))
  draw(new Pen(sheet))
  return sheet.finish({
    balloonRow: emptyRowUnder(SHEET_HEIGHT - ground),
    bottom: -ground,
    card,
  })
}

export const scene: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: (drawing) => SCENES[drawing.scene],
}
