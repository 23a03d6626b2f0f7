import { expect, test } from 'vitest'
import { drawingSchema } from '../kinds.ts'
import type { Asked } from '../testing/drawn.ts'

const REFUSED: readonly [Asked, string][] = [
  [{ kind: 'bellows', arrangement: 'component', flush: 'radial' }, 'flush'],
  [{ kind: 'braided-packing', place: 'valve', lanternAfter: 2 }, 'no lleva linterna'],
  [{ kind: 'braided-packing', place: 'valve', shows: 'heat' }, 'no corresponden a una válvula'],
  [{ kind: 'braided-packing', shows: 'orientations' }, 'necesita una segunda fibra'],
  [{ kind: 'braided-packing', second: { fibre: 'ptfe', at: 'corners' } }, 'distinta de la primera'],
  [{ kind: 'cartridge-single', gland: 'clamped', port: 'oblique' }, 'no deja lugar'],
  [{ kind: 'cartridge-single', lock: 'shaft-shoulder', centring: 'strap' }, 'no lleva presillas'],
  [{ kind: 'cartridge-single', springs: 'multiple', rotaryMount: 'holder' }, 'usa shoulder'],
  [{ kind: 'packing-kit', count: 4 }, 'número impar'],
  [{ kind: 'packing-kit', place: 'pump', seals: 'braided' }, 'ranura espiral va en bombas'],
  [{ kind: 'packing-kit', bushingAt: 'gland' }, 'junto al prensaestopas'],
  [{ kind: 'restriction-bushing', zones: 'packing-and-exit' }, 'usa exit con un sello mecánico'],
  [{ kind: 'restriction-bushing', place: 'adapter', with: 'packing' }, 'al fondo de la caja'],
  [{ kind: 'restriction-bushing', place: 'adapter', vent: true }, 'no lleva ranura de venteo'],
  [
    { kind: 'restriction-bushing', place: 'column-foot', split: true, flush: 'none' },
    'el buje de columna no es partido',
  ],
  [
    { kind: 'support-system', system: 'water-saver', circulation: 'thermosyphon' },
    'los estanques circulan solos',
  ],
  [
    { kind: 'support-system', system: 'closed-loop-tank', circulation: 'thermosyphon', coil: true },
    'serpentín',
  ],
  [{ kind: 'certificate-seal', text: 'iso 9001' }, 'mayúsculas'],
]

test.each(REFUSED)('an editor is told why %o cannot be drawn', (asked, message) => {
  const { error } = drawingSchema.safeParse(asked)
  expect(error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join()).toContain(
    message,
  )
})
