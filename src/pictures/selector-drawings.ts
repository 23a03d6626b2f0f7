import type { Picture } from '#catalogue/show/product-facts.ts'
import { selectorDrawingPath } from '#catalogue/paths.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import type { Drawing } from '#drawings/kinds.ts'
import { drawingSchema } from '#schema/drawing.ts'
import { picturesOf, type PlacedDrawing } from './placed-drawing.ts'

/** The drawing of each machine of content/vocabulario/seleccion.yaml: the section where it is sealed, or all of it. */
const DRAWINGS: Readonly<Record<string, { kind: Drawing['kind'] } & Record<string, unknown>>> = {
  bomba: { kind: 'before-after', solution: 'equipo-rotatorio', state: 'after' },
  agitador: { kind: 'mixer', seal: 'dual' },
  reactor: { kind: 'machine', machine: 'reactor' },
  cilindro: { kind: 'before-after', solution: 'cilindros', state: 'after' },
  valvula: { kind: 'before-after', solution: 'valvulas', state: 'after' },
  brida: { kind: 'before-after', solution: 'equipo-estacionario', state: 'after' },
  intercambiador: { kind: 'machine', machine: 'intercambiador' },
  ducto: { kind: 'expansion-joint-elastomeric' },
  rodamiento: { kind: 'before-after', solution: 'rodamientos', state: 'after' },
  turbina: { kind: 'machine', machine: 'turbina' },
  refinador: { kind: 'machine', machine: 'refinador' },
  soplador: { kind: 'packing-kit', place: 'lance' },
}

/** The drawings of machines on which the selector asks for figures. */
export function selectorDrawings({
  selection,
}: Pick<Catalogue, 'selection'>): (PlacedDrawing & { id: string })[] {
  return selection.equipment.flatMap(({ id, label: subject }) => {
    const parameters = DRAWINGS[id]
    if (!parameters) return []
    const drawing = drawingSchema.parse(parameters)
    return [{ id, path: selectorDrawingPath(id), drawing, size: 'figure' as const, subject }]
  })
}

/** The pictures of machines, by machine id. */
export function selectorPictures(model: Pick<Catalogue, 'selection'>): Record<string, Picture> {
  const placed = selectorDrawings(model)
  const pictures = picturesOf(placed)
  return Object.fromEntries(
    placed.flatMap(({ id, path }) => {
      const picture = pictures.get(path)
      return picture ? [[id, picture]] : []
    }),
  )
}
