import { expect, test } from 'vitest'
import {
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  cleanEnquiry,
  readEnquiry,
  validateEnquiry,
  type Enquiry,
  type EnquiryField,
} from './enquiry-rules.ts'

const good: Enquiry = {
  name: 'Ana',
  lastname: 'Soto',
  companyRut: '76543210-K',
  businessName: 'Planta de ejemplo',
  address: 'Calle 1',
  phone: '912345678',
  email: 'ana@planta.cl',
  comment: 'Necesito un sello.',
}

function errorOf(field: EnquiryField, value: string): string | undefined {
  return validateEnquiry({ ...good, [field]: value })[field]
}

test('spec 5: an enquiry that keeps every rule has no messages', () => {
  expect(validateEnquiry(good)).toStrictEqual({})
})

test('each field has its own label, in the order of the form', () => {
  expect(ENQUIRY_FIELDS.map((field) => ENQUIRY_RULES[field].label)).toEqual([
    'Nombre',
    'Apellido',
    'RUT de la empresa',
    'Razón social',
    'Dirección',
    'Teléfono',
    'Correo',
    'Consulta',
  ])
})

test('spec 5: an empty form shows the exact message of each of the eight fields', () => {
  expect(validateEnquiry(EMPTY_ENQUIRY)).toEqual({
    name: 'Por favor, ingresa un nombre válido (mínimo 3 caracteres).',
    lastname: 'Por favor, ingresa un apellido válido (mínimo 3 caracteres).',
    companyRut: 'Por favor, ingresa un Rut válido.',
    businessName: 'La Razón Social es obligatoria.',
    address: 'La Dirección es obligatoria.',
    phone: 'Ingresa un número válido (9 dígitos).',
    email: 'Ingresa un correo válido.',
    comment: 'El campo consulta no puede estar vacío.',
  })
})

test.each(ENQUIRY_FIELDS)('spec 5: blanks alone leave %s empty', (field) => {
  for (const blank of [' ', '   ', '\t', '\u00A0\u00A0\u00A0', '\u200B\u200B\u200B', '\n\n\n']) {
    expect(errorOf(field, blank)).toBe(ENQUIRY_RULES[field].message)
  }
})

test.each(['name', 'lastname'] as const)('spec 5: %s has at least three characters', (field) => {
  for (const value of ['Ana', 'Ñuñ', 'Li Wu', '  Ana  ']) {
    expect(errorOf(field, value)).toBeUndefined()
  }
  for (const value of ['Li', 'A ', ' Li ', '👷👷']) {
    expect(errorOf(field, value)).toBe(ENQUIRY_RULES[field].message)
  }
})

test('spec 5: a RUT is 7 or 8 digits, a hyphen, and one digit, k or K', () => {
  for (const value of ['7654321-0', '76543210-9', '76543210-k', '7654321-K', ' 7654321-0 ']) {
    expect(errorOf('companyRut', value)).toBeUndefined()
  }
  for (const value of [
    '765432-1',
    '765432100-1',
    '765432109',
    '76.543.210-9',
    '76543210-x',
    '76543210-12',
    '76543210–9',
    '7654 321-0',
    '٧٦٥٤٣٢١-٠',
  ]) {
    expect(errorOf('companyRut', value)).toBe('Por favor, ingresa un Rut válido.')
  }
})

test('spec 5: the pattern is the whole RUT rule; a wrong check digit is still sent', () => {
  expect(errorOf('companyRut', '12345678-9')).toBeUndefined()
})

test('spec 5: a telephone is exactly nine digits', () => {
  for (const value of ['912345678', '221234567', '000000000']) {
    expect(errorOf('phone', value)).toBeUndefined()
  }
  for (const value of [
    '91234567',
    '9123456789',
    '+56912345678',
    '9 1234 5678',
    '91234567a',
    '-12345678',
  ]) {
    expect(errorOf('phone', value)).toBe('Ingresa un número válido (9 dígitos).')
  }
})

test('spec 5: an e-mail has the standard format', () => {
  for (const value of [
    'ana@planta.cl',
    'ana.soto+sellos@mantencion.planta.com',
    "o'higgins_1@planta.cl",
    'ANA@PLANTA.CL',
    'ana@ñandú.cl',
    'ana@planta',
    `${'a'.repeat(64)}@planta.cl`,
  ]) {
    expect(errorOf('email', value)).toBeUndefined()
  }
  for (const value of [
    'ana',
    'ana@',
    '@planta.cl',
    'ana planta.cl',
    'ana@pla nta.cl',
    'ana@@planta.cl',
    'ana@planta..cl',
    'ana..soto@planta.cl',
    '.ana@planta.cl',
    'ana@planta.cl.',
    'ana@-planta.cl',
    'Ana <ana@planta.cl>',
    'ana@planta.cl, otro@planta.cl',
    'ana@planta.cl\r\nBcc: otro@planta.cl',
    `${'a'.repeat(65)}@planta.cl`,
  ]) {
    expect(errorOf('email', value)).toBe('Ingresa un correo válido.')
  }
})

test('a text too long for the mail says its limit, in the words of the limit', () => {
  expect(errorOf('address', 'a'.repeat(200))).toBeUndefined()
  expect(errorOf('address', 'a'.repeat(201))).toBe('Usa como máximo 200 caracteres.')
  expect(errorOf('comment', 'a'.repeat(10_000))).toBeUndefined()
  expect(errorOf('comment', 'a'.repeat(10_001))).toBe('Usa como máximo 10.000 caracteres.')
})

test('the longest enquiry that may be sent fits in 64 KB of JSON', () => {
  const longest = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => [field, '👷'.repeat(ENQUIRY_RULES[field].maxLength)]),
  )
  expect(Buffer.byteLength(JSON.stringify({ template_params: longest }))).toBeLessThan(64_000)
})

test('a cleaned enquiry has no blanks at its ends, and line breaks in the comment only', () => {
  const cleaned = cleanEnquiry({
    ...good,
    name: '  Ana\r\nBcc: otro@planta.cl ',
    phone: '\u202A912345678\u202C',
    comment: '\r\n Tres\r\nlíneas\raquí\u0007 ',
  })
  expect(cleaned).toEqual({
    ...good,
    name: 'Ana Bcc: otro@planta.cl',
    comment: 'Tres\nlíneas\naquí',
  })
  expect(cleanEnquiry(cleaned)).toEqual(cleaned)
})

test('an enquiry read from JSON ignores what it does not know and misses nothing', () => {
  expect(readEnquiry({ ...good, name: ' Ana ', other: 'x' })).toEqual(good)
  expect(readEnquiry({ name: 3, phone: ['912345678'], comment: null })).toEqual(EMPTY_ENQUIRY)
  for (const value of [
    undefined,
    null,
    'name',
    7,
    [],
    JSON.parse('{"__proto__":{"name":"Ana"}}'),
  ]) {
    expect(readEnquiry(value)).toEqual(EMPTY_ENQUIRY)
  }
})
