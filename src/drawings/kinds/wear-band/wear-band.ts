import {
  BORE,
  cylinderPiston,
  cylinderPistonCallouts,
  cylinderPistonSides,
  grooveEnd,
  inward,
  type RimGroove,
} from '../../assemblies/cylinder-piston.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { bandCut } from '../../parts/band-cut.ts'
import { seatedSection, type Seat } from '../../parts/seated-section.ts'
import {
  CUP_HEIGHT,
  CUP_PLAY,
  cupContact,
  cupDots,
  cupLength,
  cupOutline,
  pressedGroove,
} from '../../parts/u-cup-section.ts'
import {
  bandGroove,
  bandSection,
  BAND_LENGTH,
  BAND_THICKNESS,
} from '../../parts/wear-band-section.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeWearBand, type WearBand } from './words.ts'

const CUP = { lip: 'positive', mouth: 'normal', inside: 'empty', heel: 'plain' } as const
const SEAL_GROOVE: RimGroove = {
  x: 326,
  steps: [{ length: CUP_PLAY + cupLength(CUP), depth: CUP_HEIGHT }],
}
const CUP_SEAT: Seat = { x: SEAL_GROOVE.x + CUP_PLAY, r: BORE, slidesOn: 'bore' }
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

function layout(parameters: WearBand) {
  const { profile } = parameters
  const [left, right] = BANDS.map(({ x }): RimGroove => ({ x, steps: bandGroove(profile) })) as [
    RimGroove,
    RimGroove,
  ]
  const sheet = new Sheet()
  cylinderPiston(sheet, { grooves: [left, SEAL_GROOVE, right], pressureEnd: SEAL_GROOVE.x })
  pressedGroove(sheet, CUP_SEAT, CUP, 'process')
  const pistonSeal = seatedSection(CUP_SEAT, cupOutline(CUP))
  sheet.part('piston-seal', 'elastomer', 'outside', pistonSeal, 'thin')
  sealContacts(sheet)
  for (const { id, x, medium } of BANDS) {
    const seat: Seat = { x, r: BORE, slidesOn: 'bore' }
    sheet.part(id, 'elastomer', 'lip', seatedSection(seat, bandSection(profile)))
    sheet.contact({
      from: [x + 2, BORE],
      to: [x + BAND_LENGTH - 2, BORE],
      parts: ['tube', id],
      media: [medium, medium],
    })
  }
  rim(sheet, parameters)
  cylinderPistonSides(sheet)
  views(sheet, parameters)
  cylinderPistonCallouts(sheet)
  sheet
    .callout(
      'band-left',
      [left.x + 20, inward(BAND_THICKNESS / 2)],
      'banda de desgaste, a ambos lados del sello',
    )
    .callout('piston-seal', cupDots(CUP_SEAT, CUP).body, 'sello de pistón')
  return sheet.finish({
    balloonRow: 290,
    bottom: -300,
    card: CARD,
    row: SUPPLIES[parameters.supply],
    icon: { centre: [left.x + 40, BORE - 20], side: 190 },
  })
}

function sealContacts(sheet: Sheet) {
  const [from, to] = cupContact(CUP)
  for (const [r, parts] of [
    [BORE, ['tube', 'piston-seal']],
    [inward(CUP_HEIGHT), ['piston-seal', 'piston']],
  ] as const) {
    sheet.contact({
      from: [CUP_SEAT.x + from, r],
      to: [CUP_SEAT.x + to, r],
      parts,
      media: ['process', 'atmosphere'],
    })
  }
}

/** The piston's rim from outside: seal, bands, and the cut of each band. */
function rim(sheet: Sheet, { cut }: WearBand) {
  const end = grooveEnd(SEAL_GROOVE)
  sheet.part('seal-outside', 'elastomer', 'unsectioned', box(SEAL_GROOVE.x, end, -BORE, 0), 'thin')
  for (const band of BANDS) {
    const [x1, x2] = [band.x + 2, band.x + BAND_LENGTH - 2]
    sheet.part(`${band.id}-outside`, 'elastomer', 'accent', box(x1, x2, -BORE, 0))
    bandCut(sheet, `${band.id}-cut`, cut, { x1, x2, r: band.cut })
  }
}

export const wearBand: KindDefinition<WearBand> = { layout, describe: describeWearBand }
