/** Fractions of an inch as size tables write them. */
const PARTS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const NOMINAL = new RegExp(`^(\\d*)([${Object.keys(PARTS).join('')}]?)$`)

/** A nominal size in inches, "1½" or "2", as a number. */
export function readInches(text: string): number | undefined {
  const [, whole = '', part = ''] = NOMINAL.exec(text) ?? []
  return whole + part === '' ? undefined : Number(whole) + (PARTS[part] ?? 0)
}

/** Writes "1,5 a 72 in" as size tables do: "1½ a 72 in". */
export function inchFractions(text: string): string {
  return text.replace(/(\d+),(\d+)/g, (figure, whole: string, decimals: string) => {
    const part = Object.keys(PARTS).find((one) => PARTS[one] === Number(`0.${decimals}`))
    return part === undefined ? figure : `${whole === '0' ? '' : whole}${part}`
  })
}
