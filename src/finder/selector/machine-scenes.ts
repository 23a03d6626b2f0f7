import { FACETS, type Facet } from '#figures/facets.ts'

/** The place of a figure's field beside the drawing, and of the point that it measures; all in percent. */
export type PlacedFigure = {
  /** The figure's name on this machine, if it differs from the facet's question. */
  label?: string
  side: 'left' | 'right'
  /** The top of the field, in percent of the scene's height. */
  top: number
  /** The measured point, in percent of the picture. */
  at: readonly [x: number, y: number]
  /**
   * The mark at that point, by default a dot. A dimension line goes from `at`, on the surface, down to `foot`, or past
   * the axis if only half of the shaft is drawn; `turning` is an arrow around the shaft.
   */
  as?: 'dimension' | 'turning'
  foot?: number
}

/** The figures that a machine asks for: only those that its products are chosen by. */
export type MachineScene = Readonly<Partial<Record<Facet, PlacedFigure>>>

/** Fields stand at two heights, those beside the drawing and the choices in one line. */
const UPPER = 8
const LOWER = 56

const FLUID = 'Temperatura del fluido'

/**
 * By machine id of content/vocabulario/seleccion.yaml; the pictures are in src/pictures/selector-drawings.ts. Placed so
 * that no leader line crosses another's mark.
 */
const SCENES: Readonly<Record<string, MachineScene>> = {
  bomba: {
    temperature: { label: FLUID, side: 'left', top: UPPER, at: [4, 11] },
    pressure: { label: 'Presión en la caja', side: 'left', top: LOWER, at: [13, 50] },
    diameter: { side: 'right', top: UPPER, at: [73, 68], as: 'dimension' },
    speed: { side: 'right', top: LOWER, at: [95, 68], as: 'turning' },
  },
  agitador: {
    diameter: { side: 'left', top: UPPER, at: [32, 22] },
    speed: { side: 'left', top: LOWER, at: [32, 66] },
    pressure: { label: 'Presión en el estanque', side: 'right', top: UPPER, at: [60, 80] },
    temperature: { label: FLUID, side: 'right', top: LOWER, at: [59, 93] },
  },
  reactor: {
    diameter: { side: 'left', top: UPPER, at: [36, 37] },
    speed: { side: 'left', top: LOWER, at: [37, 64] },
    pressure: { label: 'Presión en el reactor', side: 'right', top: UPPER, at: [41, 60] },
    temperature: { label: FLUID, side: 'right', top: LOWER, at: [43, 80] },
  },
  cilindro: {
    pressure: { label: 'Presión hidráulica', side: 'left', top: UPPER, at: [1, 46] },
    temperature: { label: 'Temperatura del aceite', side: 'left', top: LOWER, at: [1, 60] },
    speed: { side: 'right', top: UPPER, at: [88, 84] },
    diameter: { label: 'Vástago', side: 'right', top: LOWER, at: [100, 66], as: 'dimension' },
  },
  valvula: {
    temperature: { label: FLUID, side: 'left', top: UPPER, at: [5, 36] },
    pressure: { side: 'left', top: LOWER, at: [5, 64] },
    diameter: { label: 'Vástago', side: 'right', top: LOWER, at: [87, 81], as: 'dimension' },
  },
  brida: {
    pressure: { label: 'Presión en la línea', side: 'left', top: LOWER, at: [18, 88] },
    temperature: { label: FLUID, side: 'right', top: LOWER, at: [80, 88] },
  },
  intercambiador: {
    pressure: { side: 'left', top: LOWER, at: [10, 60] },
    temperature: { label: FLUID, side: 'right', top: LOWER, at: [81, 52] },
  },
  ducto: {
    pressure: { label: 'Presión en la línea', side: 'left', top: UPPER, at: [14, 44] },
    temperature: { label: FLUID, side: 'left', top: LOWER, at: [22, 60] },
    diameter: {
      label: 'Diámetro nominal',
      side: 'right',
      top: LOWER,
      at: [97, 37],
      as: 'dimension',
    },
  },
  rodamiento: {
    temperature: { label: 'Temperatura del aceite', side: 'left', top: LOWER, at: [24, 55] },
    diameter: { side: 'right', top: UPPER, at: [73, 66], as: 'dimension' },
    speed: { side: 'right', top: LOWER, at: [91, 66], as: 'turning' },
  },
  turbina: {
    diameter: { side: 'left', top: UPPER, at: [35, 62] },
    speed: { side: 'left', top: LOWER, at: [29, 44] },
    pressure: { side: 'right', top: UPPER, at: [70, 81] },
    temperature: { label: 'Temperatura del agua', side: 'right', top: LOWER, at: [53, 81] },
  },
  refinador: {
    temperature: { label: 'Temperatura de la pasta', side: 'left', top: UPPER, at: [5, 64] },
    pressure: { label: 'Presión en la caja', side: 'left', top: LOWER, at: [25, 80] },
    diameter: { side: 'right', top: UPPER, at: [45, 62] },
    speed: { side: 'right', top: LOWER, at: [70, 66] },
  },
  soplador: {
    temperature: { label: 'Temperatura del vapor', side: 'left', top: UPPER, at: [1, 39] },
    pressure: { side: 'left', top: LOWER, at: [1, 47] },
    diameter: {
      label: 'Tubo lanza',
      side: 'right',
      top: LOWER,
      at: [64, 45],
      as: 'dimension',
      foot: 82,
    },
  },
}

/** The machine that is drawn while none is chosen. */
export const FIRST_MACHINE = 'bomba'
/** The scene while no machine is chosen: every figure, with its general name. */
const ANY: MachineScene = Object.fromEntries(
  Object.entries(SCENES[FIRST_MACHINE] ?? {}).map(([facet, { label: _named, ...place }]) => [
    facet,
    place,
  ]),
)

/** The name of a figure on a machine; the general name if the machine does not ask for it. */
export function figureName(facet: Facet, machine: string | undefined): string {
  const { name, question } = FACETS[facet]
  const scene = SCENES[machine ?? '']
  return scene && !scene[facet] ? name : (scene?.[facet]?.label ?? question)
}

/** The scene of a machine; every figure if none is chosen or it has no scene. */
export function sceneOf(machine: string | undefined): MachineScene {
  return SCENES[machine ?? ''] ?? ANY
}
