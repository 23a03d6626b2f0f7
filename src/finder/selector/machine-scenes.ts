import type { Facet } from '#figures/facets.ts'

/** Where a figure is written beside the drawing, and what of the drawing it measures; all in percent. */
export type PlacedFigure = {
  /** What it is called on this machine; the facet's own question where that says it. */
  label?: string
  side: 'left' | 'right'
  /** The top of its field, of the scene's height. */
  top: number
  /** The place on the picture that it is measured at. */
  at: readonly [x: number, y: number]
  /** Of a diameter seen from the side: where its dimension begins and ends, at `at[0]`. */
  across?: readonly [from: number, to: number]
}

/** A machine asks only for what its products are chosen by. */
export type MachineScene = Readonly<Partial<Record<Facet, PlacedFigure>>>

const FLUID = 'Temperatura del fluido'

/** By the machines of content/vocabulario/seleccion.yaml; their pictures are in drawings/machine-drawings.ts. */
const SCENES: Readonly<Record<string, MachineScene>> = {
  bomba: {
    temperature: { label: FLUID, side: 'left', top: 8, at: [4, 12] },
    pressure: { label: 'Presión en la caja', side: 'left', top: 52, at: [14, 30] },
    diameter: { side: 'right', top: 20, at: [88, 59], across: [38, 80] },
    speed: { side: 'right', top: 58, at: [80, 68] },
  },
  agitador: {
    diameter: { side: 'left', top: 12, at: [32, 22] },
    speed: { side: 'left', top: 56, at: [32, 66] },
    pressure: { label: 'Presión en el estanque', side: 'right', top: 16, at: [60, 80] },
    temperature: { label: FLUID, side: 'right', top: 58, at: [59, 93] },
  },
  reactor: {
    diameter: { side: 'left', top: 12, at: [50, 38] },
    speed: { side: 'left', top: 56, at: [51, 60] },
    pressure: { label: 'Presión en el reactor', side: 'right', top: 22, at: [55, 55] },
    temperature: { label: FLUID, side: 'right', top: 58, at: [58, 78] },
  },
  cilindro: {
    pressure: { label: 'Presión hidráulica', side: 'left', top: 8, at: [31, 26] },
    temperature: { label: 'Temperatura del aceite', side: 'left', top: 56, at: [29, 31] },
    diameter: { label: 'Vástago', side: 'right', top: 22, at: [92, 57], across: [35, 80] },
    speed: { side: 'right', top: 58, at: [46, 49] },
  },
  valvula: {
    temperature: { label: FLUID, side: 'left', top: 8, at: [5, 20] },
    pressure: { side: 'left', top: 52, at: [5, 36] },
    diameter: { label: 'Vástago', side: 'right', top: 44, at: [80, 62], across: [48, 76] },
  },
  brida: {
    pressure: { label: 'Presión en la línea', side: 'left', top: 52, at: [18, 74] },
    temperature: { label: FLUID, side: 'right', top: 52, at: [80, 74] },
  },
  intercambiador: {
    pressure: { side: 'left', top: 52, at: [10, 60] },
    temperature: { label: FLUID, side: 'right', top: 44, at: [80, 52] },
  },
  ducto: {
    pressure: { label: 'Presión en la línea', side: 'left', top: 16, at: [14, 44] },
    temperature: { label: FLUID, side: 'left', top: 58, at: [22, 60] },
    diameter: { label: 'Diámetro nominal', side: 'right', top: 40, at: [93, 37] },
  },
  rodamiento: {
    temperature: { label: 'Temperatura del aceite', side: 'left', top: 26, at: [22, 30] },
    diameter: { side: 'right', top: 20, at: [84, 59], across: [37, 82] },
    speed: { side: 'right', top: 58, at: [80, 70] },
  },
  turbina: {
    diameter: { side: 'left', top: 12, at: [50, 61] },
    speed: { side: 'left', top: 56, at: [46, 53] },
    pressure: { side: 'right', top: 22, at: [64, 82] },
    temperature: { label: 'Temperatura del agua', side: 'right', top: 58, at: [58, 90] },
  },
  refinador: {
    temperature: { label: 'Temperatura de la pasta', side: 'left', top: 8, at: [6, 42] },
    pressure: { label: 'Presión en la caja', side: 'left', top: 56, at: [48, 68] },
    diameter: { side: 'right', top: 14, at: [91, 48], across: [42, 54] },
    speed: { side: 'right', top: 58, at: [86, 66] },
  },
  soplador: {
    temperature: { label: 'Temperatura del vapor', side: 'left', top: 8, at: [4, 40] },
    pressure: { side: 'left', top: 52, at: [8, 43] },
    diameter: { label: 'Tubo lanza', side: 'right', top: 44, at: [60, 62], across: [44, 82] },
  },
}

/** Whose drawing stands while no machine is chosen. */
export const FIRST_MACHINE = 'bomba'
const { pressure, temperature, ...PUMP_SHAFT } = SCENES[FIRST_MACHINE] ?? {}
/** Every figure, under the name that holds for any machine. */
const ANY: MachineScene = {
  ...PUMP_SHAFT,
  ...(pressure && { pressure: { side: pressure.side, top: pressure.top, at: pressure.at } }),
  ...(temperature && {
    temperature: { side: temperature.side, top: temperature.top, at: temperature.at },
  }),
}

/** What a machine asks, and where; all that any asks while none is chosen, or for one that has no scene. */
export function sceneOf(machine: string | undefined): MachineScene {
  return SCENES[machine ?? ''] ?? ANY
}
