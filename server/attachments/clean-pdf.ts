import { UnfitFile } from '#contact/unfit-file.ts'
import { BROKEN } from './unfit-file.ts'

const VERSION = /^%PDF-[12]\.\d/
const END = '%%EOF'
/** How far from its end a reader looks for it (ISO 32000-1, annex H). */
const END_WITHIN = 1024
/** An archive's directory ends within this distance of the file's end (APPNOTE 4.3.16). */
const ARCHIVE_END_WITHIN = 22 + 65_535
const ARCHIVE_END = 'PK\u0005\u0006'

/** Names of who wrote it, in the document's own notes (ISO 32000-1, 14.3.3). */
const AUTHOR = /\/(?:Author|LastModifiedBy|Company|Manager)\s*/g
/** Notes in XML: of the document, and of the photographs in it (ISO 16684-1). */
const XMP_PACKET = /<\?xpacket begin=[\s\S]*?<\?xpacket end=[^>]*\?>/g
/** What a camera noted in a photograph, which a scanner's PDF holds as it came: the place, above all. */
const EXIF = /\u00ff\u00e1([\s\S]{2})Exif\0\0/g
const EXIF_HEAD_BYTES = 10
/** Of a segment's length these bytes are the length itself (ISO 10918-1, B.1.1.4). */
const LENGTH_BYTES = 2

/**
 * The document without its author and the place of its photographs. What is taken out is written over, so
 * that nothing in the file moves; notes that were compressed with other objects stay.
 *
 * @throws UnfitFile if it is not a whole PDF, or an archive as well
 */
export function cleanPdf(pdf: Buffer): Buffer {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - END_WITHIN))
  const after = tail.slice(tail.lastIndexOf(END) + END.length)
  const isWhole = VERSION.test(pdf.toString('latin1', 0, 8)) && tail.includes(END)
  const isArchive = pdf.subarray(-ARCHIVE_END_WITHIN).includes(ARCHIVE_END, 0, 'latin1')
  if (!isWhole || isArchive || after.trim().replaceAll('\0', '') !== '') throw new UnfitFile(BROKEN)
  const text = pdf.toString('latin1')
  const clean = Buffer.from(pdf)
  for (const { 0: name, index } of text.matchAll(AUTHOR))
    blankText(clean, text, index + name.length)
  for (const { 0: packet, index } of text.matchAll(XMP_PACKET))
    clean.fill(' ', index, index + packet.length)
  for (const { 1: length = '', index } of text.matchAll(EXIF)) {
    const end = index + LENGTH_BYTES + Buffer.from(length, 'latin1').readUInt16BE()
    clean.fill(0, index + EXIF_HEAD_BYTES, Math.min(end, clean.length))
  }
  return clean
}

/** Writes over a string of a PDF that begins at a place: `(…)`, with brackets in it, or `<…>` (7.3.4). */
function blankText(clean: Buffer, text: string, from: number) {
  if (text[from] === '<' && text[from + 1] !== '<') {
    const end = text.indexOf('>', from)
    if (end > from) clean.fill('0', from + 1, end)
    return
  }
  if (text[from] !== '(') return
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth > 0) continue
    clean.fill(' ', from + 1, at)
    return
  }
}
