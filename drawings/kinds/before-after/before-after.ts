import { z } from 'zod'
import { namesIn, type DrawingLayout, type KindDefinition } from '../../model.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { cylinders, repair } from './cases/cylinder.ts'
import { localManufacture, monitoring, rotatingEquipment, shutdowns } from './cases/pump.ts'
import { bearings, stationaryEquipment, valves } from './cases/static.ts'
import type { Case } from './composition.ts'

/** By the page of `soluciones/` about each. */
const CASES = {
  'equipo-estacionario': stationaryEquipment,
  'equipo-rotatorio': rotatingEquipment,
  reparacion: repair,
  detenciones: shutdowns,
  monitoreo: monitoring,
  'fabricacion-local': localManufacture,
  valvulas: valves,
  cilindros: cylinders,
  rodamientos: bearings,
} as const satisfies Record<string, Case>

/** A place before and after a solution: what caused a leak or let dirt in, and what was changed. */
const schema = z.strictObject({
  kind: z.literal('before-after'),
  solution: z.enum(namesIn(CASES)),
  state: z.enum(['before', 'after']),
})

type BeforeAfter = z.output<typeof schema>

/** The axis and height of the sheet, with room for every composition. */
const [AXIS, HEIGHT] = [400, 760]
/** The picture ends within the shaft, since nothing happens below. */
const FOOT = 14

const compositionOf = ({ solution, state }: BeforeAfter) => CASES[solution][state]

/** There are no balloons: the text beside the picture explains it. */
function layout(parameters: BeforeAfter): DrawingLayout {
  const { marks, contacts, openings, card } = compositionOf(parameters)
  const height = card.top - FOOT
  const y = AXIS - card.top
  return {
    width: SHEET_WIDTH,
    height: HEIGHT,
    axis: AXIS,
    marks,
    contacts,
    callouts: [],
    openings,
    card: { x: card.x, y, width: card.width, height },
  }
}

export const beforeAfter: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: (parameters) => {
    const { title, description } = compositionOf(parameters)
    return { title, description }
  },
}
