import { z } from 'zod'
import { rodAndPistonViews } from '../assemblies/groove-view.ts'
import { onSheet, area, box, mirror, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import { breakLine } from '../parts/break-line.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import {
  SEATED,
  filledGrooves,
  groovedFace,
  ringContact,
  type Step,
  type Groove,
} from '../parts/groove.ts'
import { ringFront } from '../parts/rings.ts'
import { oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { cupContacts, cupGroove, PLAIN_CUP, tintedCup } from '../parts/u-cup-section.ts'

/** Guide bands of a piston or rod, which take the side load and prevent metal contact. */
const schema = z.strictObject({
  kind: z.literal('wear-band'),
  /** `roll`: strip to be cut to length; `ring`: split ring; `to-drawing`: ring machined for the customer's cylinder. */
  supply: z.enum(['roll', 'ring', 'to-drawing']).default('ring'),
  profile: z.enum(['flat', 't']).default('flat'),
  /** The cut as visible on the sliding face. */
  cut: z.enum(['butt', 'angled']).default('angled'),
})

/** Profiles L and U are only shown beside the others. */
type Profile = 'flat' | 'l' | 't' | 'u'
type WearBand = z.output<typeof schema>
type Cut = WearBand['cut']

/** Length of the groove, and thickness of the band. */
const BAND_LENGTH = 70
const BAND_THICKNESS = 16
const PLAY = 2
/** The depth and width of a leg. */
const LEG = { depth: 34, width: 16 } as const

const [START, END] = [PLAY, BAND_LENGTH - PLAY]
const MIDDLE = BAND_LENGTH / 2
const FACE = polyline`M${START} 0 H${END}`
/** Groove steps for a leg, and for the flat part. */
const DEEP: Step = { length: LEG.width + 2 * PLAY, depth: LEG.depth + PLAY }
const flat = (length: number): Step => ({ length, depth: BAND_THICKNESS })
const BESIDE_RIB = flat((BAND_LENGTH - DEEP.length) / 2)

/** The groove of each profile, from left to right. */
const GROOVES: Record<WearBand['profile'], readonly Step[]> = {
  flat: [flat(BAND_LENGTH)],
  t: [BESIDE_RIB, DEEP, BESIDE_RIB],
}
/** The band's section: `[u, v]` along its groove and away from its sliding face. */
const SECTIONS: Record<Profile, readonly Point[]> = {
  flat: polyline`M${FACE} L${END} ${BAND_THICKNESS} H${START}`,
  l: polyline`M${FACE} L${END} ${LEG.depth} H${END - LEG.width} V${BAND_THICKNESS} H${START}`,
  t: polyline`M${FACE} L${END} ${BAND_THICKNESS} H${MIDDLE + LEG.width / 2} V${LEG.depth}
    H${MIDDLE - LEG.width / 2} V${BAND_THICKNESS} H${START}`,
  u: polyline`M${FACE} L${END} ${LEG.depth} H${END - LEG.width} V${BAND_THICKNESS}
    H${START + LEG.width} V${LEG.depth} H${START}`,
}

type CutPlace = { x1: number; x2: number; r: number }

/** The slope of an angled cut across the band's width. */
const CLIMB = 0.6
/** The gap for the band's thermal expansion. */
const GAP = 7

/** The lower edge of the cut across a band from `x1` to `x2`. */
function lowerEdge(cut: Cut, { x1, x2, r }: CutPlace): Point[] {
  if (cut === 'butt') return polyline`M${x1} ${r} H${x2}`
  return polyline`M${x1} ${r - ((x2 - x1) * CLIMB) / 2} L${x2} ${r + ((x2 - x1) * CLIMB) / 2}`
}

/** The cut of a split band with its gap, on its sliding face. */
function bandCut(sheet: Sheet, id: string, cut: Cut, place: CutPlace) {
  const lower = lowerEdge(cut, place)
  const upper = lower.map(([x, r]): Point => [x, r + GAP])
  sheet.part(id, 'elastomer', 'unsectioned', [...lower, ...upper.reverse()], 'thin')
}

const COLUMN = 816
const ROW_SCALE = 0.74
const PROFILE_ROW = [
  { x: 706, profile: 'flat', name: 'plano' },
  { x: 778, profile: 'l', name: 'en L' },
  { x: 850, profile: 't', name: 'en T' },
  { x: 922, profile: 'u', name: 'en U' },
] as const

/** The band's groove on rod and piston, and its form of supply. */
function views(sheet: Sheet, parameters: WearBand) {
  const section = SECTIONS[parameters.profile]
  rodAndPistonViews(
    sheet,
    {
      of: 'band',
      rod: [COLUMN, 268],
      piston: [COLUMN, 76],
      scale: 0.9,
      steps: GROOVES[parameters.profile],
      medium: 'atmosphere',
    },
    (on) => on.part('band', 'elastomer', 'lip', section),
  )
  switch (parameters.supply) {
    case 'roll':
      return roll(sheet, parameters.cut)
    case 'ring':
      return ring(sheet, parameters.cut)
    case 'to-drawing':
      return profileRow(sheet)
  }
}

/** Half turns of the coil, each wider than the one before. */
const COIL = { turns: 7, first: 12, growth: 4 } as const

function coil([x, r]: Point): Segment[] {
  let end = x - COIL.first
  const halves = Array.from({ length: COIL.turns }, (_, i): Segment => {
    const radius = COIL.first + i * COIL.growth
    end += (i % 2 ? -2 : 2) * radius
    return { to: [end, r], radius, large: false, clockwise: true }
  })
  return [[x - COIL.first, r], ...halves, [end, r - 48]]
}

/** A coil of strip, and a length cut from it. */
function roll(sheet: Sheet, cut: Cut) {
  const [x1, x2, middle] = [852, 892, -216]
  sheet.onlyOnSection(() => {
    sheet
      .line(coil([740, middle]), { id: 'coil', weight: 'contact', tone: 'accent' })
      .part('cut-length', 'elastomer', 'accent', box(x1, x2, middle - 52, middle + 44))
    bandCut(sheet, 'cut-gap', cut, { x1, x2, r: middle - 8 })
  })
  sheet.text([COLUMN, -134], 'Rollo y largo cortado', { strong: true })
}

/** The ring from the side, with its cut, and its width and thickness. */
function ring(sheet: Sheet, cut: Cut) {
  const [x1, x2, top] = [712, 752, -186]
  const [front, middle, outer, inner] = [868, -232, 42, 33]
  sheet.onlyOnSection(() => {
    sheet.part('ring-side', 'elastomer', 'accent', box(x1, x2, middle - outer, middle + outer))
    ringFront(sheet, 'ring-front', [front, middle], { outer, inner, isSplit: true })
    bandCut(sheet, 'ring-side-cut', cut, { x1, x2, r: middle - 3 })
    sheet.centreLine([x1 - 12, middle], [x2 + 12, middle])
  })
  for (const x of [x1, x2]) extensionLine(sheet, x, middle + outer, top + 20)
  dimension(sheet, x1, x2, top + 18, 'H1')
  for (const x of [front + inner, front + outer]) extensionLine(sheet, x, middle, top + 20)
  dimension(sheet, front + inner, front + outer, top + 18, 'S')
  sheet.text([COLUMN - 10, -126], 'Anillo partido', { strong: true })
}

/** The profiles on a rod, and below them on a piston. */
function profileRow(sheet: Sheet) {
  const half = (BAND_LENGTH / 2) * ROW_SCALE
  sheet.onlyOnSection(() => {
    for (const { x, profile } of PROFILE_ROW) {
      const section = SECTIONS[profile]
      for (const [id, r, slidesOn] of [
        ['rod', -196, 'rod'],
        ['piston', -222, 'bore'],
      ] as const) {
        sheet
          .at([x - half, r], { ...SEATED[slidesOn], scale: ROW_SCALE })
          .part(`row-${id}-${profile}`, 'elastomer', 'lip', section, 'thin')
      }
    }
  })
  for (const { x, name } of PROFILE_ROW) sheet.text([x, -272], name)
  sheet.text([COLUMN - 4, -142], 'Perfiles: vástago y pistón', { strong: true })
}

/** Radius of the tube's bore, and a radius `v` inwards from it. */
export const BORE = 200
const inward = (v: number) => BORE - v

const RIM = { clearance: 4, at: inward }
const RIM_RADIUS = inward(RIM.clearance)
const TUBE: Point = [44, 640]
const WALL = 46
const PISTON: Point = [196, 556]
const SPIGOT = 46
const ROD = 72
const ROD_END = 664
const NUT = { x1: 164, half: 78 } as const
const SIDES_ROW = -276

/**
 * A piston on its rod inside the tube; pressure left. The tube is cut on both sides of the axis, the piston only above
 * it: below, its rim shows from outside.
 */
function cylinderPiston(sheet: Sheet, grooves: readonly Groove[]) {
  const [tubeStart, tubeEnd] = TUBE
  const [start, end] = PISTON
  const rod = polyline`M${NUT.x1 - 14} ${SPIGOT - 6} H${start} V${SPIGOT} H${end} V${ROD}
    H${ROD_END}`
  sheet
    .medium('process', box(tubeStart, start, -BORE, BORE))
    .medium('process', box(start, SEAL_X, RIM_RADIUS, BORE))
    .opening(area(0, tubeStart + 2, 0, BORE))
  filledGrooves(sheet, grooves, RIM, { medium: 'process', end: SEAL_X })
  const outline = polyline`M${start} ${SPIGOT} V${RIM_RADIUS} L${groovedFace(grooves, RIM)}
    L${end} ${RIM_RADIUS} V${SPIGOT}`
  sheet
    .part('shaft', 'shaft', 'unsectioned', [...rod, ...mirror(rod).reverse()])
    .part('tube', 'housing', 'steel', box(tubeStart, tubeEnd, BORE, BORE + WALL))
    .part('tube-below', 'housing', 'steel', box(tubeStart, tubeEnd, -BORE - WALL, -BORE))
    .part('piston', 'stationary', 'steel-opposed', outline)
    .part('piston-outside', 'stationary', 'outside', box(start, end, -RIM_RADIUS, 0))
  oRing(sheet, 'piston-o-ring', [310, SPIGOT + O_RING_RADIUS])
  sheet.part('piston-nut', 'fastener', 'unsectioned', box(NUT.x1, start, -NUT.half, NUT.half))
  for (const r of [-NUT.half / 2, NUT.half / 2]) {
    sheet.line(polyline`M${NUT.x1} ${r} H${start}`)
  }
  for (const r of [BORE, -BORE - WALL]) {
    breakLine(sheet, tubeStart, [r, r + WALL], -1)
    breakLine(sheet, tubeEnd, [r, r + WALL], 1)
  }
  breakLine(sheet, ROD_END, [-ROD, ROD], 1)
  surroundings(sheet)
}

/** Axis, pressure, stroke, and the names of the two sides and of the parts. */
function surroundings(sheet: Sheet) {
  flowArrow(sheet, [62, 130], [132, 130])
  for (const way of [-1, 1]) flowArrow(sheet, [608, 30], [608 + 44 * way, 30], 'ink')
  sheet
    .centreLine([8, 0], [ROD_END + 14, 0], 'centre')
    .text([24, SIDES_ROW], 'Lado presión', { anchor: 'start', tone: 'accent', strong: true })
    .text([TUBE[1], SIDES_ROW], 'Lado sin presión', { anchor: 'end', strong: true })
    .callout('tube', [84, BORE + 24], 'tubo del cilindro')
    .callout('piston-nut', [180, 58], 'tuerca del pistón')
    .name('piston-o-ring', 'O-ring estático')
    .callout('piston', [540, 110], 'pistón')
    .callout('shaft', [640, ROD - 8], 'vástago')
}

const SEAL_X = 326
const SEAL_STEP = cupGroove(PLAIN_CUP)
/** Each band's groove, and the place of its cut in the outside view: cuts alternate around the piston. */
const BANDS = [
  { id: 'band-left', x: 222, cut: -44, medium: 'process' },
  { id: 'band-right', x: 462, cut: -132, medium: 'atmosphere' },
] as const

/** Closer than the other cylinder parts: the cut of the band is visible below the axis. */
const CARD = { x: 190, top: 204, width: 350 }
/** Marks of the forms of supply, which distinguish the bands in a list. */
const SUPPLIES: Partial<Record<WearBand['supply'], readonly string[]>> = {
  roll: ['coil', 'cut-length', 'cut-gap'],
  ring: ['ring-side', 'ring-front', 'ring-side-cut', 'ring-front-bore', 'ring-front-cut'],
}

function layout(parameters: WearBand) {
  const { profile, cut, supply } = parameters
  const [left, right] = BANDS
  const steps = GROOVES[profile]
  const sheet = new Sheet()
  const grooves = [
    { x: left.x, steps },
    { x: SEAL_X, steps: [SEAL_STEP] },
    { x: right.x, steps },
  ]
  cylinderPiston(sheet, grooves)
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
    on.part(id, 'elastomer', 'lip', SECTIONS[profile])
    ringContact(on, id, { ...place, against: 'tube', media: [medium, medium] })
    sheet.part(`${id}-outside`, 'elastomer', 'accent', box(x1, x2, -BORE, 0))
    bandCut(sheet, `${id}-cut`, cut, { x1, x2, r })
  }
  views(sheet, parameters)
  const dot = [left.x + 20, inward(BAND_THICKNESS / 2)] as const
  sheet
    .callout('band-left', dot, 'banda de desgaste, a ambos lados del sello')
    .name('piston-seal', 'sello de pistón')
  return sheet.finish({
    balloonRow: 290,
    bottom: -300,
    card: CARD,
    row: SUPPLIES[supply] ?? { centre: [left.x + 40, BORE - 20], side: 190 },
  })
}

const SUPPLY_WORDS: Record<WearBand['supply'], string> = {
  roll: 'La tira viene en rollo y se corta al largo de la ranura.',
  ring: 'La banda es un anillo partido de espesor S y ancho H1, que se abre para montarlo.',
  'to-drawing': `La guía es un anillo partido, mecanizado según plano${onSheet('; una fila muestra los perfiles plano, en L, en T y en U para vástago y pistón')}.`,
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
      onSheet('Vistas de la ranura en el vástago (d, D3, L2) y en el pistón (D, d2, L2).'),
    ].join(' '),
  }
}

export const wearBand: KindDefinition<typeof schema> = { schema, layout, describe }
