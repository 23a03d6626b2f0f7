import { z } from 'zod'
import { emptyRowUnder } from '../../finished-sheet.ts'
import { area, namesIn, Sheet, type KindDefinition } from '../../kit.ts'
import { Pen } from '../scene/pen.ts'
import { motor, pumpBody, pumpTrain } from '../scene/plant/pumps.ts'
import { writtenPictures } from '../scene/written-picture.ts'

/** The solutions of the home page (spec 2, "Home page"), by short names of their pages, each with its file. */
const FILES = {
  'equipo-estacionario': 'stationary-equipment',
  'equipo-rotatorio': 'rotating-equipment',
  reparacion: 'repair',
  detenciones: 'shutdowns',
  monitoreo: 'monitoring',
  'fabricacion-local': 'local-manufacture',
} as const

/** The effect of a solution in one picture: the cards of the home page (spec 2, "Home page"). */
const schema = z.strictObject({
  kind: z.literal('solution'),
  solution: z.enum(namesIn(FILES)),
})

type SolutionDrawing = z.output<typeof schema>

const pictureOf = writtenPictures(
  () =>
    import.meta.glob<string>('./scenes/*.svg', { query: '?raw', import: 'default', eager: true }),
  {
    motor: (pen) => motor(pen, { finSpacing: 11 }),
    pumpBody,
    pumpTrain: (pen) => pumpTrain(pen, 11),
  },
)

/** Heights above and below the floor; and the card: the full height, the middle of the width. */
const [TOP, BOTTOM] = [432, -52]
const CARD = { x: 160, top: 430, width: 640 }

function layout({ solution: name }: SolutionDrawing) {
  const sheet = new Sheet()
  // Drawn parts may end at the card's edges.
  for (const x of [CARD.x, CARD.x + CARD.width]) sheet.opening(area(x - 3, x + 3, 0, TOP))
  pictureOf(FILES[name]).draw(new Pen(sheet))
  return sheet.finish({
    balloonRow: emptyRowUnder(TOP),
    bottom: BOTTOM,
    card: CARD,
  })
}

export const solution: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ solution: name }) => pictureOf(FILES[name]).words,
}
