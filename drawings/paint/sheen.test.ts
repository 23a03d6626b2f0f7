import { describe, expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../kinds.ts'
import { Pen } from '../kinds/scene/pen.ts'
import { pipe } from '../kinds/scene/plant/pipe.ts'
import type { DrawingTheme } from '../palette.ts'
import { draw } from '../draw.tsx'
import { Sheet } from '../sheet.ts'
import { sheenOf } from './sheen.tsx'

const seal = drawingSchema.parse({ kind: 'cartridge-single' })
const gasket = drawingSchema.parse({ kind: 'sheet-gasket', material: 'aramid-fibre' })

const paint = (drawing: typeof seal, theme: DrawingTheme) =>
  draw(drawing, { size: 'section', theme, id: 'd', subject: 'Muestra' }).svg

const sheens = (drawing: typeof seal) => {
  const layout = layoutDrawing(drawing)
  return (id: string) =>
    layout.marks.filter((mark) => mark.id === id).map((mark) => sheenOf(mark, layout))
}

/** A gradient's tones, from start to end. */
const tonesOf = (svg: string, id: string) => {
  const [, stops = ''] =
    new RegExp(`id="d-${id}"[^>]*>(.*?)</(?:linear|radial)Gradient>`).exec(svg) ?? []
  return [...stops.matchAll(/var\(--dw-([a-z]+)\)/g)].map(([, tone]) => tone)
}

test.each(['page', 'file', 'light'] as const)('a shaft is lit across its height: %s', (theme) => {
  expect(paint(seal, theme)).toContain('url(#d-across-y)')
})

test('a document has the light, and its hatches lie on a ground without joints', () => {
  const tilesOf = (svg: string) =>
    [...svg.matchAll(/<pattern.*?<\/pattern>/g)].map(([tile]) => tile)
  const [document, page] = [paint(seal, 'light'), paint(seal, 'page')]
  expect(document).toContain('<linearGradient')
  expect(tilesOf(document).length).toBeGreaterThan(3)
  expect(tilesOf(document).filter((tile) => tile.includes('fill='))).toEqual([])
  expect(tilesOf(page).every((tile) => tile.includes('fill='))).toBe(true)
})

test('what is cut carries its hatch, and elastomer no light', () => {
  const layout = layoutDrawing(seal)
  const bare = layout.marks.filter(
    (mark) =>
      mark.type === 'part' &&
      (mark.role === 'elastomer' ||
        (mark.material !== 'outside' && mark.material !== 'unsectioned')),
  )
  expect(bare.length).toBeGreaterThan(10)
  expect(bare.filter((mark) => sheenOf(mark, layout))).toEqual([])
})

describe('a flange from outside', () => {
  test('is lit on its disc and its hub apart, and ends part of the way to a rim', () => {
    const lit = sheens(gasket)
    expect([...lit('right-flange-outside'), ...lit('right-hub-outside')]).toEqual([
      'disc-south',
      'disc-south',
    ])
    const svg = paint(gasket, 'page')
    expect(tonesOf(svg, 'disc-south')).toEqual(['lit', 'metal', 'rim'])
    const end = Number(/id="d-disc-south"[^>]* y2="([\d.]+)"/.exec(svg)?.[1])
    expect(end).toBeGreaterThan(1.5)
    expect(end).toBeLessThan(2.5)
  })
})

test('the tint of the fluid spans the fluid, not the sheet, so that it shows in a short pipe too', () => {
  const { marks, axis } = layoutDrawing(gasket)
  const depths = marks.flatMap((mark) =>
    mark.type === 'medium' && mark.medium === 'process' && !('centre' in mark.outline)
      ? mark.outline.map((point) => (Array.isArray(point) ? Number(point[1]) : NaN))
      : [],
  )
  const [, y1, y2] =
    /id="d-fluid"[^>]* y1="([\d.]+)" y2="([\d.]+)"/.exec(paint(gasket, 'page')) ?? []
  expect(Number(y1)).toBeCloseTo(axis - Math.max(...depths), 0)
  expect(Number(y2)).toBeCloseTo(axis - Math.min(...depths), 0)
})

describe('a pipe of a scene', () => {
  const sheensOfPipe = (route: string, turn = 0) => {
    const sheet = new Sheet()
    pipe(new Pen(sheet).at(0, 0, { turn }), route, 10)
    const layout = sheet.finish({
      balloonRow: 300,
      bottom: 0,
      card: { x: 0, top: 0, width: 100 },
    })
    return layout.marks.flatMap((mark) => (mark.type === 'part' ? [sheenOf(mark, layout)] : []))
  }

  test('is lit leg by leg, and round its bends', () => {
    expect(sheensOfPipe('M0 0H200V200')).toEqual(['across-y', 'across-x', 'bend-nw'])
    expect(sheensOfPipe('M0 200V0H200')).toEqual(['across-x', 'across-y', 'bend-ne'])
  })

  test('is bare metal where it bends by less than a right angle', () => {
    expect(sheensOfPipe('M0 0H200L400 200').at(-1)).toBeUndefined()
  })
})
