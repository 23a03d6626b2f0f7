import { z } from 'zod'
import { polyline, Sheet, type KindDefinition } from '../kit.ts'
import { SHEET_WIDTH } from '../finished-sheet.ts'
import { lettering } from '../parts/lettering.ts'

/** A plate with a product's code, for products that none of the kinds can show. */
const schema = z.strictObject({
  kind: z.literal('plate'),
  /** The code, or one to three short words of the name. */
  text: z
    .string()
    .regex(
      /^[A-ZÁÉÍÓÚÑ0-9/.-]{1,12}( [A-ZÁÉÍÓÚÑ0-9/.-]{1,12}){0,2}$/,
      'debe ser el código, o hasta tres palabras de 12 mayúsculas o cifras',
    ),
})

type Plate = z.output<typeof schema>

const CARD = { x: 160, top: 480, width: 640 }
const MIDDLE = { x: SHEET_WIDTH / 2, r: 240 }
const HALF = { width: 270, height: 150 }
const INNER = 16
const LETTERS = { width: 470, height: 2 * (HALF.height - 2 * INNER), letter: 0.66, largest: 110 }

function layout({ text }: Plate) {
  const sheet = new Sheet()
  for (const inset of [0, INNER]) {
    const [x, r] = [HALF.width - inset, HALF.height - inset]
    sheet.line(
      polyline`M${MIDDLE.x - x} ${MIDDLE.r - r} H${MIDDLE.x + x} V${MIDDLE.r + r} H${MIDDLE.x - x} V${MIDDLE.r - r}`,
      { weight: inset === 0 ? 'outline' : 'thin' },
    )
  }
  lettering(sheet, [MIDDLE.x, MIDDLE.r], text, LETTERS)
  return sheet.finish({
    balloonRow: 452,
    bottom: 0,
    card: CARD,
  })
}

const describe = ({ text }: Plate) => ({
  title: `placa con el código «${text}»`,
  description: `Una placa con el código «${text}». No muestra cómo es el producto por dentro: lo dicen sus textos y sus cifras.`,
})

export const plate: KindDefinition<typeof schema> = { schema, layout, describe }
