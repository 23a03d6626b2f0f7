import type { DrawingOf } from '#schema/drawing.ts'

export type GatewayDrawing = DrawingOf<'gateway'>

type Facts = { devices: string; reach: string; title: string; description: string }

/** Figures of the data sheets. */
export const FACTS: Record<GatewayDrawing['model'], Facts> = {
  'lte-m': {
    devices: 'hasta 50 dispositivos',
    reach: 'hasta 182\u00a0m',
    title: 'de los sensores a la red celular',
    description:
      'Caja cerrada con las antenas adentro, que se monta al exterior. Recibe por Bluetooth hasta 50 dispositivos a no más de 182\u00a0m, y envía sus datos a la nube por la red celular LTE-M, sin usar la red de la planta.',
  },
  universal: {
    devices: 'hasta 100 dispositivos',
    reach: 'hasta 400\u00a0m',
    title: 'de los sensores a la red celular, o a SCADA por Ethernet',
    description:
      'Caja con cuatro antenas por fuera y puertos abajo. Recibe por Bluetooth hasta 100 dispositivos a no más de 400\u00a0m, y envía sus datos a la nube por 4G o por Ethernet; por el mismo cable entrega MODBUS TCP a SCADA, como opción.',
  },
}

export const describeGateway = ({ model }: GatewayDrawing) => FACTS[model]
