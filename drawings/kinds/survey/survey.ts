import { z } from 'zod'
import { Sheet, type KindDefinition } from '../../kit.ts'
import { packingBox, pump, cylinder, expansionJoint, flangeFaces, mixer } from './subjects.ts'

/** The dimensions to be measured on a machine, with their letters. */
const schema = z.strictObject({
  kind: z.literal('survey'),
  subject: z.enum(['pump', 'mixer', 'packing-box', 'flange', 'cylinder', 'expansion-joint']),
})

type Subject = z.output<typeof schema>['subject']

type Words = { title: string; description: string }

const WORDS: Readonly<Record<Subject, Words>> = {
  pump: {
    title: 'caja de sello de una bomba, con sus medidas',
    description:
      'Corte de la caja con el sello retirado. A es el diámetro del eje; B, el de la caja; C, su profundidad; D, el círculo de los pernos; E, la distancia desde la cara de la caja hasta el primer obstáculo, y F, los pernos.',
  },
  mixer: {
    title: 'boquilla de un agitador, con sus medidas',
    description:
      'Corte de la boquilla del estanque, con el eje vertical y el accionamiento arriba. A es el diámetro del eje; B, el de la boquilla; C, el círculo de los pernos; D, el diámetro de la brida; E, la altura libre sobre la brida; F, el descentramiento del eje, y G, los pernos.',
  },
  'packing-box': {
    title: 'caja con empaquetadura, con sus medidas',
    description:
      'Corte de la caja con el prensaestopas retirado. A es el diámetro del eje; B, el de la caja; C, su profundidad; D, la distancia desde la cara hasta el centro del anillo linterna; E, el largo del cuello del prensaestopas, y F, el espacio libre hasta el soporte.',
  },
  flange: {
    title: 'brida con su junta, con sus medidas',
    description:
      'La brida de frente y en corte. A es el diámetro interior; B, el de la cara resaltada; C, el círculo de los pernos; D, el diámetro exterior; E, los agujeros, y F, el espesor de la junta.',
  },
  cylinder: {
    title: 'cilindro hidráulico, con sus medidas',
    description:
      'Corte del cilindro a lo largo del vástago. A es el diámetro del vástago; B, el de la camisa; C y D, el ancho y el diámetro de la ranura de la tapa; E y F, los de la ranura del pistón, y G, la carrera.',
  },
  'expansion-joint': {
    title: 'junta de expansión entre dos cañerías, con sus medidas',
    description:
      'Corte de la junta entre sus bridas. A es el diámetro interior; B, el largo entre caras; C, el diámetro de la brida; D, el círculo de los pernos; E, los pernos, y F, el desalineamiento entre los dos ejes.',
  },
}

type Survey = z.output<typeof schema>

/** Each draws itself and returns its extent. */
const SUBJECTS: Readonly<
  Record<Subject, (sheet: Sheet) => { top: number; bottom: number; width: number }>
> = {
  pump,
  mixer,
  'packing-box': packingBox,
  flange: flangeFaces,
  cylinder,
  'expansion-joint': expansionJoint,
}

function layout({ subject }: Survey) {
  const sheet = new Sheet()
  const { top, bottom, width } = SUBJECTS[subject](sheet)
  return sheet.finish({
    balloonRow: top,
    bottom,
    width,
    card: { x: 0, top: top + 24, width, height: top - bottom + 24 },
  })
}

/** The dimensions to be measured on a machine for requesting a seal: letters without figures. */
export const survey: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ subject }) => WORDS[subject],
}
