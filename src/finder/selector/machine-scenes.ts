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
}

/** A machine asks only for what its products are chosen by. */
export type MachineScene = Readonly<Partial<Record<Facet, PlacedFigure>>>

const FLUID = 'Temperatura del fluido'

/** By the machines of content/vocabulario/seleccion.yaml; their pictures are in src/pictures/asked-machines.ts. */
const SCENES: Readonly<Record<string, MachineScene>> = {
  bomba: {
    temperature: { label: FLUID, side: 'left', top: 8, at: [4, 28] },
    pressure: { label: 'Presión en la caja', side: 'left', top: 52, at: [13, 50] },
    diameter: { side: 'right', top: 20, at: [90, 66] },
    speed: { side: 'right', top: 58, at: [78, 72] },
  },
  agitador: {
    diameter: { side: 'left', top: 12, at: [32, 22] },
    speed: { side: 'left', top: 56, at: [32, 66] },
    pressure: { label: 'Presión en el estanque', side: 'right', top: 16, at: [60, 80] },
    temperature: { label: FLUID, side: 'right', top: 58, at: [59, 93] },
  },
  reactor: {
    diameter: { side: 'left', top: 12, at: [36, 39] },
    speed: { side: 'left', top: 56, at: [37, 62] },
    pressure: { label: 'Presión en el reactor', side: 'right', top: 22, at: [41, 58] },
    temperature: { label: FLUID, side: 'right', top: 58, at: [43, 75] },
  },
  cilindro: {
    pressure: { label: 'Presión hidráulica', side: 'left', top: 8, at: [36, 48] },
    temperature: { label: 'Temperatura del aceite', side: 'left', top: 56, at: [35, 54] },
    diameter: { label: 'Vástago', side: 'right', top: 22, at: [92, 64] },
    speed: { side: 'right', top: 58, at: [46, 72] },
  },
  valvula: {
    temperature: { label: FLUID, side: 'left', top: 8, at: [5, 42] },
    pressure: { side: 'left', top: 52, at: [5, 58] },
    diameter: { label: 'Vástago', side: 'right', top: 44, at: [84, 73] },
  },
  brida: {
    pressure: { label: 'Presión en la línea', side: 'left', top: 52, at: [18, 82] },
    temperature: { label: FLUID, side: 'right', top: 52, at: [80, 82] },
  },
  intercambiador: {
    pressure: { side: 'left', top: 52, at: [10, 58] },
    temperature: { label: FLUID, side: 'right', top: 44, at: [81, 52] },
  },
  ducto: {
    pressure: { label: 'Presión en la línea', side: 'left', top: 16, at: [14, 44] },
    temperature: { label: FLUID, side: 'left', top: 58, at: [22, 60] },
    diameter: { label: 'Diámetro nominal', side: 'right', top: 40, at: [93, 37] },
  },
  rodamiento: {
    temperature: { label: 'Temperatura del aceite', side: 'left', top: 26, at: [24, 53] },
    diameter: { side: 'right', top: 20, at: [86, 64] },
    speed: { side: 'right', top: 58, at: [79, 70] },
  },
  turbina: {
    diameter: { side: 'left', top: 12, at: [35, 60] },
    speed: { side: 'left', top: 56, at: [29, 45] },
    pressure: { side: 'right', top: 22, at: [70, 76] },
    temperature: { label: 'Temperatura del agua', side: 'right', top: 58, at: [53, 76] },
  },
  refinador: {
    temperature: { label: 'Temperatura de la pasta', side: 'left', top: 8, at: [5, 62] },
    pressure: { label: 'Presión en la caja', side: 'left', top: 56, at: [25, 75] },
    diameter: { side: 'right', top: 14, at: [45, 60] },
    speed: { side: 'right', top: 58, at: [70, 63] },
  },
  soplador: {
    temperature: { label: 'Temperatura del vapor', side: 'left', top: 8, at: [3, 41] },
    pressure: { side: 'left', top: 52, at: [9, 44] },
    diameter: { label: 'Tubo lanza', side: 'right', top: 44, at: [60, 62] },
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
