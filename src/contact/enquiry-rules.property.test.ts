import { constantFrom, sample, string, type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commentOpening, openComment } from './comment-opening.ts'
import {
  cleanEnquiry,
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  readEnquiry,
  validateEnquiry,
  type EnquiryField,
} from './enquiry-rules.ts'
import { enquiryText, mailtoHref } from './enquiry-text.ts'
import { relayBody } from './relay-mail.ts'
import { newReference } from './reference.ts'
import { hasOddCheckDigit } from './rut-check-digit.ts'
import { anyEnquiry, anyPhone, anyRut, anyText, SEED } from './testing/any-enquiry.ts'
import { tidyInput } from './tidy-input.ts'

/** Of each kind the values are made once, for all rules. */
const made = new Map<unknown, readonly unknown[]>()

function hold<Value>(values: Arbitrary<Value>, rule: (value: Value) => void): void {
  const known = made.get(values) ?? sample(values, { numRuns: 400, seed: SEED })
  made.set(values, known)
  for (const value of known as readonly Value[]) {
    try {
      rule(value)
    } catch (cause) {
      throw new Error(`with ${JSON.stringify(value)}: ${String(cause)}`, { cause })
    }
  }
}

const cleaned = (field: EnquiryField, value: string) =>
  cleanEnquiry({ ...EMPTY_ENQUIRY, [field]: value })[field]
const isAccepted = (field: EnquiryField, value: string) =>
  validateEnquiry({ ...EMPTY_ENQUIRY, [field]: value })[field] === undefined

const DIGITS = '0123456789'
const areDigits = (text: string) => [...text].every((sign) => DIGITS.includes(sign))

describe('spec 5: whatever is written', () => {
  test('a telephone is accepted where it is nine digits, and nowhere else', () => {
    hold(anyPhone, (value) => {
      const phone = cleaned('phone', value)
      expect(isAccepted('phone', value)).toBe(phone.length === 9 && areDigits(phone))
    })
  })

  test('a RUT is accepted where it is 7 or 8 digits, a hyphen, and a digit, k or K', () => {
    hold(anyRut, (value) => {
      const rut = cleaned('companyRut', value)
      const number = rut.slice(0, -2)
      const isRut =
        (number.length === 7 || number.length === 8) &&
        areDigits(number) &&
        rut.at(-2) === '-' &&
        `${DIGITS}kK`.includes(rut.slice(-1))
      expect(isAccepted('companyRut', value)).toBe(isRut)
    })
  })

  test.each([
    ['name', 3],
    ['lastname', 3],
    ['businessName', 1],
    ['address', 1],
    ['comment', 1],
  ] as const)('%s is accepted by its number of characters alone: %i or more', (field, least) => {
    hold(anyEnquiry, (enquiry) => {
      const { length } = Array.from(cleaned(field, enquiry[field]))
      const isLongEnough = length >= least && length <= ENQUIRY_RULES[field].maxLength
      expect(isAccepted(field, enquiry[field])).toBe(isLongEnough)
    })
  })

  test('an accepted e-mail names one receiver and opens no header', () => {
    hold(anyEnquiry, ({ email }) => {
      if (!isAccepted('email', email)) return
      expect(cleaned('email', email)).toMatch(/^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()]+$/u)
    })
  })

  test('each field is judged by itself, with its own message', () => {
    hold(anyEnquiry, (enquiry) => {
      const errors = validateEnquiry(enquiry)
      for (const field of ENQUIRY_FIELDS) {
        const { message, maxLength } = ENQUIRY_RULES[field]
        const tooLong = `Usa como máximo ${maxLength.toLocaleString('es-CL')} caracteres.`
        expect([undefined, message, tooLong]).toContain(errors[field])
        expect(isAccepted(field, enquiry[field])).toBe(errors[field] === undefined)
      }
    })
  })
})

