import { foldText } from '#schema/fold-text.ts'
import { isOfRuler } from './read-number.ts'
import { SPOKEN_NUMBER, spokenNumber } from './spoken-number.ts'
import { WRITTEN_UNITS } from './written-units.ts'

const FRACTIONS: Readonly<Record<string, string>> = {
  media: '1/2',
  medio: '1/2',
  'un cuarto': '1/4',
  cuarto: '1/4',
  'tres cuartos': '3/4',
  'un octavo': '1/8',
  'tres octavos': '3/8',
  'cinco octavos': '5/8',
  'siete octavos': '7/8',
}
/** "40 °C bajo cero", "menos 40 grados". */
const BELOW_ZERO =
  /(?<![\p{L}\p{N}.,-])(\d+)( ?(?:°|grados?)?(?: ?[cf](?:elsius|ahrenheit)?)?) bajo cero/giu
const MINUS = /(?<!\p{L})menos (?=\d+ ?(?:°|grados?|[cf](?![\p{L}])))/giu
const SAID = Object.keys(FRACTIONS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const INCHES = String.raw`(?:pulgadas?|pulg|plg|in|")(?![\p{L}])\.?`
const AND_FRACTION = new RegExp(`^ (?:y|e) (?:${SAID})(?![\\p{L}])`, 'u')
const TURNS = /^ (?:rpm|revoluciones|vueltas)/
const AMOUNT = String.raw`(?:\d+[ -])?\d+/\d+|\d+(?:[.,]\d+)*`
const UNIT_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}"/°]|\p{N} ?)[([]?((?<=[([])in|mm|cm|pulg(?:adas?)?|bar[ga]?|psi[ga]?|[km]pa|kgf?/cm2|mca|°[cf]|m/s|ft/min|r\.?p\.?m\.?)[)\]]? ?[:=]? ?(-?(?:${AMOUNT})(?: ?(?:-|a) ?-?(?:${AMOUNT}))?)(?![\p{L}\p{N}])`,
  'giu',
)
const SLASHED = /(?<![\p{L}\p{N}.,/])(-?\d+(?:,\d+)?)\/(-?\d+(?:,\d+)?)(?![\p{N}/]|[.,]\d)/gu
/** "veinte a 30 bar". */
const TO_NUMBER = /^ (?:a|y|hasta) \d/
const AND = new RegExp(
  String.raw`(\d+) ?${INCHES} ?(?:(?:y |e )(?:de )?(${SAID})(?![\p{L}])|(?:y )?(\d{1,2}/(?:2|4|8|16|32|64))(?![\p{N}/]) ?(?:${INCHES})?)`,
  'giu',
)
const WHOLE_AND = new RegExp(
  String.raw`(\d+) (?:y |e )(${SAID}|\d{1,2}/\d{1,2}) ?(?:de )?${INCHES}`,
  'giu',
)
const ALONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${SAID}|\d{1,2}/\d{1,2}) (?:de )?pulgadas?(?![\p{L}])`,
  'giu',
)

/** Replaces spoken figures by digits: "cien psi", "2 pulgadas y media", "menos 40 grados". */
export function inFigures(text: string): string {
  const fraction = (said: string | undefined) => FRACTIONS[said?.toLowerCase() ?? ''] ?? said ?? ''
  return spanned(counted(unitsLast(text)))
    .replace(BELOW_ZERO, (_, number: string, unit: string) => `-${number}${unit}`)
    .replace(MINUS, '-')
    .replace(
      AND,
      (_, whole: string, said?: string, typed?: string) => `${whole} ${fraction(said ?? typed)} in`,
    )
    .replace(WHOLE_AND, (_, whole: string, said: string) => `${whole} ${fraction(said)} in`)
    .replace(ALONE, (_, said: string) => `${fraction(said)} in`)
}

/** Reads a table's "Presión (bar): 10" as "Presión 10 bar". */
function unitsLast(text: string): string {
  return text.replace(UNIT_FIRST, (typed, unit: string, amount: string, at: number) => {
    const rest = foldText(text.slice(at + typed.length)).trimStart()
    const isTold = /[([]/.test(typed) || !WRITTEN_UNITS.some(({ form }) => form.test(rest))
    return isTold ? `${amount} ${unit}` : typed
  })
}

/** Reads "100/150 psi" as a range and "60/80 mm" as two measures; "3/4 bar" is a fraction. */
function spanned(text: string): string {
  return text.replace(SLASHED, (typed, one: string, other: string, at: number) => {
    const rest = foldText(text.slice(at + typed.length)).trimStart()
    const isFraction = Number(one) % 2 === 1 && isOfRuler(one, other)
    const { facet = '', unit = '' } = WRITTEN_UNITS.find(({ form }) => form.test(rest)) ?? {}
    if (isFraction || unit === 'in') return typed
    if (facet === 'diameter') return `${one} x ${other}`
    return facet || /^r\.?p\.?m/.test(rest) ? `${one}-${other}` : typed
  })
}

/** Replaces numbers in words before a unit. */
function counted(text: string): string {
  let read = text
  // Folding keeps a text's length. Backwards, so that a range's second number is digits when its first one is read.
  for (const { index, 0: said } of [...foldText(text).matchAll(SPOKEN_NUMBER)].reverse()) {
    const rest = foldText(read.slice(index + said.length))
    const isFigure =
      [TURNS, TO_NUMBER, AND_FRACTION].some((form) => form.test(rest)) ||
      WRITTEN_UNITS.some(({ form }) => form.test(rest.trimStart()))
    if (isFigure)
      read = `${read.slice(0, index)}${spokenNumber(said)}${read.slice(index + said.length)}`
  }
  return read
}

const END = String.raw`(?![\p{L}\p{N}]|/\p{L})`
const PER_TIME = '(?:/|\\s?por\\s?)\\s?(?:hora|horas|hrs?|h|minuto|min|segundo|seg|s|dia)'

/** Units that products are not chosen by, with the explanation for the unused number. */
const UNUSED: readonly (readonly [form: string, meaning: string])[] = [
  [
    `(?:m3|m\\^3|metros? cubicos?|l|lts?|litros?|gal|galones?|kg|ton|toneladas?|t)${PER_TIME}${END}|(?:lpm|lps|gpm|usgpm|m3h|tph|tpd|cfm|scfm|ml/h|cc/min)${END}`,
    'caudal: la búsqueda no lo compara; inclúyelo en tu consulta',
  ],
  [
    `(?:kw|mw|hp|cv|w|watts?|kva|caballos?)${END}`,
    'potencia: la búsqueda no la compara; inclúyela en tu consulta',
  ],
  [
    `(?:cst|cp|cps|centipoises?|centistokes?|mpa\\.?s|pa\\.?s|ssu)${END}`,
    'viscosidad: la búsqueda no la compara; inclúyela en tu consulta',
  ],
  [
    `(?:mm/s|g/cm3|kg/m3|kg/l|sg|nm|n\\.?m|kn|hz|khz|rms|mm rms|um|µm|μm|micron(?:es)?|micras?|v|volts?|ma|amp(?:er(?:es|ios)?)?|db|dbm|ntu|oz|onzas?|quintal(?:es)?|yardas?|nudos?|brazas?|lux|lumen(?:es)?|ohms?|kcal|btu|kj|mj|kwh|joules?|dan|mph|brix|° ?brix|baume|° ?be|gl|hl|ft3|pies? cubicos?|bbl|barriles|fardos?|gpa|ppm|ppb|mg/l|g/l|shore|durometro)${END}`,
    'dato del equipo que la búsqueda no compara; inclúyelo en tu consulta',
  ],
  [
    `(?:kg|kgs|kilos?|kilogramos?|g|grs?|gramos?|ton|toneladas?)${END}\\.?`,
    'peso o cantidad: escríbelo en la lista para cotizar',
  ],
  [
    `(?:unidades|unidad|unids?|uds?|und|un|u|pzas?|pza|piezas?|pcs|ea|rollos?|cajas?(?! \\d)|pares?)${END}\\.?`,
    'cantidad: escríbela en la lista para cotizar',
  ],
  [
    `(?:m|mts?|metros?|ft|pies?|km|yardas?)${END}\\.?`,
    'largo: la búsqueda no lo compara; inclúyelo en tu consulta',
  ],
  [
    `(?:m2|ft2|metros? cuadrados?|cm2|mm2)${END}`,
    'superficie: la búsqueda no la compara; inclúyela en tu consulta',
  ],
  [
    `(?:m3|cm3|cc|ml|l|lts?|litros?|gal|galones?)${END}\\.?`,
    'volumen: la búsqueda no lo compara; inclúyelo en tu consulta',
  ],
  [
    `(?:usd|us\\$|\\$|clp|pesos|dolares|uf|euros?)${END}`,
    'monto: el sitio no publica precios; pide la cotización',
  ],
  [`(?:dias?|semanas?|meses|anos|años|hrs?|minutos?)${END}`, 'tiempo: la búsqueda no lo usa'],
  // Unknown compound units: pounds per foot, litres per kilometre.
  [
    `(?!(?:y/o|c/u|s/n|a/c|e/s)${END})[a-zµ]{1,5}[/·][a-zµ]{1,5}[23²³]?${END}`,
    'la búsqueda no conoce esa unidad',
  ],
]

/** The same, as forms for the text after a number; the first match counts. */
export const OTHER_UNITS: readonly (readonly [form: RegExp, meaning: string])[] = UNUSED.map(
  ([form, meaning]) => [new RegExp(`^(?:${form})`, 'u'), meaning],
)
