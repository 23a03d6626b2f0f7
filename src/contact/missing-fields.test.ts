import { expect, test } from 'vitest'
import { EMPTY_ENQUIRY, validateEnquiry, type EnquiryField } from './enquiry-rules.ts'
import { missingLine } from './missing-fields.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

function lineWithout(...fields: EnquiryField[]): string {
  const emptied = Object.fromEntries(fields.map((field) => [field, '']))
  return missingLine(validateEnquiry({ ...SAMPLE_ENQUIRY, ...emptied }))
}

test('the line beside the button says what is missing', () => {
  expect(lineWithout()).toBe('Tu consulta está lista para enviar.')
  expect(lineWithout('phone')).toBe('Falta 1 campo: Teléfono.')
  expect(lineWithout('comment', 'email')).toBe('Faltan 2 campos: Consulta y Correo.')
  expect(lineWithout('name', 'lastname', 'phone', 'email')).toBe(
    'Faltan 4 campos: Nombre, Apellido, Correo y Teléfono.',
  )
  expect(lineWithout('name', 'lastname', 'companyRut', 'phone', 'email')).toBe(
    'Faltan 5 campos: Nombre, Apellido, Correo y 2 más.',
  )
  expect(missingLine(validateEnquiry(EMPTY_ENQUIRY))).toBe('Todos los campos son obligatorios.')
})
