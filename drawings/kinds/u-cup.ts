import { onSheet } from '../sentences.ts'
import { z } from 'zod'
import { cylinderHead, HEAD_SHEET } from '../assemblies/cylinder-head.ts'
import { grooveView, LETTERS, rodAndPistonViews } from '../assemblies/groove-view.ts'
import { area, box, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import {
  cupGroove,
  ROUNDED_LIP,
  uCup as cup,
  cupContacts,
  type UCupShape,
} from '../parts/u-cup-section.ts'

/** A U-cup in the gland of a cylinder's rod, and on its piston. Its lips open towards the pressure. */
const schema = z
  .strictObject({
    kind: z.literal('u-cup'),
    /**
     * `positive`: the sharp edge leads; `negative`: the edge is set back behind a bevelled nose; `rounded`: long thin
     * lips with a radius, which retain the lubricating film.
     */
    lip: z.enum(['positive', 'negative', 'rounded']).default('positive'),
    /** Depth of the mouth between the lips. */
    mouth: z.enum(['shallow', 'normal', 'deep']).default('normal'),
    /** What is between the lips. */
    inside: z.enum(['empty', 'o-ring']).default('empty'),
    pressure: z.enum(['oil', 'air']).default('oil'),
    /** A second version of the cup, beside the sheet's views. */
    version: z.enum(['none', 'pedestal-ring', 'square-ring']).default('none'),
  })
  .refine(({ inside, mouth }) => inside !== 'o-ring' || mouth === 'shallow', {
    path: ['mouth'],
    error: 'un O-ring solo separa los labios en una boca corta: usa shallow',
  })
  .refine(({ version, mouth }) => mouth !== 'shallow' || version !== 'pedestal-ring', {
    path: ['mouth'],
    error: 'el anillo de pedestal pide una boca normal o deep',
  })
  .refine(({ lip, mouth }) => lip !== 'rounded' || mouth !== 'shallow', {
    path: ['mouth'],
    error: 'los labios redondeados son largos: usa normal o deep',
  })
  .refine(({ lip, version }) => lip !== 'rounded' || version === 'none', {
    path: ['version'],
    error: 'el lugar de la segunda versión lo ocupa el detalle del labio redondeado: usa none',
  })

const LAST_COLUMN = 444

/** The cup's groove on the rod and on the piston, with the letters of the size table, in a row. */
function views(parameters: z.output<typeof schema>, medium: 'process' | 'gas') {
  const { lip, version } = parameters
  const plain: UCupShape = { ...parameters, heel: 'plain' }
  const sheet = new Sheet()
  const common = { scale: 0.62, steps: [cupGroove(parameters)], medium }
  rodAndPistonViews(sheet, { ...common, of: 'seal', rod: [0, 0], piston: [222, 0] }, (groove) =>
    cup(groove, 'cup', plain, medium),
  )
  if (lip === 'rounded') lipDetail(sheet, [LAST_COLUMN, -92])
  else if (version !== 'none') {
    const isPedestal = version === 'pedestal-ring'
    const shape: UCupShape = isPedestal
      ? { ...plain, inside: version }
      : { ...plain, heel: version }
    grooveView(
      sheet,
      {
        ...common,
        id: 'version-view',
        title: isPedestal ? 'Con anillo de pedestal' : 'Con anillo antiextrusión',
        at: [LAST_COLUMN, 0],
        slidesOn: 'rod',
        letters: LETTERS.seal.rod,
      },
      (groove) => cup(groove, 'version-view-cup', shape, medium),
    )
  }
  return sheet.views
}

const HALF = 84
const FILM = 6
const ROD = 22
const SCALE = 4
/** Where the detail cuts the lip off. */
const CUT = 37

/** The rounded lip, enlarged, on the lubricating film that its radius does not scrape off. */
function lipDetail(sheet: Sheet, [cx, face]: Point) {
  const [left, right] = [cx - HALF, cx + HALF]
  sheet.onlyOnSection(() => {
    sheet
      .part('detail-rod', 'stationary', 'unsectioned', box(left, right, face - ROD, face), 'none')
      .medium('process', box(left, right, face, face + FILM))
      .opening(area(left - 2, right + 2, face - 2, face + FILM + 2))
      .line(polyline`M${left} ${face} H${right}`, { weight: 'outline' })
      .at([cx - 74, face + FILM], { scale: SCALE })
      .part('detail-lip', 'elastomer', 'lip', [[CUT, 8.5], ...ROUNDED_LIP, [CUT, 16]])
  })
  sheet
    .text([cx, face + 92], 'Radio del labio 4:1', { strong: true })
    .text([cx, face - ROD - 22], 'Película de lubricante')
}

type UCup = z.output<typeof schema>

function layout(parameters: UCup) {
  const medium = parameters.pressure === 'oil' ? 'process' : 'gas'
  const sheet = new Sheet()
  const groove = cylinderHead(sheet, { seal: [cupGroove(parameters)], medium })
  cup(groove, 'u-cup', { ...parameters, heel: 'plain' }, medium)
  cupContacts(groove, 'u-cup', parameters, { slides: 'shaft', holds: 'head', medium })
  sheet.name('u-cup', 'copa en U, labios hacia la presión')
  if (parameters.inside === 'o-ring') {
    sheet.name('u-cup-energiser', 'O-ring energizador entre los labios')
  }
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(parameters, medium),
    row: { centre: groove.place([72, 18]), side: 130 },
  })
}

const LIPS: Record<UCup['lip'], string> = {
  positive: 'El labio de ángulo positivo lleva el canto afilado por delante',
  negative: 'El labio de ángulo negativo lleva el canto retrasado, tras una nariz biselada',
  rounded: 'El labio, largo y delgado, termina en un radio que conserva la película de lubricante',
}
const MOUTHS: Record<UCup['mouth'], string> = {
  shallow: 'cuerpo casi cuadrado y boca corta',
  normal: 'boca en U de profundidad media',
  deep: 'boca en U profunda',
}
const VERSIONS: Record<UCup['version'], string | undefined> = {
  none: undefined,
  'pedestal-ring': onSheet('Al lado, la versión con anillo de pedestal perforado.'),
  'square-ring': onSheet('Al lado, la versión con anillo antiextrusión cuadrado en el talón.'),
}

function describe(parameters: UCup) {
  const { lip, mouth, inside, version } = parameters
  const isAir = parameters.pressure === 'air'
  return {
    title: `media sección en la tapa de un cilindro ${isAir ? 'neumático' : 'hidráulico'}`,
    description: inSentences([
      `A la izquierda, ${isAir ? 'el aire a presión' : 'el aceite a presión'}; a la derecha, el exterior. La copa sella a la vez el vástago y el fondo de su ranura; sus labios abren hacia la presión, que los aprieta.`,
      `${LIPS[lip]}; ${MOUTHS[mouth]}.`,
      inside === 'o-ring' &&
        'Un O-ring alojado entre los labios los separa como un resorte: cierra también sin presión.',
      onSheet('Vistas de la ranura en el vástago (d, D1, L) y en el pistón (D, d1, L).'),
      lip === 'rounded' && onSheet('Un detalle muestra el radio del labio sobre la película.'),
      VERSIONS[version],
    ]),
  }
}

export const uCup: KindDefinition<typeof schema> = { schema, layout, describe }
