import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { layoutDrawing } from './kinds.ts'
import { REVIEWED } from './testing/reviewed-products.ts'
import { boundsOf, flatten, type DrawingLayout, type Mark } from './kit.ts'
import { isSectioned } from './materials.ts'
import { viewsOf } from './views.ts'

/** A section this close to a shaft's surface counts as being on it. */
const NEAR_SHAFT = 6

const isShaft = (mark: Mark) => mark.type === 'part' && mark.role === 'shaft'

/** Whether the sheet has a section that is more than a view beside it. */
const hasSection = ({ marks }: DrawingLayout) =>
  marks.some((mark) => mark.type === 'part' && mark.scope === 'all' && isSectioned(mark.material))

/**
 * The share of the sheet covered by its section and the views beside it: the sum of their boxes. The shaft beyond the
 * section does not count; within a half section it counts down to the axis.
 */
function filledShare({ marks, whole, width, height }: DrawingLayout): number {
  const views = viewsOf(marks.filter((mark) => !isShaft(mark)))
  const shaft = boundsOf(
    marks.flatMap((mark) => (mark.type === 'part' && isShaft(mark) ? flatten(mark.outline) : [])),
  )
  const area = views.reduce((sum, { bounds: { x1, x2, r1, r2 } }) => {
    const isOnShaft = whole && x1 < shaft.x2 && r1 < shaft.r2 + NEAR_SHAFT
    return sum + (x2 - x1) * (r2 - (isOnShaft ? Math.min(r1, 0) : r1))
  }, 0)
  return area / (width * height)
}

const LEAST = 0.45

/** Sheets that are filled less, and why filling them more would lose something. */
const EXCEPTIONS: readonly { reason: string; ids: readonly string[] }[] = [
  {
    reason: 'the halves from the front need arrows above and below, which count for nothing',
    ids: ['442c', '442pr'],
  },
  {
    reason: 'the shaft stands upright, half of it seen from outside, beside a column of balloons',
    ids: ['442m', '280m', 'turbina-vertical'],
  },
  {
    reason: 'rings in their mountings stand round a bare shaft, each with its name',
    ids: ['anillos-estacionarios'],
  },
  {
    reason: 'the sign of a generic drawing takes a row of its own under four small seats',
    ids: ['rbs'],
  },
  {
    reason: 'the flush line with its valves stands above the box, as lines',
    ids: ['version-f-tipo-s'],
  },
  {
    reason: 'a seal in a bearing cover is short: the shaft and the arrow beyond it take the rest',
    ids: ['gbs', '30k', '33k', 'matrix'],
  },
  {
    reason: 'two or three views stand under the section, each with its dimensions round it',
    ids: ['21k', '5k-21k', '10k-22kn', '22ke', '23k', '20kd', '9k'],
  },
  {
    reason: 'a set of rings, a test or two details stand under the enlarged rope',
    ids: ['dualpac-2211', 'dualpac-2212', '1622', '1400r', 'graphmax'],
  },
  {
    reason: 'a valve or lance has a low, long box, and two views stand over each other beside it',
    ids: ['superset', '6800', '5700', '5700b', '5100', '5150', '5300', '5800'],
  },
  { reason: 'air line and chart are lines', ids: ['amps'] },
  {
    reason: 'a joint stands between what is dimensioned below it and a plan beside it',
    ids: ['5500', '350-er', 'reduccion', '350-ef', '350-ef-12'],
  },
  {
    reason: 'joint, plan and enlarged section of a sheet each stand alone, with their names',
    ids: '119 122nn 124 184 289 359 455 457 459 553 ecs-w ecs-b ecs-t'.split(' '),
  },
  {
    reason: 'tools and tapes stand side by side, each with its name',
    ids: ['185', '165', '175'],
  },
  { reason: 'what it measures stands beside it in words', ids: ['sensor-humedad'] },
]

const excepted = new Set(EXCEPTIONS.flatMap(({ ids }) => ids))
const { catalogue } = loadCatalogue(CONTENT_DIR)
const reviewed = (catalogue?.products ?? []).filter(({ id }) => REVIEWED.has(id))
const sections = reviewed.flatMap(({ id, drawing }) => {
  const layout = layoutDrawing(drawing)
  return hasSection(layout) ? [{ id, share: filledShare(layout) }] : []
})

describe("section and views on a product's sheet", () => {
  test('fill at least 45 % of it, except for those listed with a reason', () => {
    const small = sections.filter(({ id, share }) => share < LEAST && !excepted.has(id))
    expect(small).toEqual([])
  })

  test('fill at least 25 % even there, except for stationary rings and the humidity sensor', () => {
    const tiny = sections.filter(({ share }) => share < 0.25).map(({ id }) => id)
    expect(['anillos-estacionarios', 'sensor-humedad']).toEqual(expect.arrayContaining(tiny))
  })

  test('each exception is still needed', () => {
    const filled = sections.filter(({ id, share }) => share >= LEAST && excepted.has(id))
    expect(filled).toEqual([])
    expect([...excepted].filter((id) => !REVIEWED.has(id))).toEqual([])
  })
})
