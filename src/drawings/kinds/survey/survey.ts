import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { packingBox, pump } from './subjects/boxes.ts'
import { cylinder } from './subjects/cylinder.ts'
import { expansionJoint } from './subjects/expansion-joint.ts'
import { flange } from './subjects/flange.ts'
import { mixer } from './subjects/mixer.ts'
import { WORDS, type Subject } from './words.ts'

type Survey = DrawingOf<'survey'>

/** Each draws itself, and says what room it takes. */
const SUBJECTS: Readonly<
  Record<Subject, (sheet: Sheet) => { top: number; bottom: number; width: number }>
> = { pump, mixer, 'packing-box': packingBox, flange, cylinder, 'expansion-joint': expansionJoint }

function layout({ subject }: Survey) {
  const sheet = new Sheet()
  const { top, bottom, width } = SUBJECTS[subject](sheet)
  return sheet.finish({
    balloonRow: top,
    bottom,
    width,
    card: { x: 0, top: top + 24, width, height: top - bottom + 24 },
    icon: { centre: [width / 2, 0], side: top - bottom },
  })
}

/** What is measured on a machine before a seal is asked for: letters instead of figures. */
export const survey: KindDefinition<Survey> = {
  layout,
  describe: ({ subject }) => WORDS[subject],
}
