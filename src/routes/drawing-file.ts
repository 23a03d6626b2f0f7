import { catalogue } from '#catalogue/catalogue.ts'
import { drawingAt } from '#drawings/drawing-files.ts'
import { drawingMarkup } from '#drawings/placed-drawing.ts'
import type { Route } from './+types/drawing-file.ts'

export function loader({ params }: Route.LoaderArgs) {
  const placed = drawingAt(`/dibujos/${params.file}`, catalogue())
  if (!placed) return new Response('No existe este dibujo.', { status: 404 })
  return new Response(drawingMarkup(placed), { headers: { 'Content-Type': 'image/svg+xml' } })
}
