import { ENQUIRY_RULES } from './enquiry-rules.ts'

/** Módulo 11: the digits from the right times 2, 3 … 7, 2, 3 …; 11 reads 0 and 10 reads K. */
function checkDigitOf(digits: string): string {
  let sum = 0
  let factor = 2
  for (const digit of [...digits].reverse()) {
    sum += Number(digit) * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  const rest = 11 - (sum % 11)
  if (rest === 11) return '0'
  if (rest === 10) return 'K'
  return String(rest)
}

/**
 * True for a well-formed RUT whose check digit does not belong to its number. Only ever a hint:
 * specification 5 asks for the pattern and nothing else.
 */
export function hasOddCheckDigit(rut: string): boolean {
  const trimmed = rut.trim()
  if (!ENQUIRY_RULES.companyRut.pattern?.test(trimmed)) return false
  const [digits = '', checkDigit = ''] = trimmed.split('-')
  return checkDigitOf(digits) !== checkDigit.toUpperCase()
}
