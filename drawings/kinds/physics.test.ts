import { describe, expect, test } from 'vitest'
import { HEAD_END, ROD_RADIUS } from '../assemblies/cylinder-head.ts'
import { valuesOf } from '../conformance/limits.ts'
import { partMarks, touch } from '../conformance/parts.ts'
import { leaks, rasterOf } from '../conformance/raster.ts'
import { distance, flatten, overlapArea, spansAt, type DrawingLayout, type Mark } from '../kit.ts'
import { layoutDrawing } from '../kinds.ts'
import { boxIn, drawn, type Asked } from '../testing/drawn.ts'
import { bellows } from './bellows/bellows.ts'
import { component } from './component.ts'
import { BORE } from './wear-band.ts'

/** The media along the horizontal through the middle of a mark. */
function mediaAlong(layout: DrawingLayout, id: string) {
  const { x1, x2, r1, r2 } = boxIn(layout.marks, id)
  const { at } = rasterOf(layout)
  const along = Array.from({ length: Math.floor((x2 - x1) / 2) }, (_, i) => x1 + 1 + 2 * i)
  return new Set(along.map((x) => at(x, (r1 + r2) / 2)))
}

const lengthOf = ({ x1, x2 }: { x1: number; x2: number }) => x2 - x1
const heightOf = ({ r1, r2 }: { r1: number; r2: number }) => r2 - r1

describe('springs stand out of the fluid', () => {
  test.each(['external', 'wave', 'multiple'])('cartridge-single, %s', (springs) => {
    const { layout } = drawn({ kind: 'cartridge-single', springs })
    expect([...mediaAlong(layout, 'springs')]).toEqual(['atmosphere'])
  })

  test.each(['clips', 'plate'])('split, %s', (springs) => {
    const { boxOf } = drawn({ kind: 'split', springs })
    expect(boxOf('springs').x1).toBeGreaterThan(boxOf('stationary-face').x1 + 100)
  })

  test.each(['stuffing-box', 'adapter', 'ribbed-adapter'])('slurry, on a %s', (housing) => {
    const { boxOf } = drawn({ kind: 'slurry', housing })
    for (const id of ['push-plate', 'springs']) {
      expect(boxOf(id).x1).toBeGreaterThan(boxOf('gland').x2)
    }
  })

  test('component, whichever side it turns on', () => {
    for (const { value } of valuesOf(component.schema)) {
      const layout = layoutDrawing(value as ReturnType<typeof component.schema.parse>)
      const springs = layout.marks.find(({ id }) => id === 'springs')
      const wire = springs?.type === 'line' ? flatten(springs.path) : []
      const { at } = rasterOf(layout)
      expect(wire.length).toBeGreaterThan(4)
      expect(wire.map(([x, r]) => at(x, r))).not.toContain('process')
    }
  })
})

describe('what turns does not touch what stands still', () => {
  test('bearing-face: one ring turns with the shaft, and case and carbon are clear of it', () => {
    const { boxOf } = drawn({ kind: 'bearing-face' })
    const shaft = boxOf('inner-ring').r1
    expect(boxOf('rotor').r1).toBe(shaft)
    for (const id of ['carbon', 'case']) expect(boxOf(id).r1).toBeGreaterThan(shaft + 5)
  })

  test.each([true, false])('labyrinth: running, its valve has lifted off, split: %s', (split) => {
    const { marks, running = [] } = drawn({ kind: 'labyrinth', split })
    const touches = (of: readonly Mark[], ...ids: readonly [string, string]) => {
      const [one, other] = ids.map((id) => partMarks(of).find((part) => part.id === id))
      if (!one || !other) throw new Error(`no ${ids.join(' or ')}`)
      return touch(one, other)
    }
    expect(touches(marks, 'rotor', 'stator')).toBe(false)
    expect(touches(marks, 'valve', 'stator')).toBe(true)
    for (const id of ['valve', 'rotor']) expect(touches(running, id, 'stator')).toBe(false)
  })

  test.each(['split', 'dual'])('mixer: the %s seal leaves room round the shaft', (seal) => {
    const { boxOf } = drawn({ kind: 'mixer', seal })
    const room = boxOf(seal === 'split' ? 'clearance' : 'channel')
    expect(room.x1).toBeGreaterThanOrEqual(boxOf('shaft').x2)
  })

  test.each(['o-ring', 'l', 'self-aligning', 'square', 't', 'din'])(
    'stationary-ring: %s is clear of the shaft, lapped towards the rotary face',
    (form) => {
      const { boxOf } = drawn({ kind: 'stationary-ring' })
      const { r1, r2, x1 } = boxOf(`${form}-ring`)
      expect(Math.min(Math.abs(r1), Math.abs(r2))).toBeGreaterThan(boxOf('shaft').r2)
      expect([boxOf(`${form}-lapped`).x1, boxOf(`${form}-lapped`).x2]).toEqual([x1, x1])
    },
  )
})

