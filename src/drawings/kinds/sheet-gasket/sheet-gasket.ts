import { boundsOf, flatten } from '../../geometry.ts'
import type { DrawingLayout, KindDefinition, LineMark, Mark } from '../../model.ts'
import type { ProductColour } from '../../product-colours.ts'
import { Sheet } from '../../sheet.ts'
import { diaphragmHousing } from './diaphragm.ts'
import { JOINT, PLAN, STRIP, type SheetGasket } from './dimensions.ts'
import { door } from './door.ts'
import { joint } from './joint.ts'
import { plan } from './plan.ts'
import { section, sectionCallouts } from './section.ts'
import { describeSheetGasket } from './words.ts'

const LEGENDS: Record<SheetGasket['cut'], string> = {
  'inside-bolts': 'Entre bridas de resalte',
  'full-face': 'Entre bridas planas',
  both: 'Entre bridas de resalte',
  frame: 'Puerta y marco',
  diaphragm: 'Caja de diafragma',
}
const LEGEND_ROW = -204

function layout(parameters: SheetGasket) {
  const sheet = new Sheet()
  if (parameters.cut === 'frame') door(sheet)
  else if (parameters.cut === 'diaphragm') diaphragmHousing(sheet)
  else joint(sheet, parameters)
  plan(sheet, parameters)
  section(sheet, parameters)
  sectionCallouts(sheet, parameters)
  sheet
    .text([PLAN.x, 150], 'Sección ampliada', { strong: true })
    .text([PLAN.x, LEGEND_ROW], 'Planta', { strong: true })
    .text([JOINT.x, LEGEND_ROW], LEGENDS[parameters.cut], { strong: true })
  const drawn = sheet.finish({
    balloonRow: 318,
    bottom: LEGEND_ROW - 18,
    card: { x: 382, top: 282, width: 536 },
    icon: { centre: [PLAN.x, PLAN.r], side: 290 },
  })
  return parameters.colour ? coloured(drawn, parameters.colour) : drawn
}

const isOnStrip = ({ path }: LineMark) => {
  const { x1, x2, r1, r2 } = boundsOf(flatten(path))
  return x1 >= STRIP.x1 && x2 <= STRIP.x2 && r1 >= STRIP.r1 && r2 <= STRIP.r2
}

/** The gasket in the colour that it is sold in, and nothing else. */
function coloured(drawn: DrawingLayout, product: ProductColour): DrawingLayout {
  const isPale = product === 'white'
  const isDark = product === 'black' || product === 'graphite'
  const marks = drawn.marks.map((mark): Mark => {
    if (mark.type === 'part') {
      // Filler shows on the sheet: light on a colour, dark on white.
      if (mark.id === 'grain') return { ...mark, material: isPale ? 'elastomer' : 'unsectioned' }
      const isSheet = mark.material === 'accent' || mark.id === 'strip'
      return isSheet ? { ...mark, material: 'product' } : mark
    }
    if (mark.type !== 'line') return mark
    const isTexture =
      mark.tone === 'ink' && !mark.dash && mark.weight !== 'outline' && isOnStrip(mark)
    if (isTexture && isDark) return { ...mark, tone: 'rule' }
    if (mark.id === undefined && mark.tone === 'accent')
      return { ...mark, tone: isPale ? 'soft' : 'sheet' }
    return mark.tone === 'sheet' && isPale ? { ...mark, tone: 'soft' } : mark
  })
  return { ...drawn, marks, product }
}

export const sheetGasket: KindDefinition<SheetGasket> = { layout, describe: describeSheetGasket }
