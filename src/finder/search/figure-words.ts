import { AIR, convert } from '#figures/units.ts'
import type { LengthUnit } from './figure-syntax.ts'
import type { Facet } from '#figures/facets.ts'

/** What the word beside a number says that it measures: a figure of the machine, or another length. */
export type Measured = Facet | 'section' | 'bore' | 'thickness' | 'length' | 'other'

/** Names that add nothing to their figure and are removed from the query with it. Folded. */
const NAMES: Readonly<Record<Measured, string>> = {
  bore: String.raw`(?:diametro |diam\.? |ø ?)?(?:de (?:la )?)?(?:caja(?: de (?:sellado|estopas?|empaquetadura))?|cajera|camara|alojamiento|stuffing box)|(?:diametro |ø ?)exterior|od|d\.e\.`,
  diameter: String.raw`(?:diametro|diam\.?|ø) ?(?:de |del )?(?:eje|interior)|eje ?(?:de )?(?:diametro|diam\.?|ø)|eje|diametro|diam\.?|dia\.|ø|d(?= ?[=:])|id|d\.?i\.?|shaft(?: size| diameter)?`,
  pressure: String.raw`(?:(?:alta|media|baja) )?(?:presion|pres\.)(?: (?:abs(?:oluta)?\.?|manometrica|relativa))?(?: (?:(?:de|en) )?(?:la )?(?:operacion|trabajo|dise[nñ]o|proceso|descarga|succion|impulsion|entrada|salida|linea|caja))?|pressure|p(?= ?[=:])|abs(?:olut[oa]s?)?\.?`,
  temperature: String.raw`(?:(?:alta|media|baja) )?(?:temperatura|temp\.?)(?: (?:de )?(?:operacion|trabajo|dise[nñ]o|proceso|entrada|salida))?|temperature|t(?= ?[=:°])°?`,
  speed: String.raw`velocidad(?: (?:de eje|periferica|superficial|lineal))?|vel\.?|n(?= ?[=:])`,
  section: String.raw`seccion(?: (?:cuadrada|de \w+))?|cuadrad[oa]`,
  thickness: String.raw`espesor|esp\.?|grosor|grueso`,
  other: String.raw`caudal|flujo|potencia|motor|viscosidad|densidad|peso|cantidad|cant\.|altura manometrica|npsh|granulometria|impulsor|rodete|impeller`,
  length: String.raw`largo|longitud|ancho|profundidad|altura|alto|carrera|desplazamiento|holgura`,
}
/** Words that name a number but stay in the query, as they also name a product: "vástago" asks for a rod seal. */
const IMPLIED = String.raw`vastago|piston|embolo`

const WORD_START = String.raw`(?<![\p{L}\p{N}])`
const JOIN = String.raw`(?: (?:de|del|es|a|al|que|igual a|unos|aprox\.?|entre|desde|hasta|sobre|mas|menos|mayor|menor|superior|inferior|max\.?|min\.?|maxim[oa]|minim[oa]|nominal))*(?:\s*[:=])?\s*$`
const isNamed = (words: string) => new RegExp(`${WORD_START}(?:${words})${JOIN}`, 'u')

/** Words that only occur before a figure: "entre", "mayor a". */
const BOUND =
  /(?<!\p{L})(?:entre|desde|hasta|sobre|mas|menos|mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?|rango|picos?|normal(?:mente)?|operacion|trabajo|dise[nñ]o)(?: (?:de|del|a|al|que))?\s*$/u

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

/** What a number measures by the folded words before it. */
export function nameBefore(text: string): Measured | undefined {
  return BEFORE.find(([name]) => name.test(text))?.[1]
}

/** What a number measures by the words after its unit, and their length: "60 mm de eje". */
export function nameAfter(text: string): { measured: Measured; length: number } | undefined {
  for (const [name, measured] of AFTER) {
    const said = name.exec(text)?.[0]
    if (said !== undefined) return { measured, length: said.length }
  }
  return undefined
}

/** The sides of a pump. */
const SIDES = 'descarga|succion|aspiracion|impulsion|entrada|salida'
const SIDE_AFTER = new RegExp(
  String.raw`^\s(?:(?:de|en|a) )?(?:la )?(?:${SIDES})(?![\p{L}]| ?[=:]| \d)`,
  'u',
)

/** The length of "en la descarga" after a figure. */
export function sideAfter(text: string): number {
  return SIDE_AFTER.exec(text)?.[0].length ?? 0
}

/** Words that are a name only before a figure with that unit: "P 10 bar", "succión 2 bar", "t. 90 °C". */
const BY_UNIT: Readonly<Record<Facet, RegExp>> = {
  pressure: isNamed(String.raw`p\.?|${SIDES}`),
  temperature: isNamed(String.raw`t\.?|${SIDES}`),
  diameter: isNamed(
    String.raw`d\.?|dia|(?:(?:eje|diametro|bajo) )?(?:(?:de )?la )?(?:camisa|manga)`,
  ),
  speed: isNamed(String.raw`[nv]\.?`),
}

/** The index in a folded text where the name of the figure after it begins. */
export function nameStart(text: string, facet?: Facet): number {
  const name = ANY_BEFORE.exec(text) ?? (facet && BY_UNIT[facet].exec(text)) ?? BOUND.exec(text)
  return name?.index ?? text.length
}

const ABSOLUTE = String.raw`abs(?:olut[oa]s?)?\.?`
const ABSOLUTE_BEFORE = new RegExp(String.raw`(?<!\p{L})${ABSOLUTE}(?: de)?(?:\s?[:=])?\s*$`, 'u')
const ABSOLUTE_AFTER = new RegExp(
  String.raw`^\s?(?:de )?(?:presion )?\(?${ABSOLUTE}\)?(?!\p{L})`,
  'u',
)
const VACUUM_BEFORE =
  /(?:vacio|(?:presion|succion) negativa|depresion)(?: (?:de|a|hasta))?(?:\s?[:=])?\s*$/u
const VACUUM_AFTER = /^\s?(?:de )?vacio(?!\p{L})/u
const VACUUM = /vacio/u
/** Words for an asked vacuum; in "bomba de vacío" the word only names the machine. */
const VACUUM_WORD =
  /(?<!bombas? (?:de )?)(?<!\p{L})(?:(?:al|de|en|con) )?(?:vac[ií]o|(?:(?:presi[oó]n|succi[oó]n) )?negativ[oa]s?|depresi[oó]n)(?!\p{L})/giu

/**
 * Corrects a pressure's unit by the words beside the figure: absolute ("50 mbar abs") or a vacuum ("vacío de 0,9 bar");
 * units of mercury are a vacuum if the query mentions one. `length`: how many of the following characters say so.
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

/** Removes the words for a vacuum, which the figure already says. */
export function withoutVacuum(words: string): string {
  return words.replaceAll(VACUUM_WORD, ' ')
}
