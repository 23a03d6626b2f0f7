import { z } from 'zod'
import { assembledBox, type PackingBox, flatRings, type StackItem } from '../assemblies/packing.ts'
import { box, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** Plastic compound between two braided rings, injected through a valve on the box. */
const schema = z.strictObject({ kind: z.literal('injectable-packing') })

const GRAIN_PITCH = 13
const BORE_HALF = 8
const RISE = 74

/** The compound in the box, with fibres. */
function granules(sheet: Sheet, outline: Point[]) {
  sheet.part('compound', 'elastomer', 'outside', outline, 'thin')
  const [low, , high] = outline
  if (!low || !high) return
  let i = 0
  for (let x = low[0] + 8; x < high[0] - 6; x += GRAIN_PITCH) {
    for (let r = low[1] + 7 + (i % 2) * 6; r < high[1] - 5; r += GRAIN_PITCH) {
      const lean = ((i * 7) % 5) - 2
      const grain = polyline`M${x - 4} ${r - lean} L${x + 4} ${r + lean}`
      sheet.line(grain, { weight: 'spring', tone: 'accent' })
      i++
    }
  }
}

/** The bore into the box, its valve, and the injection gun. */
function injection(sheet: Sheet, { bore, out }: PackingBox, x: number) {
  const lever = polyline`M${x - 4} ${out + 23} h-42 v8 h42`
  sheet
    .part('bore', 'stationary', 'outside', box(x - BORE_HALF, x + BORE_HALF, bore, out), 'thin')
    .part('nipple', 'fastener', 'unsectioned', box(x - 7, x + 7, out, out + RISE - 18), 'edge')
    .part('injection-valve', 'fastener', 'outside', polyline`M${x - 13} ${out + 12} h26 v30 h-26`)
    .part('lever', 'fastener', 'unsectioned', lever, 'edge')
    .part('stem', 'fastener', 'outside', { centre: [x, out + 27], radius: 7 }, 'edge')
    .centreLine([x, bore - 12], [x, out + RISE + 6])
  // Named at its lever, which the gun does not cover.
  sheet.callout('lever', [x - 38, out + 27], 'válvula de inyección, con su palanca')
  flowArrow(sheet, [x, out - 14], [x, bore + 10])
  const r = out + RISE
  sheet
    .part('gun', 'fastener', 'outside', box(x - 16, x + 190, r - 20, r + 20))
    .part('gun-compound', 'fastener', 'accent', box(x - 10, x + 96, r - 13, r + 13), 'thin')
    .part('plunger', 'fastener', 'unsectioned', box(x + 96, x + 110, r - 13, r + 13), 'thin')
    .part('gun-rod', 'fastener', 'unsectioned', box(x + 110, x + 236, r - 4, r + 4), 'thin')
    .part('handle', 'fastener', 'unsectioned', box(x + 236, x + 246, r - 22, r + 22))
    .part('grip', 'fastener', 'outside', polyline`M${x + 110} ${r - 20} h28 l14 -40 h-26`)
  flowArrow(sheet, [x + 300, r], [x + 254, r], 'ink')
  sheet.callout('gun', [x + 150, r + 16], 'pistola de inyección')
}

const RING_LENGTH = 44
const COMPOUND_LENGTH = 200

function layout() {
  const sheet = new Sheet()
  const compound: StackItem = {
    id: 'compound',
    does: 'seal',
    length: COMPOUND_LENGTH,
    draw: (on, x1, x2, { s, bore }) => granules(on, box(x1, x2, s, bore)),
  }
  const rings = (id: string) => flatRings(1, { id, length: RING_LENGTH, material: 'packing' })
  const { d, placed } = assembledBox(sheet, {
    place: 'pump',
    items: [...rings('inner'), compound, ...rings('outer')],
  })
  const middle = placed.find(({ id }) => id === 'compound')
  if (middle) injection(sheet, d, (middle.x1 + middle.x2) / 2)
  sheet
    .name('compound', 'compuesto inyectable')
    .name('inner-1', 'anillo trenzado de fondo')
    .name('outer-1', 'anillo trenzado de cierre')
    // Low, so that no leader runs through the gun.
    .callout('follower', [d.face + 8, d.R(22)], 'prensaestopas')
    .generic()
  return sheet.finish({
    balloonRow: 330,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 96, top: 330, width: 640 },
    row: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

const describe = () => ({
  title: 'compuesto inyectable entre anillos trenzados, en la caja de una bomba',
  description:
    'Media sección. El compuesto, maleable, llena la caja entre un anillo trenzado de contención a cada lado y se adapta al eje; trabaja sin agua de sello. Se repone por una válvula montada en la caja, con una pistola de inyección. El esquema muestra el tipo de producto, no una construcción propia.',
})

export const injectablePacking: KindDefinition<typeof schema> = { schema, layout, describe }
