import type { DrawingOf } from '#schema/drawing.ts'

export type DiscSpringDrawing = DrawingOf<'disc-spring'>
export type Arrangement = DiscSpringDrawing['arrangement']

const ARRANGEMENTS: Record<Arrangement, string> = {
  single: 'Un resorte cónico bajo la tuerca.',
  parallel: 'Dos resortes encajados bajo la tuerca suman su carga.',
  series: 'Dos resortes enfrentados bajo la tuerca suman su recorrido.',
}

export const describeDiscSpring = ({ arrangement }: DiscSpringDrawing) => ({
  title: 'unión embridada con carga dinámica y estados del resorte',
  description: `Media sección. ${ARRANGEMENTS[arrangement]} El apriete lo aplana de h0 a h; cuando la junta cede o el perno se dilata, se abre otra vez y mantiene la carga. De y Di son sus diámetros.`,
})
