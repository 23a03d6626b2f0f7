import { AIR, convert } from '#figures/units.ts'
import type { LengthUnit } from './figure-reading.ts'
import type { Facet } from '#figures/facets.ts'

/** What a number is by the word beside it: a figure of the machine, or a length that is no shaft. */
export type Measured = Facet | 'section' | 'bore' | 'thickness' | 'length' | 'other'

/** Words that say it and nothing that the figure would not say: they go with their figure. Folded. */
const NAMES: Readonly<Record<Measured, string>> = {
  bore: String.raw`(?:diametro |diam\.? |ø ?)?(?:de (?:la )?)?(?:caja(?: de (?:sellado|estopas?|empaquetadura))?|cajera|camara|alojamiento|stuffing box)|(?:diametro |ø ?)exterior|od`,
  diameter: String.raw`(?:diametro|diam\.?|ø) ?(?:de |del )?(?:eje|interior)|eje ?(?:de )?(?:diametro|diam\.?|ø)|eje|diametro|diam\.?|dia\.|ø|d(?= ?[=:])|shaft(?: size| diameter)?`,
  pressure: String.raw`(?:(?:alta|media|baja) )?(?:presion|pres\.)(?: abs(?:oluta)?\.?)?(?: de (?:operacion|trabajo|diseno|proceso|descarga|succion|la caja))?|pressure|p(?= ?[=:])|abs(?:olut[oa]s?)?\.?`,
  temperature: String.raw`(?:(?:alta|media|baja) )?(?:temperatura|temp\.?)(?: de (?:operacion|trabajo|diseno|proceso))?|temperature|t(?= ?[=:°])°?`,
  speed: String.raw`velocidad(?: (?:de eje|periferica|superficial|lineal))?|vel\.`,
  section: String.raw`seccion(?: (?:cuadrada|de \w+))?|cuadrad[oa]`,
  thickness: String.raw`espesor|esp\.?|grosor|grueso`,
  other: String.raw`caudal|flujo|potencia|motor|viscosidad|densidad|peso|cantidad|cant\.|altura manometrica|npsh|granulometria`,
  length: String.raw`largo|longitud|ancho|profundidad|altura|alto|carrera|desplazamiento|holgura`,
}
/** Words that say what a bare number is, and also what is looked for: "vástago" asks for a rod seal. */
const IMPLIED = String.raw`vastago|piston|embolo`

const WORD_START = String.raw`(?<![\p{L}\p{N}])`
const JOIN = String.raw`(?: (?:de|del|es|a|al|que|igual a|unos|aprox\.?|entre|desde|hasta|sobre|mas|menos|mayor|menor|superior|inferior|max\.?|min\.?|maxim[oa]|minim[oa]|nominal))*(?:\s*[:=])?\s*$`
const isNamed = (words: string) => new RegExp(`${WORD_START}(?:${words})${JOIN}`, 'u')

/** What stands before a figure alone: "entre", "mayor a". */
const BOUND =
  /(?<!\p{L})(?:entre|desde|hasta|sobre|mas|menos|mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?)(?: (?:de|del|a|al|que))?\s*$/u

const MEASURED = Object.keys(NAMES) as Measured[]
const BEFORE: readonly (readonly [RegExp, Measured])[] = [
  ...MEASURED.map((measured) => [isNamed(NAMES[measured]), measured] as const),
  [isNamed(IMPLIED), 'diameter'],
]
const ANY_BEFORE = isNamed(MEASURED.map((measured) => NAMES[measured]).join('|'))
const AFTER: readonly (readonly [RegExp, Measured])[] = MEASURED.map((measured) => [
  new RegExp(
    `^\\s?(?:de |del |in )?(?:${NAMES[measured]})(?![\\p{L}\\p{N}=:]| ?[=:]| \\d| de \\d)`,
    'u',
  ),
  measured,
])

/** What the words before a number, folded, say that it measures. */
export function nameBefore(text: string): Measured | undefined {
  return BEFORE.find(([name]) => name.test(text))?.[1]
}

/** What the words after a number and its unit say, and how many letters say it: "60 mm de eje". */
export function nameAfter(text: string): { measured: Measured; length: number } | undefined {
  for (const [name, measured] of AFTER) {
    const said = name.exec(text)?.[0]
    if (said !== undefined) return { measured, length: said.length }
  }
  return undefined
}

/** Where the name that goes with the figure after it begins, in a folded text. */
export function nameStart(text: string): number {
  return (ANY_BEFORE.exec(text) ?? BOUND.exec(text))?.index ?? text.length
}

/** Less than nothing is no pressure. */
const ABSOLUTE = String.raw`abs(?:olut[oa]s?)?\.?`
const ABSOLUTE_BEFORE = new RegExp(String.raw`(?<!\p{L})${ABSOLUTE}(?: de)?(?:\s?[:=])?\s*$`, 'u')
const ABSOLUTE_AFTER = new RegExp(
  String.raw`^\s?(?:de )?(?:presion )?\(?${ABSOLUTE}\)?(?!\p{L})`,
  'u',
)
const VACUUM_BEFORE = /vacio(?: (?:de|a|hasta))?(?:\s?[:=])?\s*$/u
const VACUUM_AFTER = /^\s?(?:de )?vacio(?!\p{L})/u
const VACUUM = /vacio/u
/** A vacuum that is asked for; in "bomba de vacío" the word only names the machine. */
const VACUUM_WORD = /(?<!bombas? (?:de )?)(?<!\p{L})(?:(?:al|de|en|con) )?vac[ií]o(?!\p{L})/giu

/**
 * A pressure as the words beside its figure mean it: above nothing ("50 mbar abs"), or below the air's ("vacío de
 * 0,9 bar"); mercury measures a vacuum wherever the question names one. `length`: how much of what follows says so.
 */
export function pressureMeant(
  unit: LengthUnit,
  value: number,
  [before, after]: readonly [string, string],
): { unit: LengthUnit; length: number } {
  if (unit.facet !== 'pressure' || unit.offset !== undefined) return { unit, length: 0 }
  const shownAs = unit.shownAs ?? unit.unit
  const absolute = ABSOLUTE_AFTER.exec(after)?.[0]
  if (absolute !== undefined || ABSOLUTE_BEFORE.test(before)) {
    const offset = -convert(AIR, 'bar', unit.unit)
    return { unit: { ...unit, offset, shownAs: `${shownAs} abs` }, length: absolute?.length ?? 0 }
  }
  const vacuum = VACUUM_AFTER.exec(after)?.[0]
  const isSaid = vacuum !== undefined || VACUUM_BEFORE.test(before)
  const isMercury = shownAs.endsWith('Hg') && VACUUM.test(before + after)
  const factor = unit.factor ?? 1
  const isPossible = value > 0 && convert(value * factor, unit.unit, 'bar') <= AIR
  return (isSaid || isMercury) && isPossible
    ? {
        unit: { ...unit, factor: -factor, shownAs: `${shownAs} de vacío` },
        length: vacuum?.length ?? 0,
      }
    : { unit, length: vacuum?.length ?? 0 }
}

/** The words without those for a vacuum, which a figure says already. */
export function withoutVacuum(words: string): string {
  return words.replaceAll(VACUUM_WORD, ' ')
}
