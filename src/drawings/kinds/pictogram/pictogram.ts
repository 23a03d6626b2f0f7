import type { DrawingOf } from '#schema/drawing.ts'
import { INDUSTRY_SUBJECTS } from '#schema/drawings/pictogram.ts'
import type { KindDefinition } from '../../model.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { area, Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { FIELD, PLATE, type Subject } from './plate.ts'
import { alimentosBebidas } from './subjects/alimentos-bebidas.ts'
import { colaboracion } from './subjects/colaboracion.ts'
import { hidroelectrica } from './subjects/hidroelectrica.ts'
import { innovacion } from './subjects/innovacion.ts'
import { integridad } from './subjects/integridad.ts'
import { mineria } from './subjects/mineria.ts'
import { naval } from './subjects/naval.ts'
import { petroquimica } from './subjects/petroquimica.ts'
import { pulpaPapel } from './subjects/pulpa-papel.ts'
import { quimica } from './subjects/quimica.ts'
import { responsabilidad } from './subjects/responsabilidad.ts'
import { termoelectrica } from './subjects/termoelectrica.ts'
import { tratamientoAgua } from './subjects/tratamiento-agua.ts'

type Pictogram = DrawingOf<'pictogram'>

const SUBJECTS: Record<Pictogram['subject'], Subject> = {
  mineria,
  'pulpa-papel': pulpaPapel,
  'alimentos-bebidas': alimentosBebidas,
  termoelectrica,
  hidroelectrica,
  'tratamiento-agua': tratamientoAgua,
  naval,
  quimica,
  petroquimica,
  responsabilidad,
  innovacion,
  integridad,
  colaboracion,
}

const INDUSTRIES: ReadonlySet<string> = new Set(INDUSTRY_SUBJECTS)
/** What `Sheet` keeps above its row of balloons; these pictures have none. */
const TOP_MARGIN = 28

function layout({ subject }: Pictogram) {
  const sheet = new Sheet()
  // Liquids in a plant have free surfaces, open to the air.
  sheet.opening(area(0, SHEET_WIDTH, 0, PLATE.height))
  const pen = new Pen(sheet).at(SHEET_WIDTH / 2, FIELD.margin)
  // Machines stand on the ground; what stands for a value hangs free.
  if (INDUSTRIES.has(subject)) pen.line(`M${-FIELD.half} 0H${FIELD.half}`, { weight: 'outline' })
  SUBJECTS[subject].draw(pen)
  return sheet.finish({
    balloonRow: PLATE.height - TOP_MARGIN,
    bottom: 0,
    card: { ...PLATE, x: (SHEET_WIDTH - PLATE.width) / 2, top: PLATE.height },
    icon: { centre: [SHEET_WIDTH / 2, PLATE.height / 2], side: PLATE.height },
  })
}

const describe = ({ subject }: Pictogram) => {
  const { title, description } = SUBJECTS[subject]
  return { title, description }
}

export const pictogram: KindDefinition<Pictogram> = { layout, describe }
