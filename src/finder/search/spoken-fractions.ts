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
const COUNTS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const SAID = Object.keys(FRACTIONS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const INCHES = String.raw`(?:pulgadas?|pulg|plg|in|")(?![\p{L}])\.?`
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${COUNTS.join('|')})(?= pulgadas?(?![\p{L}]))`,
  'giu',
)
const AND = new RegExp(
  String.raw`(\d+) ?${INCHES} ?(?:(?:y |e )(?:de )?(${SAID})(?![\p{L}])|(?:y )?(\d{1,2}/(?:2|4|8|16|32|64))(?![\p{N}/]) ?(?:${INCHES})?)`,
  'giu',
)
const WHOLE_AND = new RegExp(String.raw`(\d+) (?:y |e )(${SAID}) (?:de )?pulgadas?`, 'giu')
const ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SAID}) (?:de )?pulgadas?(?![\p{L}])`, 'giu')

/** Inches as they are said: "2 pulgadas y media", "tres cuartos de pulgada", "dos pulgadas". */
export function inFigures(text: string): string {
  const fraction = (said: string | undefined) => FRACTIONS[said?.toLowerCase() ?? ''] ?? ''
  return text
    .replace(COUNTED, (said) => String(COUNTS.indexOf(said.toLowerCase()) + 1))
    .replace(
      AND,
      (_, whole: string, said?: string, typed?: string) => `${whole} ${typed ?? fraction(said)} in`,
    )
    .replace(WHOLE_AND, (_, whole: string, said: string) => `${whole} ${fraction(said)} in`)
    .replace(ALONE, (_, said: string) => `${fraction(said)} in`)
}
