import { z } from 'zod'
import { emptyRowUnder } from '../../finished-sheet.ts'
import {
  area,
  namesIn,
  Sheet,
  type KindDefinition,
  type PlacePoint,
  type Point,
} from '../../kit.ts'
import { Pen } from '../scene/pen.ts'
import { MACHINE_SHEET, type Machine } from './machine-model.ts'
import { mixer, pump, refiner, sootBlower, stirredReactor, turbine } from './rotating-machines.ts'
import { bearing, cylinder, duct, exchanger, flangedJoint, valve } from './static-machines.ts'

/** The machines, by their Spanish names in the content. */
const MACHINES = {
  bomba: pump,
  agitador: mixer,
  reactor: stirredReactor,
  cilindro: cylinder,
  valvula: valve,
  brida: flangedJoint,
  intercambiador: exchanger,
  ducto: duct,
  rodamiento: bearing,
  turbina: turbine,
  refinador: refiner,
  soplador: sootBlower,
} as const satisfies Record<string, Machine>

/** A machine with its sealed places: the index of its page. */
const schema = z.strictObject({
  kind: z.literal('machine'),
  machine: z.enum(namesIn(MACHINES)),
})

type MachineDrawing = z.output<typeof schema>

const { width, height } = MACHINE_SHEET

function layout({ machine: id }: MachineDrawing) {
  const sheet = new Sheet()
  // Media may meet anywhere: the machine is cut off where the sheet ends.
  sheet.opening(area(0, width, 0, height))
  MACHINES[id].draw(new Pen(sheet, 'spring'))
  return sheet.finish({
    balloonRow: emptyRowUnder(height),
    bottom: 0,
    width,
    card: { x: 0, top: height, width, height },
  })
}

/** The places of a machine that the content may name. */
export const machinePlaces = (
  machine: MachineDrawing['machine'],
): ReadonlyMap<string, PlacePoint> =>
  new Map(
    Object.entries(MACHINES[machine].places).map(([id, { at, number }]) => [
      id,
      { at: shareOf(at), number: shareOf(number) },
    ]),
  )

const shareOf = ([x, h]: Point): Point => [x / width, 1 - h / height]

export const machine: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: (drawing) => MACHINES[drawing.machine],
}
