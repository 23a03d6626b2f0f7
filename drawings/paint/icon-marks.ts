import { isSectioned } from '../materials.ts'
import type { Mark } from '../model.ts'

const FACES = new Set(['face-rotary', 'face-stationary', 'lip', 'packing'])
const SHOWN = new Set(['outside', 'accent', 'plate'])

/** At 64 px a drawing is outlines and one filled accent: what seals. */
export function iconMarks(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.scope === 'section') return []
    if (mark.type === 'medium') return [mark]
    if (mark.type === 'line') return mark.weight === 'outline' ? [mark] : []
    if (mark.type !== 'part') return []
    if (FACES.has(mark.material) || mark.material.startsWith('product'))
      return [{ ...mark, material: 'accent' }]
    if (isSectioned(mark.material)) {
      return [{ ...mark, material: mark.role === 'housing' ? 'outside' : 'unsectioned' }]
    }
    return mark.role === 'shaft' || SHOWN.has(mark.material) ? [mark] : []
  })
}
