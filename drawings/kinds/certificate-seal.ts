import { z } from 'zod'
import { polar, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { SHEET_WIDTH } from '../finished-sheet.ts'
import { lettering } from '../parts/lettering.ts'
import { ring } from '../parts/rings.ts'

/** A certification as a seal with plain letters; it imitates nobody's mark. */
const schema = z.strictObject({
  kind: z.literal('certificate-seal'),
  /** One or two short words: "ISO 9001". */
  text: z
    .string()
    .regex(/^[A-Z0-9]{1,8}( [A-Z0-9]{1,8})?$/, 'debe ser una o dos palabras de hasta 8 mayúsculas'),
})

type CertificateSeal = z.output<typeof schema>

const CENTRE: Point = [SHEET_WIDTH / 2, 240]
const CARD = { x: 160, top: 480, width: 640 }
const RIM = 226
const INNER_RIM = 192
const TICKS = 60
const TICK = { from: 200, to: 218 }

/** Inside the inner rim. */
const LETTERS = { width: 280, letter: 0.62, largest: 104 }

function layout({ text }: CertificateSeal) {
  const sheet = new Sheet()
  ring(sheet, CENTRE, RIM, 'outline')
  ring(sheet, CENTRE, INNER_RIM, 'thin')
  for (let i = 0; i < TICKS; i++) {
    const angle = (i * 2 * Math.PI) / TICKS
    sheet.line([polar(CENTRE, TICK.from, angle), polar(CENTRE, TICK.to, angle)])
  }
  lettering(sheet, CENTRE, text, LETTERS)
  return sheet.finish({
    balloonRow: 452,
    bottom: 0,
    card: CARD,
  })
}

const describe = ({ text }: CertificateSeal) => ({
  title: `sello de letras «${text}»`,
  description: `Dos círculos con marcas radiales y, al centro, «${text}». Es un signo neutro: no reproduce la marca de ningún organismo de certificación.`,
})

export const certificateSeal: KindDefinition<typeof schema> = { schema, layout, describe }
