import { expect, it } from 'vitest'
import { isLocked } from '#catalogue/locked-pdf.ts'
import { fitKind } from './file-rules.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['a PNG', '\u0089PNG\r\n\u001a\n', 'png'],
  ['a WebP', 'RIFF0000WEBP', 'webp'],
  ['a GIF', 'GIF89a', 'gif'],
  ['a BMP', 'BM1234\0\0\0\0', 'bmp'],
  ['a TIFF', 'MM\0*', 'tiff'],
  ['an AVIF', '\0\0\0\u001cftypavif\0\0\0\0mif1', 'avif'],
  ['an AVIF under its family’s name', '\0\0\0\u001cftypmif1\0\0\0\0miafavif', 'avif'],
  ['a HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1', 'heic'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a PDF behind a byte-order mark', '\u00ef\u00bb\u00bf%PDF-1.7', 'pdf'],
  ['a PDF behind a line break', '\r\n%PDF-1.7', 'pdf'],
  ["a PDF behind a printer's orders", '\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4', 'pdf'],
])('%s is known by its first bytes', (_what, head, kind) => {
  expect(fitKind(bytes(head.padEnd(200, '\0')))).toBe(kind)
})

it.each([
  ['nothing', '', 'está vacío.'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no es una foto ni un PDF.'],
  ['an archive', 'PK\u0003\u0004', 'no es una foto ni un PDF.'],
  [
    'a text that names a PDF far from its head',
    ' '.repeat(2000) + '%PDF-1.7',
    'no es una foto ni un PDF.',
  ],
])('%s is refused in words', (_what, head, words) => {
  expect(() => fitKind(bytes(head))).toThrow(words)
})

it('a PDF is locked where its trailer says so, and not where its text speaks of it', () => {
  expect(isLocked(bytes('%PDF-1.7 trailer<</Encrypt 12 0 R>>'))).toBe(true)
  expect(isLocked(bytes('%PDF-1.7 <</Type/XRef/Encrypt\n<</Filter/Standard>>>>'))).toBe(true)
  expect(isLocked(bytes('%PDF-1.7 (/Encrypt) /EncryptMetadata true'))).toBe(false)
})
