// Vite loads this module, since drawings are TSX, which Node alone cannot read.
import { draw } from '#drawings/draw.tsx'
import { drawingSchema } from '#schema/drawing.ts'
import { askedFields } from '../../tools/drawings/asked-fields.ts'
import { kindAlbums } from '../../tools/drawings/shown-drawings.ts'

const OPTIONS = { size: 'figure', theme: 'light', id: 'd' } as const

/** A drawing as SVG with its title, or the reason why it cannot be drawn. */
export function drawPreview(value: unknown): { svg: string; title: string } | { fault: string } {
  const { data, error } = drawingSchema.safeParse(value)
  if (!data) return { fault: error?.issues[0]?.message ?? 'no se puede dibujar' }
  const { svg, title } = draw(data, { ...OPTIONS, subject: 'Muestra' })
  return { svg, title: title.replace(/^Muestra: /, '') }
}

/** Every kind of drawing, the plate first, with its plain picture and what each of its fields decides. */
export function kindsToChoose() {
  return kindAlbums()
    .flatMap(({ title: kind, shown: [plain] }) => {
      const schema = drawingSchema.options.find(({ shape }) => shape.kind.value === kind)
      if (!plain || !schema) return []
      const { svg, title } = draw(plain.drawing, { ...OPTIONS, size: 'card', subject: 'Muestra' })
      const asks = Object.fromEntries(askedFields(schema).map((one) => [one.name, one.meaning]))
      return [{ kind, value: plain.drawing, svg, title: title.replace(/^Muestra: /, ''), asks }]
    })
    .toSorted((a, b) => Number(b.kind === 'plate') - Number(a.kind === 'plate'))
}
