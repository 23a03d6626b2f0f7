/** The permitted kinds of files, recognised by their first bytes, never by their name. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf'

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** The kind of a file from its first bytes; undefined for every other. */
export function fileKind(head: Uint8Array): FileKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 5) === '%PDF-') return 'pdf'
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'heic' : undefined
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

/** Of the first segment that begins a frame (SOF0 to SOF15, but for the tables among them). */
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
