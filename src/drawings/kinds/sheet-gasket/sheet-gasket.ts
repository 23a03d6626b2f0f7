import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { diaphragmHousing } from './diaphragm.ts'
import { JOINT, PLAN, STRIP, TORN, type SheetGasket } from './dimensions.ts'
import { door } from './door.ts'
import { inItsColour } from './own-colour.ts'
import { joint } from './joint.ts'
import { plan } from './plan.ts'
import { section } from './section.ts'
import { describeSheetGasket } from './words.ts'

const LEGENDS: Record<SheetGasket['cut'], string> = {
  'inside-bolts': 'Entre bridas de cara resaltada',
  'full-face': 'Entre bridas planas',
  both: 'Entre bridas de cara resaltada',
  frame: 'Puerta y marco',
  diaphragm: 'Caja de diafragma',
}
/** The back edge of the sheet over its section. */
const TOP = STRIP.r2 + TORN.back[1]
const LEGEND_ROW = -204

function layout(parameters: SheetGasket) {
  const sheet = new Sheet()
  if (parameters.cut === 'frame') door(sheet)
  else if (parameters.cut === 'diaphragm') diaphragmHousing(sheet)
  else joint(sheet, parameters)
  plan(sheet, parameters)
  section(sheet, parameters)
  sheet
    .text([PLAN.x, 150], 'Sección ampliada', { strong: true })
    .text([PLAN.x, LEGEND_ROW], 'Planta', { strong: true })
    .text([JOINT.x, LEGEND_ROW], LEGENDS[parameters.cut], { strong: true })
  const drawn = sheet.finish({
    balloonRow: 318,
    bottom: LEGEND_ROW - 18,
    card: { x: 370, top: 304, width: 566 },
    row: rowOf(parameters),
    icon: { centre: [PLAN.x, PLAN.r], side: 290 },
  })
  const { colour, material } = parameters
  return colour ? inItsColour(drawn, colour, material) : drawn
}

/** The texture of the sheet over as much of the gasket as tells how it is cut. */
function rowOf({ cut, beside }: SheetGasket) {
  if (cut === 'both' || cut === 'frame') return { x: PLAN.x - 215, top: TOP + 14, width: 430 }
  if (beside !== 'none') return { x: PLAN.x - 160, top: TOP + 14, width: 430 }
  return { x: PLAN.x - 138, top: TOP + 8, width: 390 }
}

export const sheetGasket: KindDefinition<SheetGasket> = { layout, describe: describeSheetGasket }
