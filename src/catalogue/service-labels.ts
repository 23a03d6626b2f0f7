/** How each part of a machine's service is called over its field, on a page and on paper. */
export const SERVICE_LABELS = {
  diameter: 'Eje o vástago',
  pressure: 'Presión',
  temperature: 'Temperatura',
  speed: 'Velocidad',
  fluid: 'Fluido',
  plan: 'Plan de sellado',
  flange: 'Norma y medida de brida',
} as const
