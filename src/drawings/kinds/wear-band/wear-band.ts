import type { DrawingOf } from '#schema/drawing.ts'
import { BORE, cylinderPiston, inward } from '../../assemblies/cylinder-piston.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { ringContact, SEATED } from '../../parts/groove.ts'
import { cupContacts, cupGroove, PLAIN_CUP, tintedCup } from '../../parts/u-cup-section.ts'
import {
  bandCut,
  bandGroove,
  bandSection,
  BAND_LENGTH,
  BAND_THICKNESS,
} from '../../parts/wear-band-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'

type WearBand = DrawingOf<'wear-band'>

const SEAL_X = 326
const SEAL_STEP = cupGroove(PLAIN_CUP)
/** Each band's groove, and where its cut shows from outside: cuts alternate round the piston. */
const BANDS = [
  { id: 'band-left', x: 222, cut: -44, medium: 'process' },
  { id: 'band-right', x: 462, cut: -132, medium: 'atmosphere' },
] as const

/** Nearer than the other cylinder parts: the cut of the band shows below the axis. */
const CARD = { x: 190, top: 204, width: 350 }
/** What tells the bands of a list apart: how each is supplied. */
const SUPPLIES: Partial<Record<WearBand['supply'], readonly string[]>> = {
  roll: ['coil', 'cut-length', 'cut-gap'],
  ring: ['ring-side', 'ring-front', 'ring-side-cut', 'ring-front-bore', 'ring-front-cut'],
}

function layout({ profile, cut, supply }: WearBand) {
  const [left, right] = BANDS
  const steps = bandGroove(profile)
  const sheet = new Sheet()
  const grooves = [
    { x: left.x, steps },
    { x: SEAL_X, steps: [SEAL_STEP] },
    { x: right.x, steps },
  ]
  cylinderPiston(sheet, grooves, SEAL_X)
  const groove = sheet.at([SEAL_X, BORE], SEATED.bore)
  tintedCup(groove, 'piston-seal')
  const around = { slides: 'tube', holds: 'piston', medium: 'process' } as const
  cupContacts(groove, 'piston-seal', PLAIN_CUP, around)
  const sealOutside = box(SEAL_X, SEAL_X + SEAL_STEP.length, -BORE, 0)
  sheet.part('seal-outside', 'elastomer', 'outside', sealOutside, 'thin')
  for (const { id, x, cut: r, medium } of BANDS) {
    const on = sheet.at([x, BORE], SEATED.bore)
    const [x1, x2] = [x + 2, x + BAND_LENGTH - 2]
    const place = { from: 2, to: BAND_LENGTH - 2, v: 0 }
    on.part(id, 'elastomer', 'lip', bandSection(profile))
    ringContact(on, id, { ...place, against: 'tube', media: [medium, medium] })
    sheet.part(`${id}-outside`, 'elastomer', 'accent', box(x1, x2, -BORE, 0))
    bandCut(sheet, `${id}-cut`, cut, { x1, x2, r })
  }
  views(sheet, { profile, cut, supply })
  const dot = [left.x + 20, inward(BAND_THICKNESS / 2)] as const
  sheet
    .callout('band-left', dot, 'banda de desgaste, a ambos lados del sello')
    .name('piston-seal', 'sello de pistón')
  return sheet.finish({
    balloonRow: 290,
    bottom: -300,
    card: CARD,
    row: SUPPLIES[supply],
    icon: { centre: [left.x + 40, BORE - 20], side: 190 },
  })
}

const SUPPLY_WORDS: Record<WearBand['supply'], string> = {
  roll: 'La tira viene en rollo y se corta al largo de la ranura.',
  ring: 'La banda es un anillo partido de espesor S y ancho H1, que se abre para montarlo.',
  'to-drawing':
    'La guía es un anillo partido, mecanizado según plano; una fila muestra los perfiles plano, en L, en T y en U para vástago y pistón.',
}
const PROFILES: Record<WearBand['profile'], string> = {
  flat: 'Sección rectangular plana',
  t: 'Sección en T, con un nervio central que la ancla en la ranura',
}
const CUTS: Record<WearBand['cut'], string> = {
  butt: 'corte recto',
  angled: 'corte oblicuo',
}

function describe({ supply, profile, cut }: WearBand) {
  return {
    title: 'media sección de un pistón en su cilindro',
    description: [
      'El pistón se muestra cortado sobre el eje y por fuera bajo él, donde se ven los cortes alternados de las bandas. Las bandas apoyan en el tubo, reciben la carga lateral y evitan el roce de metal con metal; el sello queda entre ellas.',
      `${PROFILES[profile]}; ${CUTS[cut]}.`,
      SUPPLY_WORDS[supply],
      'Vistas de la ranura en el vástago (d, D3, L2) y en el pistón (D, d2, L2).',
    ].join(' '),
  }
}

export const wearBand: KindDefinition<WearBand> = { layout, describe }