describe('a cleaned enquiry', () => {
  test('does not change when it is cleaned again', () => {
    hold(anyEnquiry, (enquiry) => {
      const once = cleanEnquiry(enquiry)
      expect(cleanEnquiry(once)).toEqual(once)
      expect(validateEnquiry(once)).toEqual(validateEnquiry(enquiry))
    })
  })

  test('has line breaks in the comment only, no control characters, and well-formed Unicode', () => {
    hold(anyEnquiry, (enquiry) => {
      const { comment, ...lines } = cleanEnquiry(enquiry)
      for (const line of Object.values(lines)) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(comment).not.toMatch(/[^\P{Cc}\t\n]|[\u2028\u2029]/u)
      expect([comment, ...Object.values(lines)].join('').isWellFormed()).toBe(true)
    })
  })

  test('is the same at the relay as in the browser, sent by script or by plain form', () => {
    hold(anyEnquiry, (enquiry) => {
      const json: unknown = JSON.parse(
        JSON.stringify(relayBody(enquiry, newReference()).template_params),
      )
      const form = Object.fromEntries(new URLSearchParams(new URLSearchParams(enquiry).toString()))
      for (const received of [readEnquiry(json), readEnquiry(form)]) {
        expect(received).toEqual(cleanEnquiry(enquiry))
        expect(validateEnquiry(received)).toEqual(validateEnquiry(enquiry))
      }
    })
  })

  test('makes a valid mailto link and a text with every field', () => {
    hold(anyEnquiry, (enquiry) => {
      const href = mailtoHref('ventas@sellos.example', enquiry)
      expect(href).toMatch(
        /^mailto:ventas@sellos\.example\?subject=[\w%.~!*'()-]+&body=[\w%.~!*'()-]+$/,
      )
      expect(href.length).toBeLessThanOrEqual(2000)
      const text = enquiryText(enquiry)
      for (const field of ENQUIRY_FIELDS) expect(text).toContain(cleanEnquiry(enquiry)[field])
    })
  })
})

describe('a pasted value', () => {
  test.each(['phone', 'companyRut'] as const)('in %s becomes valid or stays unchanged', (field) => {
    hold(field === 'phone' ? anyPhone : anyRut, (value) => {
      const tidy = tidyInput(field, value)
      expect(tidyInput(field, tidy)).toBe(tidy)
      if (tidy === value) return
      expect(isAccepted(field, tidy)).toBe(true)
      const [signs, kept] = [value, tidy].map((text) => text.replaceAll(/[^\dkK]/g, ''))
      expect(signs?.endsWith(kept ?? '')).toBe(true) // No digit is guessed, turned round or lost.
    })
  })

  test('that is already valid is at most trimmed', () => {
    hold(anyEnquiry, (enquiry) => {
      for (const field of ['phone', 'companyRut'] as const) {
        const isSame = tidyInput(field, enquiry[field]) === cleaned(field, enquiry[field])
        expect(isSame || !isAccepted(field, enquiry[field])).toBe(true)
      }
    })
  })

  test('in any other field stays unchanged', () => {
    const tidied = new Set(['phone', 'companyRut', 'email'])
    const others = ENQUIRY_FIELDS.filter((field) => !tidied.has(field))
    hold(anyText, (value) => {
      for (const field of others) expect(tidyInput(field, value)).toBe(value)
    })
  })
})

test("the form's hints accept every text", () => {
  hold(anyEnquiry, (enquiry) => {
    expect(hasOddCheckDigit(enquiry.companyRut)).toBeTypeOf('boolean')
    const product = { label: enquiry.name, name: enquiry.lastname }
    const opening = commentOpening(product, enquiry.comment)
    expect(openComment(opening, openComment(opening, ''))).toBe(opening)
    expect(openComment(opening, enquiry.comment)).toContain(enquiry.comment.trim())
  })
})

test("exactly one of ten digits and K is a RUT's check digit", () => {
  hold(string({ unit: constantFrom(...DIGITS), minLength: 7, maxLength: 8 }), (number) => {
    const fitting = [...DIGITS, 'K'].filter((digit) => !hasOddCheckDigit(`${number}-${digit}`))
    expect(fitting).toHaveLength(1)
  })
})
