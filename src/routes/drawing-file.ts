import { catalogue } from '#catalogue/catalogue.ts'
import { drawingFile } from '#drawings/drawing-files.ts'
import type { Route } from './+types/drawing-file.ts'

export function loader({ params }: Route.LoaderArgs) {
  const svg = drawingFile(catalogue(), `/dibujos/${params.file}`)
  if (svg === undefined) return new Response('No existe este dibujo.', { status: 404 })
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
