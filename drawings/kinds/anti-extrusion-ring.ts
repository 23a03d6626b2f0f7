import { z } from 'zod'
import { cylinderHead, HEAD_SHEET } from '../assemblies/cylinder-head.ts'
import { rodAndPistonViews } from '../assemblies/groove-view.ts'
import { onSheet, inSentences, path, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import type { Step } from '../parts/groove.ts'
import { ringFront } from '../parts/rings.ts'
import {
  cupGroove,
  CUP_PLAY,
  PLAIN_CUP,
  tintedCup,
  wedgeRing,
  cupContacts,
} from '../parts/u-cup-section.ts'

/** A rigid ring behind a seal, on the side without pressure: it closes the gap against extrusion. */
const schema = z.strictObject({ kind: z.literal('anti-extrusion-ring') })

/** `wedge`: a triangle under the heel; `chamfered`: one corner cut off; `contoured`: hollow, behind an O-ring. */
type Profile = 'rectangular' | 'wedge' | 'chamfered' | 'contoured'

const WIDTH = 20
const CHAMFER = { along: 9, across: 15 } as const
/** The ring's clearance from the rod and from the groove's floor. */
const PLAY = 1
const O_RING = 24
/** From the groove's wall to the O-ring's middle, and from there to the ring's back. */
const O_RING_MIDDLE = 36
const CONTOURED_BACK = 34
const CUP = cupGroove(PLAIN_CUP)

/** The groove that seal and ring share. */
function backedGroove(profile: Profile): Step {
  if (profile === 'contoured') {
    return { length: O_RING_MIDDLE + CONTOURED_BACK, depth: 2 * O_RING }
  }
  return { length: CUP.length + (profile === 'wedge' ? 0 : WIDTH), depth: CUP.depth }
}

/** The ring's section in its groove: `[u, v]` from the groove's pressed wall and from the rod. */
function backupRing(profile: Profile): Segment[] {
  const { length, depth } = backedGroove(profile)
  const [top, start] = [depth - PLAY, length - WIDTH]
  switch (profile) {
    case 'rectangular':
      return polyline`M${start} ${PLAY} H${length} V${top} H${start}`
    case 'wedge':
      return wedgeRing(PLAIN_CUP).map(([u, v]): Point => [u + CUP_PLAY, v])
    case 'chamfered':
      return polyline`M${start} ${PLAY} H${length} V${top} H${start + CHAMFER.along}
        L${start} ${top - CHAMFER.across}`
    case 'contoured': {
      const edge = O_RING_MIDDLE + Math.sqrt(O_RING ** 2 - (O_RING - PLAY) ** 2)
      return path`M${edge} ${PLAY} H${length} V${top} H${edge} A${O_RING} 1 ${edge} ${PLAY}`
    }
  }
}

/** Seal and ring in their `groove`; the seal is only tinted, since the drawing is about the ring. */
function backedSeal(groove: Sheet) {
  const { length, depth } = backedGroove('rectangular')
  tintedCup(groove, 'seal')
  groove
    .anchor('seal', [CUP.length - 16, depth / 2 + 6])
    .part('ring', 'elastomer', 'lip', backupRing('rectangular'))
    .anchor('ring', [length - 6, depth / 2 - 4])
}

const LAST_COLUMN = 500
const ROW_SCALE = 0.8
const ROW = -66
const FRONTS = -136
const PROFILES: readonly { x: number; name: string; profile: Profile }[] = [
  { x: 388, name: 'recto', profile: 'rectangular' },
  { x: 462, name: 'cuña', profile: 'wedge' },
  { x: 536, name: 'chaflán', profile: 'chamfered' },
  { x: 612, name: 'cóncavo', profile: 'contoured' },
]

/** A row of views: the groove on rod and piston, then the profiles and the ring from the front. */
function views() {
  const sheet = new Sheet()
  const groove = { scale: 0.62, steps: [backedGroove('rectangular')], medium: 'process' } as const
  rodAndPistonViews(sheet, { ...groove, of: 'seal', rod: [0, 0], piston: [224, 0] }, backedSeal)
  for (const { x, name, profile } of PROFILES) {
    const left = x + (12 - backedGroove(profile).length) * ROW_SCALE
    const on = sheet.at([left, ROW], { scale: ROW_SCALE })
    sheet
      .onlyOnSection(() => on.part(`row-${profile}`, 'elastomer', 'lip', backupRing(profile)))
      .text([x, ROW - 22], name)
  }
  sheet.text([LAST_COLUMN, 0], 'Perfiles', { strong: true })
  for (const [x, isSplit] of [
    [LAST_COLUMN - 75, false],
    [LAST_COLUMN + 75, true],
  ] as const) {
    const id = `front-${isSplit ? 'split' : 'continuous'}`
    sheet.onlyOnSection(() =>
      ringFront(sheet, id, [x - 34, FRONTS - 14], { outer: 24, inner: 17, isSplit }),
    )
    sheet.text([x + 6, FRONTS - 19], isSplit ? 'partido' : 'continuo', { anchor: 'start' })
  }
  return sheet.views
}

function layout() {
  const step = backedGroove('rectangular')
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [step] })
  backedSeal(groove.at([0, 0], { prefix: 'backed-' }))
  cupContacts(
    groove,
    'backed-seal',
    { lip: 'positive' },
    { slides: 'shaft', holds: 'head', medium: 'process' },
  )
  sheet
    .name('backed-seal', 'copa en U que el anillo respalda')
    .name('backed-ring', 'anillo antiextrusión, del lado sin presión')
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(),
    row: { centre: groove.place([step.length - 30, 32]), side: 190 },
  })
}

const describe = () => ({
  title: 'media sección en la tapa de un cilindro hidráulico',
  description: inSentences([
    'A la izquierda, el aceite a presión; a la derecha, el exterior. El anillo, rígido, va detrás de la copa en U, del lado sin presión, y cierra la holgura por la que el sello se extruiría.',
    'Perfil rectangular, tan alto como la ranura.',
    'Se hace continuo o partido.',
    onSheet('Vistas de la ranura en el vástago (d, D1, L) y en el pistón (D, d1, L).'),
    onSheet('Una fila muestra los perfiles rectangular, en cuña, achaflanado y cóncavo.'),
  ]),
})

export const antiExtrusionRing: KindDefinition<typeof schema> = { schema, layout, describe }