describe('mechanical seals', () => {
  test.each(['solid', 'low-profile'])(
    'cartridge-dual stays balanced where the barrier pressure falls below that of the process: %s',
    (faceProfile) => {
      const { contacts, boxOf } = drawn({ kind: 'cartridge-dual', faceProfile })
      const [inner = 0, outer = 0] = contacts.map(({ balanceRadius }) => balanceRadius)
      expect(boxOf('inner-stationary-o-ring').r1).toBeCloseTo(inner)
      expect(boxOf('inner-stationary-o-ring').r2).toBeCloseTo(outer)
    },
  )

  test('bellows has one for each pair of faces, and no elastomer where graphite seals', () => {
    for (const { value } of valuesOf(bellows.schema)) {
      const drawing = value as ReturnType<typeof bellows.schema.parse>
      const { marks, contacts } = layoutDrawing(drawing)
      const count = drawing.arrangement === 'tandem' ? 2 : 1
      expect(partMarks(marks).filter(({ id }) => /^(outer-)?bellows$/.test(id))).toHaveLength(count)
      expect(contacts).toHaveLength(count)
      const hasElastomer = partMarks(marks).some(({ material }) => material === 'elastomer')
      expect(hasElastomer).toBe(drawing.secondarySeals === 'o-ring')
    }
  })

  test('component wets no metal of its own when it turns outside', () => {
    const { marks } = drawn({ kind: 'component', form: 'outside', seat: 'clamped' })
    const metal = partMarks(marks).filter(({ id }) => ['gland', 'plate', 'clamp'].includes(id))
    expect(metal).toHaveLength(3)
    for (const mark of marks) {
      if (mark.type !== 'medium' || mark.medium !== 'process') continue
      const wet = metal.map(({ outline }) => overlapArea(flatten(mark.outline), flatten(outline)))
      expect(wet).toEqual([0, 0, 0])
    }
  })

  test('elastomer-bellows has no O-ring that slides: none lies on what turns', () => {
    const { boxOf } = drawn({ kind: 'elastomer-bellows' })
    expect(boxOf('seat-o-ring').x1).toBeGreaterThan(boxOf('rotary-face').x2)
    expect(boxOf('seat-o-ring').r1).toBe(boxOf('stationary-face').r2)
  })

  test('slurry seals close behind the mouth of the gland, where no solids settle', () => {
    const { boxOf } = drawn({ kind: 'slurry' })
    const face = boxOf('stationary-face')
    expect(boxOf('dynamic-o-ring').x1 - face.x1).toBeLessThan(lengthOf(face) / 2)
  })

  test.each(['inline', 'plunger'])(
    'gas-dual leads the gas from port to groove through a regulator, %s',
    (regulator) => {
      const { boxOf } = drawn({ kind: 'gas-dual', regulator })
      expect(boxOf('gas-port').r1).toBeGreaterThan(boxOf('regulator').r1)
      expect(boxOf('duct').r1).toBeLessThanOrEqual(boxOf('gas-chamber').r2)
      expect(boxOf('feed-hole').x2).toBeGreaterThanOrEqual(boxOf('gas-groove').x2)
      expect(boxOf('feed-hole').x1).toBeLessThanOrEqual(boxOf('gas-groove').x2)
    },
  )

  test('gas-dual has its two tracks in one plane', () => {
    const { contacts } = drawn({ kind: 'gas-dual' })
    expect(new Set(contacts.flatMap(({ from, to }) => [from[0], to[0]])).size).toBe(1)
  })

  test('lip-cartridge opens its lips towards the product: each root lies behind its tip', () => {
    const { marks, contacts } = drawn({ kind: 'lip-cartridge' })
    const element = flatten(partMarks(marks).find(({ id }) => id === 'element')?.outline ?? [])
    // The lip is thin over its tip; farther from the product it reaches up to the shell.
    const thickness = (x: number) =>
      spansAt(element, x).reduce((sum, [low, high]) => sum + high - low, 0)
    for (const { to } of contacts) {
      expect(thickness(to[0] + 20)).toBeGreaterThan(thickness(to[0] - 14))
    }
  })
})

