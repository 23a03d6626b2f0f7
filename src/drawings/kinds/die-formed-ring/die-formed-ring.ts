import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import {
  flatRing,
  flatRings,
  spacer,
  wedgeRings,
  type PlacedItem,
  type StackItem,
} from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { inSentences } from '../../sentences.ts'

export type DieFormedRing = DrawingOf<'die-formed-ring'>

const COUNT = 5
const LENGTHS = { ring: 40, wedge: 30, end: 22, sleeve: 56 } as const
const CARD = { x: 96, top: 250, width: 540 }
/** The ring alone, where no wedges show how they press. */
const RING_CARD = { x: 604, top: 264, width: 320 }

function itemsOf({ section, sleeve }: DieFormedRing): StackItem[] {
  const material = 'graphite'
  const bottom = sleeve ? [spacer({ id: 'sleeve', length: LENGTHS.sleeve, material })] : []
  const end = (id: string) => flatRing({ id, length: LENGTHS.end, material })
  return section === 'square'
    ? [...bottom, ...flatRings(COUNT, { id: 'ring', length: LENGTHS.ring, material })]
    : [...bottom, end('end-1'), ...wedgeRings(COUNT, LENGTHS.wedge), end('end-2')]
}

function layout(parameters: DieFormedRing) {
  const { section, sleeve } = parameters
  const isWedge = section === 'wedge'
  const sheet = new Sheet()
  const { d, placed } = assembledBox(sheet, { place: 'valve', items: itemsOf(parameters) })
  const { R, face } = d
  flowArrow(sheet, [face + 70, R(22)], [face + 12, R(22)], 'ink')
  views(sheet, isWedge)
  if (isWedge) {
    wedges(sheet, d, placed)
    sheet.name('end-2', 'anillo de extremo plano')
  } else sheet.name('ring-2', 'anillo de grafito preformado')
  if (sleeve) sheet.name('sleeve', 'camisa espaciadora partida de carbono')
  sheet.name('follower', 'prensaestopas')
  const drawn = sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: isWedge ? CARD : RING_CARD,
    row: isWedge ? undefined : RING_CARD,
    icon: { centre: [(140 + d.nose) / 2, R(24)], side: 250 },
  })
  // The colour of graphite.
  return { ...drawn, product: 'graphite' as const }
}

/** Where each wedge presses: the stem or the box. */
function wedges(sheet: Sheet, { s, R, bore }: PackingBox, placed: readonly PlacedItem[]) {
  placed
    .filter(({ id }) => id.startsWith('wedge-'))
    .forEach(({ id, x1, x2 }, i) => {
      const x = (x1 + x2) / 2
      if (i % 2 === 1) flowArrow(sheet, [x, s + 2], [x, s - 32])
      else flowArrow(sheet, [x, bore - 2], [x, bore + 32])
      if (id === 'wedge-3') sheet.callout(id, [x, R(36)], 'anillo en cuña, aprieta la caja')
    })
  sheet.name('wedge-2', 'anillo en cuña, aprieta el vástago')
}

function describe({ section, sleeve }: DieFormedRing) {
  const isWedge = section === 'wedge'
  return {
    title: `${isWedge ? 'anillos de grafito en cuña' : 'anillos de grafito preformados'} en la caja de una válvula, sección y medio anillo ampliados`,
    description: inSentences([
      `En la caja, cinco anillos de cinta de grafito comprimida en matriz${isWedge ? ', entre dos anillos planos' : ''}.`,
      isWedge
        ? 'Los flancos inclinados convierten la carga axial del prensaestopas en carga radial: unos anillos aprietan el eje o vástago y los otros, la caja.'
        : 'Las capas de la cinta quedan onduladas dentro de una sección maciza, de densidad fija.',
      'Cada anillo lleva un corte oblicuo para montarlo sin desarmar; los cortes se alternan de un anillo al siguiente.',
      sleeve && 'Una camisa partida de carbono rellena el fondo de la caja.',
    ]),
  }
}

export const dieFormedRing: KindDefinition<DieFormedRing> = { layout, describe }
