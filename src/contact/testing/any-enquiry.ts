import {
  array,
  constantFrom,
  emailAddress,
  integer,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
  type Arbitrary,
} from 'fast-check'
import type { Enquiry } from '../enquiry-rules.ts'

/** The same enquiries each time: a test that fails now and then is not trusted. */
export const SEED = 682

/** Known injections into mails, headers, pages and templates. */
const HOSTILE = [
  '\r\n',
  '\r',
  '\n',
  '\r\n\r\n',
  '\r\nBcc: intruso@evil.example',
  '\nContent-Type: text/html',
  '\r\n.\r\n',
  '--',
  '=?utf-8?B?QmNjOiBh?=',
  '=0D=0A',
  '<script>alert(1)</script>',
  '<b>',
  '&lt;',
  '{{name}}',
  '{{{comment}}}',
  '${name}',
  '<%= comment %>',
  '{% raw %}',
  '\u202E',
  '\u2066',
  '\u200B',
  '\uFEFF',
  '\u2028',
  '\u0085',
  '\0',
  '\u0007',
  '\u001B[31m',
  '\uD800',
  '\uDC00',
  '👩‍🔧',
  '🇨🇱',
  'שלום',
  'مرحبا',
  'e\u0301',
  'e\u0007\u0301',
  'ﷺ',
  '"',
  ',',
  ';',
  '>',
  'a@b.cl',
] as const

const words = string({ unit: 'binary', maxLength: 40 })
/** Any text that a visitor, or who is none, may send in a field. */
export const anyText: Arbitrary<string> = array(
  oneof(words, constantFrom(...HOSTILE), string({ unit: 'grapheme' })),
  { maxLength: 12 },
).map((parts) => parts.join(''))
const longText = tuple(anyText, integer({ min: 1, max: 400 })).map(([part, times]) =>
  part.repeat(times).slice(0, 12_000),
)

/** Blanks, marks and signs with which a good value comes along when it is copied. */
const stray = constantFrom(' ', '\t', '\n', '\u00A0', '\u202A', '\uFEFF', '.', '-', '+', '٣', '0')

/** Values of a pattern, and others that miss it by one sign. */
function nearly(pattern: RegExp): Arbitrary<string> {
  const exact = stringMatching(pattern)
  const spoilt = tuple(exact, stray, integer({ min: 0, max: 12 })).map(
    ([value, sign, at]) => value.slice(0, at) + sign + value.slice(at),
  )
  return oneof(exact, spoilt)
}

export const anyPhone: Arbitrary<string> = oneof(
  nearly(/^\d{7,11}$/),
  nearly(/^(?:\+?56|0056)? ?\d \d{4} \d{4}$/),
  anyText,
)
export const anyRut: Arbitrary<string> = oneof(
  nearly(/^\d{6,9}-[\dkKx]$/),
  nearly(/^\d{1,2}\.\d{3}\.\d{3}[-–−][\dkK]$/),
  anyText,
)

/** Every enquiry that can be sent, most of them such as should not be. */
export const anyEnquiry: Arbitrary<Enquiry> = record({
  name: anyText,
  lastname: anyText,
  companyRut: anyRut,
  businessName: oneof(anyText, longText),
  address: anyText,
  phone: anyPhone,
  email: oneof(anyText, emailAddress()),
  comment: oneof(anyText, longText),
})
