import { z } from 'zod'
import type { DrawingOf } from '../kinds.ts'
import type { KindDefinition, Point } from '../model.ts'
import { SHEET_WIDTH } from '../finished-sheet.ts'
import { polar } from '../geometry.ts'
import { ring } from '../parts/rings.ts'
import { Sheet } from '../sheet.ts'

/** A certification as a seal with plain letters; it imitates nobody's mark. */
const schema = z.strictObject({
  kind: z.literal('certificate-seal'),
  /** One or two short words: "ISO 9001". */
  text: z
    .string()
    .regex(/^[A-Z0-9]{1,8}( [A-Z0-9]{1,8})?$/, 'debe ser una o dos palabras de hasta 8 mayúsculas'),
})

type CertificateSeal = DrawingOf<'certificate-seal'>

const CENTRE: Point = [SHEET_WIDTH / 2, 240]
const CARD = { x: 160, top: 480, width: 640 }
const RIM = 226
const INNER_RIM = 192
const TICKS = 60
const TICK = { from: 200, to: 218 }

/** The widest lettering inside the inner rim, and the width of a letter in ems. */
const LETTERING_WIDTH = 280
const LETTER_EMS = 0.62
const LARGEST = 104
/** Line height, in ems. */
const LEADING = 1.05

/** The height of capitals above the baseline, as a share of the font size. */
const CAPITAL = 0.7

function layout({ text }: CertificateSeal) {
  const sheet = new Sheet()
  const [x, r] = CENTRE
  ring(sheet, CENTRE, RIM, 'outline')
  ring(sheet, CENTRE, INNER_RIM, 'thin')
  for (let i = 0; i < TICKS; i++) {
    const angle = (i * 2 * Math.PI) / TICKS
    sheet.line([polar(CENTRE, TICK.from, angle), polar(CENTRE, TICK.to, angle)])
  }
  const words = text.split(' ')
  const size = Math.min(
    LARGEST,
    ...words.map((word) => LETTERING_WIDTH / (word.length * LETTER_EMS)),
  )
  const step = size * LEADING
  const lowest = r - (size * CAPITAL) / 2 - ((words.length - 1) * step) / 2
  for (const [i, word] of words.entries())
    sheet.text([x, lowest + (words.length - 1 - i) * step], word, { size, strong: true })
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
