import { BROKEN, UnfitFile } from './unfit-file.ts'

const VERSION = /^%PDF-[12]\.\d/
const END = '%%EOF'
/** How far from its end a reader looks for it (ISO 32000-1, annex H). */
const END_WITHIN = 1024
/** An archive's directory ends within this distance of the file's end (APPNOTE 4.3.16). */
const ARCHIVE_END_WITHIN = 22 + 65_535
const ARCHIVE_END = 'PK\u0005\u0006'

/**
 * The document as it came: its author's name is part of what a visitor chooses to send.
 *
 * @throws UnfitFile if it is not a whole PDF, or an archive as well
 */
export function checkPdf(pdf: Buffer): Buffer {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - END_WITHIN))
  const after = tail.slice(tail.lastIndexOf(END) + END.length)
  const isWhole = VERSION.test(pdf.toString('latin1', 0, 8)) && tail.includes(END)
  const isArchive = pdf.subarray(-ARCHIVE_END_WITHIN).includes(ARCHIVE_END, 0, 'latin1')
  if (!isWhole || isArchive || after.trim().replaceAll('\0', '') !== '') throw new UnfitFile(BROKEN)
  return pdf
}
