import type { DrawingOf } from '#schema/drawing.ts'
import type { Measure } from '../../parts/measure-symbols.ts'

export type SensorDrawing = DrawingOf<'sensor'>
export type Device = SensorDrawing['device']

const ALL_ROUND: readonly Measure[] = [
  'vibration',
  'surface-temperature',
  'process-temperature',
  'pressure',
]

/** What each device measures, by its data sheet. */
export const MEASURES: Record<Device, readonly Measure[]> = {
  v1: ALL_ROUND,
  is: ALL_ROUND,
  gauge: ['pressure', 'process-temperature'],
  nano: ['vibration', 'surface-temperature', 'ambient-temperature', 'water', 'running'],
  humidity: ['humidity', 'process-temperature', 'vibration', 'surface-temperature', 'running'],
}

/** Only these two can be read beside the pump, without a gateway. */
export const hasLocalMode = (device: Device) => device === 'v1' || device === 'is'

const PLACES: Record<Device, { title: string; description: string }> = {
  v1: {
    title: 'en el soporte de rodamientos de una bomba',
    description:
      'El cuerpo se sujeta con su base magnética sobre el soporte de rodamientos, y un cable lo une a la sonda roscada 1/4 NPT en la caja de sellado.',
  },
  is: {
    title: 'en una bomba dentro de un área clasificada',
    description:
      'El cuerpo intrínsecamente seguro, marcado Ex, va sobre el soporte de rodamientos dentro del área clasificada, que la línea de trazos limita; su sonda roscada 1/4 NPT entra en la caja de sellado.',
  },
  gauge: {
    title: 'en la succión y la descarga de una bomba',
    description:
      'Dos medidores roscados 1/4 NPT, sin cable: uno en la cañería de descarga y otro en la de succión.',
  },
  nano: {
    title: 'sobre el motor y la base de una bomba',
    description:
      'Los dos del par, sujetos con imán: uno sobre la carcasa del motor y otro en la base, donde el agua que se junte lo alcanza.',
  },
  humidity: {
    title: 'en una línea de aceite, con su enlace',
    description:
      'La sonda va roscada en la T de una línea de aceite, en contacto con el flujo; un cable la une a su enlace, sujeto con imán.',
  },
}

export function describeSensor({ device }: SensorDrawing) {
  const { title, description } = PLACES[device]
  const heard = hasLocalMode(device)
    ? 'Lo leen el teléfono, junto al equipo, o el gateway.'
    : 'Sus datos viajan por el gateway.'
  return { title, description: `${description} A la derecha, lo que mide. ${heard}` }
}
