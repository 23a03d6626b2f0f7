import { z } from 'zod'

/** No drawing: a plate with a product's code, where none of the kinds shows what the product is. */
export const plateSchema = z.strictObject({
  kind: z.literal('plate'),
  /** The code, or one to three short words of the name. */
  text: z
    .string()
    .regex(
      /^[A-ZÁÉÍÓÚÑ0-9/.-]{1,12}( [A-ZÁÉÍÓÚÑ0-9/.-]{1,12}){0,2}$/,
      'debe ser el código, o hasta tres palabras de 12 mayúsculas o cifras',
    ),
})
