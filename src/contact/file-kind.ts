/** The kinds of files that may go with an enquiry. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'pdf'

/** How many bytes `fileKind` reads. Readers look for a PDF's header within as many (ISO 32000-1, annex H). */
const HEAD_BYTES = 1024
const PDF_HEAD = '%PDF-'
const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
/** The header of ISO base media files: `ftyp`, a brand, a version, compatible brands. */
const BRANDS_END = 64

/**
 * The kind of a file by its first bytes, never by its name; undefined for any other. A PDF's header may follow a byte order
 * mark, a line break or printer commands.
 */
export function fileKind(file: Uint8Array): FileKind | undefined {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES))
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('BM') && head.startsWith('\0\0\0\0', 6)) return 'bmp'
  if (head.startsWith('ftyp', 4)) return heifKind(head)
  return head.includes(PDF_HEAD) ? 'pdf' : undefined
}

function heifKind(head: string): FileKind | undefined {
  const brands = head.slice(8, BRANDS_END)
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return HEIF_BRANDS.includes(brands.slice(0, 4)) ? 'heic' : undefined
}

/** The declared size of a PNG or JPEG, read without decoding it; undefined if there is none. */
export function pictureSize(head: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const kind = fileKind(head)
  if (kind === 'png' && head.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  return kind === 'jpeg' ? jpegSize(view) : undefined
}

/** The size in the first start-of-frame segment (SOF0 to SOF15, except the table segments among them). */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  const tables = [0xc4, 0xc8, 0xcc]
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !tables.includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
