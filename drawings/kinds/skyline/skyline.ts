import { z } from 'zod'
import type { DrawingOf } from '../../kinds.ts'
import type { KindDefinition } from '../../model.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../../finished-sheet.ts'
import { area, Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { CITY, type CityScene, antofagasta, concepcion, santiago } from './cities.ts'

/** A city's outline against its hills: the cards of the branch offices (spec 2, "Home page"). */
const schema = z.strictObject({
  kind: z.literal('skyline'),
  city: z.enum(['antofagasta', 'santiago', 'concepcion']),
})

type Skyline = DrawingOf<'skyline'>

const CITIES: Record<Skyline['city'], CityScene> = { antofagasta, santiago, concepcion }

/** Paper beside the picture, for its lettering. */
const SIDE = (SHEET_WIDTH - CITY.width) / 2

function layout({ city }: Skyline) {
  const sheet = new Sheet()
  // Sea and river lie open to the air, and end where the card does.
  sheet.opening(area(0, SHEET_WIDTH, 0, CITY.height))
  CITIES[city].draw(new Pen(sheet).at(SIDE, 0))
  return sheet.finish({
    balloonRow: emptyRowUnder(CITY.height),
    bottom: 0,
    card: { x: SIDE, top: CITY.height, width: CITY.width },
    icon: { centre: [SHEET_WIDTH / 2, CITY.height / 2], side: CITY.height },
  })
}

export const skyline: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ city }) => CITIES[city],
}
