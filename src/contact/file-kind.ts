/** The kinds of files that may go with an enquiry. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'pdf'

/** How much of a file `fileKind` looks at. Readers seek the head of a PDF in as much (ISO 32000-1, annex H). */
const HEAD_BYTES = 1024
const PDF_HEAD = '%PDF-'
const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
/** How a family of files on boxes names itself and its relatives: `ftyp`, a brand, a version, more brands. */
const BRANDS_END = 64

/**
 * The kind of a file from its first bytes, never from its name; undefined for every other. A PDF may have a
 * mark of its encoding, a line break or a printer's orders before its head.
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

/** How large a PNG or a JPEG says that it is, before anybody draws it; undefined where it does not say. */
export function pictureSize(head: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const kind = fileKind(head)
  if (kind === 'png' && head.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  return kind === 'jpeg' ? jpegSize(view) : undefined
}

/** The size that is told by the first segment that begins a frame (SOF0 to SOF15, but for the tables among them). */
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
