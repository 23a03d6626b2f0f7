import type { DrawingOf } from '#schema/drawing.ts'

export type MonitoringMode = DrawingOf<'monitoring-mode'>

const WORDS: Record<MonitoringMode['mode'], { title: string; description: string }> = {
  local: {
    title: 'del sensor al teléfono',
    description:
      'Modo Local: el teléfono lee por Bluetooth el sensor de la bomba, sin gateway, internet ni nube. La aplicación guarda y muestra las tendencias y las alarmas mientras se está dentro del alcance del sensor.',
  },
  remote: {
    title: 'del sensor a la nube y a quien decide',
    description:
      'Modo Remoto: los sensores se comunican por Bluetooth con el gateway, que envía los datos a la nube por la red celular. Desde ahí llegan al portal, en el navegador de un computador, y a la aplicación del teléfono, con alertas.',
  },
}

export const describeMonitoringMode = ({ mode }: MonitoringMode) => WORDS[mode]
