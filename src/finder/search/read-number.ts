/** "5.000 ft/min" is five thousand, as es-CL writes it; "2.625 in" is a shaft, as drawings write it. */
export function readNumber(text: string, unit: string): number {
  const isThousands = unit !== 'in' && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)
  return Number(isThousands ? text.replaceAll('.', '') : text.replace(',', '.'))
}

/** A sign, then a fraction with or without its whole, or a number with comma or point. */
const AMOUNT = /^([−-])?\s*(?:(?:(\d+)\s+)?(\d+)\/(\d+)|(\d[\d.,]*))$/

/** An amount that stands alone, as in a field: "50", "4,75", "1 7/8", "1½"; undefined if it is none. */
export function readAmount(text: string, unit: string): number | undefined {
  const plain = text
    .replaceAll(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
  const match = AMOUNT.exec(plain.trim())
  if (!match) return undefined
  const [, sign, whole = '0', top, bottom, number = ''] = match
  const amount =
    top === undefined ? readNumber(number, unit) : Number(whole) + Number(top) / Number(bottom)
  if (!Number.isFinite(amount)) return undefined
  return sign === undefined ? amount : -amount
}
