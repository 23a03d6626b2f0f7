import { codeKey, foldText } from '#schema/fold-text.ts'

/** Words inside a code that people leave out: "170 (serie AH)" is asked for as "170 AH". */
const LEFT_OUT = /\b(?:serie|tipo)\b/g
const SEPARATORS = /[^\p{L}\p{N}]+/gu
/** "440/440M" are two codes; "350 EF/12" is one. */
const SEVERAL_CODES = /^\d+[a-z]*(?:\/\d+[a-z]*)+$/

/**
 * Every key for a published code: each code that it joins ("10K / 22KN", "440/440M") and all of them together, with and
 * without "serie", and the number alone if it does not come first (DualPac 2212).
 */
export function codeKeys(code: string): string[] {
  const folded = foldText(code)
  const codes = SEVERAL_CODES.test(folded) ? folded.split('/') : folded.split(' / ')
  const keys = codes.flatMap((one) => {
    const short = one.replaceAll(LEFT_OUT, ' ')
    const numbers = one
      .split(SEPARATORS)
      .slice(1)
      .filter((part) => /^\d{4,}$/.test(part))
    return [codeKey(one), codeKey(short), ...numbers]
  })
  return [...new Set([...keys, codeKey(code)])].filter(Boolean)
}
