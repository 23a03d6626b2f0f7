/** "Exif", as a telephone writes it: turned a quarter to the right, taken at a place. */
function exifSegment(): Uint8Array<ArrayBuffer> {
  const text = (words: string) => [...words].map((sign) => sign.charCodeAt(0))
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    tag & 0xff,
    tag >> 8,
    type,
    0,
    count,
    0,
    0,
    0,
    ...value,
  ]
  const ORIENTATION = entry(0x0112, 3, 1, [6, 0, 0, 0])
  const GPS_POINTER = entry(0x8825, 4, 1, [38, 0, 0, 0])
  const LATITUDE_REF = entry(1, 2, 2, [...text('S'), 0, 0, 0])
  const directory = [2, 0, ...ORIENTATION, ...GPS_POINTER, 0, 0, 0, 0]
  const place = [1, 0, ...LATITUDE_REF, 0, 0, 0, 0]
  const tiff = [...text('II*'), 0, 8, 0, 0, 0, ...directory, ...place]
  const body = [...text('Exif'), 0, 0, ...tiff, ...text('GPS -23.65 -70.40')]
  return new Uint8Array([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body])
}

/** A photograph that lies on its side and tells where it was taken, as a camera saves it. */
export async function photograph(width: number, height: number, name = 'IMG_2041.jpg') {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer(),
  )
  return new File([bytes.slice(0, 2), exifSegment(), bytes.slice(2)], name, { type: 'image/jpeg' })
}

/** Files that say of themselves that they are photographs. */
export function hostileFiles(): File[] {
  const png = new Uint8Array(33)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(png.buffer).setUint32(16, 60_000)
  new DataView(png.buffer).setUint32(20, 60_000)
  const named = (name: string, ...parts: BlobPart[]) =>
    new File(parts, name, { type: 'image/jpeg' })
  return [
    named('dibujo.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    named('bomba.jpg', 'PK\u0003\u0004', new Uint8Array(2000)),
    named('vacia.jpg'),
    named('rota.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
    named('iphone.heic', '\0\0\0\u0018ftypheic', new Uint8Array(100)),
    named('escaner.tif', 'II*\0', new Uint8Array(100)),
    named('enorme.png', png),
    named('manual.pdf', '%PDF-1.7', new Uint8Array(30_000_000)),
  ]
}
