import type { DrawingOf } from '#schema/drawing.ts'

export type PumpTrain = DrawingOf<'pump-train'>

const WORDS: Record<PumpTrain['configuration'], { title: string; description: string }> = {
  basic: {
    title: 'bomba y motor con tres dispositivos',
    description:
      'Bomba y motor con un sensor v1, cuya sonda mide en la caja de sellado, y dos medidores inalámbricos, en la succión y en la descarga.',
  },
  enhanced: {
    title: 'bomba y motor con cinco dispositivos',
    description:
      'A la configuración Básica, un sensor v1 y dos medidores, se suma el par Nano: uno sobre el motor y otro en la base de la bomba, donde detecta agua.',
  },
  advanced: {
    title: 'bomba y motor con siete dispositivos',
    description:
      'A la configuración Mejorada, con sensor v1, dos medidores y el par Nano, se suman el enlace de humedad, con su sonda en el aceite de los rodamientos, y el enlace analógico de la potencia del motor.',
  },
}

export function describePumpTrain({ configuration }: PumpTrain) {
  const { title, description } = WORDS[configuration]
  return { title, description: `${description} Todos se comunican por Bluetooth con el gateway.` }
}
