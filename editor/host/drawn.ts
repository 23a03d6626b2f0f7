// Drawings are TSX, which Node alone does not read: this module is loaded by Vite.
import { draw } from '#drawings/draw.tsx'
import { drawingSchema } from '#schema/drawing.ts'
import { askedFields } from '../../tools/drawings/asked-fields.ts'
import { kindAlbums } from '../../tools/drawings/shown-drawings.ts'

const OPTIONS = { size: 'figure', theme: 'light', id: 'd' } as const

/** A drawing as SVG with its words, or why it cannot be drawn. */
export function drawn(value: unknown): { svg: string; title: string } | { fault: string } {
  const { data, error } = drawingSchema.safeParse(value)
  if (!data) return { fault: error?.issues[0]?.message ?? 'no se puede dibujar' }
  const { svg, title } = draw(data, { ...OPTIONS, subject: 'Muestra' })
  return { svg, title: title.replace(/^Muestra: /, '') }
}

/** Every kind of drawing with its plain picture, and what each of its fields decides. */
export const kindsToChoose = () => (chosen ??= makeKinds())
let chosen: ReturnType<typeof makeKinds> | undefined

function makeKinds() {
  return kindAlbums().flatMap(({ title: kind, shown: [plain] }) => {
    if (!plain) return []
    const schema = drawingSchema.options.find(({ shape }) => shape.kind.value === kind)
    const picture = draw(plain.drawing, { ...OPTIONS, size: 'icon', subject: 'Muestra' })
    const asks = schema ? askedFields(schema).map(({ name, meaning }) => [name, meaning]) : []
    return [
      {
        kind,
        value: plain.drawing,
        svg: picture.svg,
        title: picture.title.replace(/^Muestra: /, ''),
        asks,
      },
    ]
  })
}
