import sharp, { type Sharp } from 'sharp'

/** Test pictures of 16 × 8 pixels. */
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const picture = sharp({ create: { width: 16, height: 8, channels: 3, background: 'white', noise } })
export const JPEG = await picture.clone().jpeg().toBuffer()
export const PNG = await picture.clone().png().toBuffer()
export const WEBP = await picture.clone().webp().toBuffer()
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
)

/** A text in the metadata of a photograph taken in Antofagasta. */
export const SECRET = 'Antofagasta -23.6509'

/** As a telephone writes it: held upright, with a place in its metadata. */
const noted = (drawn: Sharp) =>
  drawn
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
export const NOTED_PNG = await noted(picture.clone().png())
export const TELEPHONE_WEBP = await noted(picture.clone().webp())
const NOTED_JPEG = await noted(picture.clone().jpeg())

/** A telephone's JPEG, which has data after its end too. */
export const telephoneJpeg = () => Buffer.concat([NOTED_JPEG, JPEG, Buffer.from(SECRET)])

/** The JPEG, with a header that claims this size in pixels. */
export function jpegOfSize(width: number, height: number): Buffer {
  const jpeg = Buffer.from(JPEG)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A JPEG of noise with about that many bytes; the number sets its dimensions. */
export function numberedPhoto(bytes: number, number: number): Promise<Buffer> {
  const [width, height] = numberedSize(bytes, number)
  const create = { width, height, channels: 3, background: 'white', noise } as const
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer()
}

/** The dimensions that identify such a photograph. */
export function numberedSize(bytes: number, number: number): [width: number, height: number] {
  const side = Math.round(Math.sqrt(bytes * 1.2))
  return [side + (number % 40), side + Math.floor(number / 40)]
}

/** A PDF of that many bytes, different for each number. */
export function numberedPdf(bytes: number, number: number): Buffer {
  const filling = Buffer.alloc(bytes)
  for (let at = 0; at < bytes; at += 1) filling[at] = (at * 31 + number * 7 + (at >> 8)) % 0xff
  return Buffer.concat([PDF, filling])
}
