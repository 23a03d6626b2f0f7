import { z } from 'zod'

/** A place where seals work, drawn in elevation and section: the pictures of the home page (spec 9). */
export const sceneSchema = z.strictObject({
  kind: z.literal('scene'),
  scene: z.enum([
    'sala-bombas',
    'rajo-concentradora',
    'linea-celulosa',
    'linea-envasado',
    'central-termica',
    'turbina-hidraulica',
    'planta-agua',
    'eje-helice',
    'reactor-quimico',
    'columna-refineria',
  ]),
})