describe('systems beside a seal', () => {
  const TANKS: readonly Asked[] = [
    { kind: 'support-system', system: 'reservoir', circulation: 'pumping-ring', coil: true },
    { kind: 'support-system', system: 'reservoir', circulation: 'thermosyphon' },
    { kind: 'support-system', system: 'closed-loop-tank', circulation: 'thermosyphon' },
  ]

  test.each(TANKS)('%o: a tank over the seal, warm fluid in high, cool fluid out low', (tank) => {
    const { boxOf } = drawn(tank)
    const fluid = boxOf('tank-fluid')
    const middle = (fluid.r1 + fluid.r2) / 2
    expect(boxOf('tank').r1).toBeGreaterThan(boxOf('rotary-inner').r2)
    expect(boxOf('return-line').r2).toBeLessThan(fluid.r2)
    expect(boxOf('return-line').r2).toBeGreaterThan(middle)
    expect(boxOf('supply-line').r2).toBeLessThan(middle)
    expect(boxOf('glass-level').r2).toBeCloseTo(fluid.r2)
  })

  test.each(TANKS)('%o: the return rises all the way, so that no gas collects in it', (tank) => {
    const line = partMarks(drawn(tank).marks).find(({ id }) => id === 'return-line')
    const tube = flatten(line?.outline ?? [])
    const heights = [330, 420, 510, 600].map((x) => spansAt(tube, x)[0]?.[1] ?? NaN)
    expect(heights).toEqual([...new Set(heights)].toSorted((one, other) => one - other))
  })

  test('support-system: the water saver stands in the line that leaves the seal', () => {
    const { boxOf } = drawn({ kind: 'support-system', system: 'water-saver', circulation: 'line' })
    expect(boxOf('return-line').x2).toBeLessThan(boxOf('first-body').x1)
    expect(boxOf('supply-line').r2).toBeLessThan(0)
  })

  test.each(['box-bottom', 'throat-insert', 'throat-flange', 'adapter'])(
    'restriction-bushing, %s: solids find open fluid from the cavity to the impeller',
    (place) => {
      const { layout, callouts } = drawn({ kind: 'restriction-bushing', place, flush: 'none' })
      const { at } = rasterOf(layout)
      const [x = 0, r = 0] = callouts.find(({ target }) => target === 'clearance-b')?.dot ?? []
      expect(x).toBeGreaterThan(70)
      for (let way = Math.floor(x); way > 70; way--) expect(at(way, r)).toBe('process')
    },
  )

  test('restriction-bushing: clean water comes through the regulator before the check valve', () => {
    const { boxOf } = drawn({ kind: 'restriction-bushing' })
    expect(boxOf('regulator').r1).toBeGreaterThan(boxOf('check-valve').r1)
  })
})

