import type { DrawingOf } from '#schema/drawing.ts'

export type FabricTape = DrawingOf<'fabric-tape'>

const WORDS: Record<FabricTape['form'], { title: string; description: string }> = {
  tape: {
    title: 'rollo, ligamento y sección',
    description:
      'Rollo de cinta tejida de fibra de vidrio. En el detalle, el ligamento: cada hilo pasa sobre uno y bajo el siguiente; en la sección, la trama rodea los hilos de urdimbre.',
  },
  cloth: {
    title: 'rollo ancho, ligamento y sección',
    description:
      'Rollo ancho de tela de fibra de vidrio, con una esquina doblada: se pliega sin romperse. En el detalle, el tejido plano de hilo fino; en la sección, la trama rodea los hilos de urdimbre.',
  },
}

export const describeFabricTape = ({ form }: FabricTape) => WORDS[form]
