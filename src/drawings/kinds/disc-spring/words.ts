import type { DrawingOf } from '#schema/drawing.ts'

export type DiscSpringDrawing = DrawingOf<'disc-spring'>
export type Arrangement = DiscSpringDrawing['arrangement']

/** Free and loaded height; h0 is the cone's alone, the free height less the thickness (DIN EN ISO 16983). */
export const HEIGHTS: Record<Arrangement, readonly [free: string, loaded: string]> = {
  single: ['l0', 'l1'],
  parallel: ['L0', 'L1'],
  series: ['L0', 'L1'],
}
const ARRANGEMENTS: Record<Arrangement, string> = {
  single: 'Un resorte cónico bajo la tuerca.',
  parallel: 'Dos resortes encajados bajo la tuerca suman su carga.',
  series: 'Dos resortes enfrentados bajo la tuerca suman su recorrido.',
}

export const describeDiscSpring = ({ arrangement }: DiscSpringDrawing) => ({
  title: 'unión embridada con carga dinámica y estados del resorte',
  description: `Media sección. ${ARRANGEMENTS[arrangement]} El apriete lo aplana de la altura libre ${HEIGHTS[arrangement].join(' a ')}; cuando la junta cede o el perno se dilata, se abre otra vez y mantiene la carga. De y Di son sus diámetros.`,
})