describe('packing, gaskets and springs', () => {
  test('die-formed-ring: wedges take turns to press the stem and the box', () => {
    const { contacts } = drawn({ kind: 'die-formed-ring', section: 'wedge' })
    const widths = contacts.flatMap(({ parts, from, to }) =>
      parts[0].startsWith('wedge-') ? [distance(from, to)] : [],
    )
    expect(widths).toHaveLength(5)
    widths.slice(1).forEach((width, i) => expect(width > (widths[i] ?? 0)).toBe(i % 2 === 0))
  })

  test('disc-spring and live-loading-stack: load flattens them', () => {
    const { boxOf: spring } = drawn({ kind: 'disc-spring' })
    expect(heightOf(spring('loaded'))).toBeLessThan(heightOf(spring('free')))
    const { marks } = drawn({ kind: 'live-loading-stack' })
    const stack = (id: string) => {
      const ends = partMarks(marks.filter((mark) => mark.id === id)).map((one) => boxIn([one], id))
      return Math.max(...ends.map(({ x2 }) => x2)) - Math.min(...ends.map(({ x1 }) => x1))
    }
    expect(stack('loaded-springs')).toBeLessThan(stack('free-springs'))
  })

  test('kammprofile: the core never touches the flanges, the soft facings do', () => {
    const { boxOf } = drawn({ kind: 'kammprofile' })
    expect(boxOf('gasket-core').x1).toBeGreaterThan(boxOf('left-flange').x2)
    expect(boxOf('gasket-right-facing').x2).toBe(boxOf('right-flange').x1)
  })

  test('spiral-wound-gasket: only the winding touches both faces, the rings are thinner', () => {
    const { boxOf } = drawn({ kind: 'spiral-wound-gasket' })
    const { x2 } = boxOf('winding')
    expect(x2).toBe(boxOf('right-flange').x1)
    for (const id of ['inner-ring', 'outer-ring']) expect(boxOf(id).x2).toBeLessThan(x2)
  })

  test('sheet-gasket: the metal lies between two layers of graphite', () => {
    const { boxOf } = drawn({ kind: 'sheet-gasket', material: 'graphite', insert: 'smooth' })
    const [metal, strip] = [boxOf('insert'), boxOf('strip')]
    expect(metal.r1 - strip.r1).toBeCloseTo(strip.r2 - metal.r2)
  })

  test.each(['eptfe', 'graphite-mesh', 'foam'])(
    'tape-sealant: the bolts press the cord flat, and wider: %s',
    (form) => {
      const { boxOf } = drawn({ kind: 'tape-sealant', form })
      const [free, pressed] = [boxOf('free-cord'), boxOf('pressed-cord')]
      expect(heightOf(pressed)).toBeLessThan(heightOf(free))
      expect(lengthOf(pressed)).toBeGreaterThan(lengthOf(free))
      expect(pressed.r2).toBe(boxOf('upper-face').r1)
    },
  )

  test('flange-leak: fluid meets air above the gap, and nowhere else', () => {
    const { layout } = drawn({ kind: 'flange-leak' })
    const places = leaks({ ...layout, openings: [] }).map((fault) => {
      const [, x = '', r = ''] = fault.match(/\[(\d+), (\d+)\]/) ?? []
      return { x: Number(x), r: Number(r) }
    })
    const outside = places.filter(({ r }) => r > 100)
    expect(outside.length).toBeGreaterThan(0)
    for (const { x, r } of outside) {
      expect(Math.abs(x - 480)).toBeLessThan(130)
      expect(r).toBeGreaterThanOrEqual(250)
    }
  })
})

