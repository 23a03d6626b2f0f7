import { z } from 'zod'
import { area, namesIn, Sheet, type KindDefinition } from '../../kit.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../../finished-sheet.ts'
import { Pen } from '../scene/pen.ts'
import { writtenPictures } from '../scene/written-picture.ts'

/** The industries of the home page, by the names of their cards, each with its file. */
const INDUSTRIES = {
  mineria: 'mining',
  'pulpa-papel': 'pulp-and-paper',
  'alimentos-bebidas': 'food-and-drink',
  termoelectrica: 'thermal-power',
  hidroelectrica: 'hydropower',
  'tratamiento-agua': 'water-treatment',
  naval: 'marine',
  quimica: 'chemicals',
  petroquimica: 'petrochemicals',
} as const
/** The company's values, as /historia states them, each with its file. */
const VALUES = {
  responsabilidad: 'responsibility',
  innovacion: 'innovation',
  integridad: 'integrity',
  colaboracion: 'collaboration',
} as const
const FILES = { ...INDUSTRIES, ...VALUES }

export const INDUSTRY_SUBJECTS = namesIn(INDUSTRIES)
export const VALUE_SUBJECTS = namesIn(VALUES)

/** One bold picture on a 3:2 plate: a machine of an industry, or an instrument that symbolises a value. */
const schema = z.strictObject({
  kind: z.literal('pictogram'),
  subject: z.enum(namesIn(FILES)),
})

type Pictogram = z.output<typeof schema>

const pictureOf = writtenPictures(() =>
  import.meta.glob<string>('./subjects/*.svg', { query: '?raw', import: 'default', eager: true }),
)

/** The plate, 3:2, in sheet units. */
const PLATE = { width: 600, height: 400 }

/**
 * The area for a subject, in units: `half` to either side of the plate's middle, and `height` above the ground line,
 * with the same margin below and above.
 */
export const FIELD = { half: 240, height: 288, margin: 56 }

function layout({ subject }: Pictogram) {
  const sheet = new Sheet()
  // Liquids in a plant have free surfaces, open to the air.
  sheet.opening(area(0, SHEET_WIDTH, 0, PLATE.height))
  const pen = new Pen(sheet).at(SHEET_WIDTH / 2, FIELD.margin)
  // Machines stand on the ground; symbols of values float.
  if (subject in INDUSTRIES) pen.line(`M${-FIELD.half} 0H${FIELD.half}`, 'outline')
  pictureOf(FILES[subject]).draw(pen)
  return sheet.finish({
    balloonRow: emptyRowUnder(PLATE.height),
    bottom: 0,
    card: { ...PLATE, x: (SHEET_WIDTH - PLATE.width) / 2, top: PLATE.height },
  })
}

export const pictogram: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ subject }) => pictureOf(FILES[subject]).words,
}
