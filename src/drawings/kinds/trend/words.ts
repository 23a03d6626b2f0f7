import type { DrawingOf } from '#schema/drawing.ts'

export type Trend = DrawingOf<'trend'>
export type Story = Trend['story']

const WORDS: Record<Story, { title: string; description: string }> = {
  drift: {
    title: 'tendencia con límite de alarma',
    description:
      'Esquema de una tendencia de vibración, sin escala: oscila en su zona normal, empieza a subir y cruza el límite de alarma mucho antes de llegar a la falla. Entre la alarma y la falla queda tiempo para intervenir.',
  },
  vacuum: {
    title: 'presión en la caja al partir y al detenerse la bomba',
    description:
      'Esquema de la presión en la caja de sellado, sin escala: cada vez que la bomba parte o se detiene, cae bajo la presión atmosférica y el sello trabaja en vacío.',
  },
  rounds: {
    title: 'ronda manual y dato continuo',
    description:
      'Esquema sin escala: las lecturas de la ronda, muy separadas, caen en zona normal; el dato continuo muestra las alzas que ocurren entre una ronda y otra, y que cruzan el límite de alarma.',
  },
}

export const describeTrend = ({ story }: Trend) => WORDS[story]