describe('seals of cylinders', () => {
  test('u-cup closes on the rod and on the floor of its groove', () => {
    const { contacts, boxOf } = drawn({ kind: 'u-cup' })
    expect(contacts.map(({ from }) => from[1])).toEqual([ROD_RADIUS, boxOf('u-cup').r2])
  })

  test.each(['positive', 'negative', 'rounded'])(
    'u-cup seals at its pressure side: the edge of a %s lip is nearer the mouth than the heel',
    (lip) => {
      const { contacts, boxOf } = drawn({ kind: 'u-cup', lip })
      const { x1, x2 } = boxOf('u-cup')
      for (const { to } of contacts) expect(to[0] - x1).toBeLessThan(x2 - to[0])
    },
  )

  test('anti-extrusion-ring closes the gap on the side without pressure', () => {
    const { boxOf } = drawn({ kind: 'anti-extrusion-ring' })
    const [seal, ring] = [boxOf('backed-seal'), boxOf('backed-ring')]
    expect(ring.x2).toBeGreaterThanOrEqual(seal.x2)
    expect(ring.x1).toBeGreaterThan(seal.x1)
    expect(ring.r1 - ROD_RADIUS).toBeLessThan(2)
  })

  test.each([{}, { mount: 'jacket' }, { lips: 'double' }])(
    'lip-wiper %o meets the returning rod outside the head, its sharp edge in front',
    (parameters) => {
      const { contacts, boxOf } = drawn({ kind: 'lip-wiper', ...parameters })
      const edge = contacts.findLast(({ parts }) => parts[1] === 'shaft')?.to
      expect(edge?.[0]).toBeGreaterThan(HEAD_END)
      expect(edge).toEqual([boxOf('wiper').x2, ROD_RADIUS])
    },
  )

  test('wear-band slides on the tube on both sides of the seal, and keeps the piston off it', () => {
    const { contacts, boxOf } = drawn({ kind: 'wear-band' })
    const [left, right, seal] = [boxOf('band-left'), boxOf('band-right'), boxOf('piston-seal')]
    expect(left.x2).toBeLessThan(seal.x1)
    expect(right.x1).toBeGreaterThan(seal.x2)
    expect([left.r2, right.r2]).toEqual([BORE, BORE])
    expect(boxOf('piston').r2).toBeLessThan(BORE)
    expect(contacts.filter(({ parts }) => parts[1].startsWith('band'))).toHaveLength(2)
  })
})

describe('expansion joints', () => {
  test('expansion-joint-metallic holds the pressure inside its bellows', () => {
    const { layout, boxOf } = drawn({ kind: 'expansion-joint-metallic' })
    const { x1, x2, r1, r2 } = boxOf('bellows')
    const { at } = rasterOf(layout)
    expect([at((x1 + x2) / 2, r2 + 4), at((x1 + x2) / 2, r1 - 20)]).toEqual([
      'atmosphere',
      'process',
    ])
  })

  test('expansion-joint-textile has its blanket under the fabric, on the side of the gas', () => {
    const { layout, boxOf } = drawn({
      kind: 'expansion-joint-textile',
      frame: 'on-l-profiles',
      blanket: 'medium',
    })
    const [blanket, cover] = [boxOf('blanket'), boxOf('cover')]
    const { at } = rasterOf(layout)
    const middle = (cover.x1 + cover.x2) / 2
    expect(blanket.r2).toBe(cover.r1)
    expect([at(middle, blanket.r1 - 3), at(middle, cover.r2 + 3)]).toEqual([
      'process',
      'atmosphere',
    ])
  })

  test('expansion-joint-elastomeric shortens, stretches or shifts, its place of rest in dashes', () => {
    const moved = (movement: string) => drawn({ kind: 'expansion-joint-elastomeric', movement })
    const rest = lengthOf(moved('none').boxOf('tube'))
    expect(lengthOf(moved('axial-compression').boxOf('wall'))).toBeLessThan(rest)
    expect(lengthOf(moved('axial-extension').boxOf('wall'))).toBeGreaterThan(rest)
    const { boxOf, marks } = moved('lateral')
    expect(boxOf('pipe-right').r2).toBeGreaterThan(boxOf('pipe-left').r2)
    const hasDashes = (of: readonly Mark[]) =>
      of.some((mark) => mark.type === 'line' && mark.dash === 'rest')
    expect([hasDashes(marks), hasDashes(moved('none').marks)]).toEqual([true, false])
  })
})
