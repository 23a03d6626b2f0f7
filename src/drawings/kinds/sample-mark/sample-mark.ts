import type { DrawingOf } from '#schema/drawing.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { ring } from '../../parts/ring.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { Sheet } from '../../sheet.ts'

type SampleMark = DrawingOf<'sample-mark'>
type Shape = SampleMark['shape']

const CENTRE: Point = [SHEET_WIDTH / 2, 310]
const CARD = { x: 160, top: 480, width: 640 }
const FRAME = box(190, 770, 30, 450)
const RADII = [100, 72] as const

/** Corners of each figure, and how far it is turned from having one on the right. */
const FIGURES: Record<Exclude<Shape, 'circle'>, { corners: number; turn: number; word: string }> = {
  square: { corners: 4, turn: 45, word: 'un cuadrado' },
  triangle: { corners: 3, turn: 90, word: 'un triángulo' },
  diamond: { corners: 4, turn: 0, word: 'un rombo' },
  hexagon: { corners: 6, turn: 0, word: 'un hexágono' },
  octagon: { corners: 8, turn: 22.5, word: 'un octágono' },
}

const wordOf = (shape: Shape) => (shape === 'circle' ? 'un círculo' : FIGURES[shape].word)

function figure(sheet: Sheet, shape: Shape, radius: number) {
  if (shape === 'circle') return ring(sheet, CENTRE, radius, 'outline')
  const { corners, turn } = FIGURES[shape]
  const points = Array.from({ length: corners + 1 }, (_, i): Point => {
    const angle = ((turn + (i * 360) / corners) * Math.PI) / 180
    return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)]
  })
  sheet.line(points, { weight: 'outline' })
}

function layout({ shape, number }: SampleMark) {
  const sheet = new Sheet()
  const [first] = FRAME
  sheet.line(first ? [...FRAME, first] : FRAME, { dash: 'rest' })
  for (const radius of RADII) figure(sheet, shape, radius)
  sheet
    .text([CENTRE[0], 128], `Cliente ${number}`, { size: 64, strong: true })
    .text([CENTRE[0], 66], 'Muestra', { size: 40 })
  return sheet.finish({
    balloonRow: 452,
    bottom: 0,
    card: CARD,
    icon: { centre: CENTRE, side: 300 },
  })
}

const describe = ({ shape, number }: SampleMark) => ({
  title: `marca de muestra con las letras «Cliente ${number}»`,
  description: `Un recuadro de trazos con ${wordOf(shape)} doble: guarda el lugar del logotipo de un cliente y no corresponde a ninguna empresa.`,
})

export const sampleMark: KindDefinition<SampleMark> = { layout, describe }
