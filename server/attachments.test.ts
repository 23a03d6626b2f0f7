import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readAttachments } from './attachments.ts'
import {
  JPEG,
  jpegOfSize,
  NOTED_PNG,
  PDF,
  PNG,
  SECRET,
  telephoneJpeg,
  TELEPHONE_WEBP,
  WEBP,
} from './testing/pictures.ts'

async function accepted(name: string, content: Buffer) {
  const { attachments, problems } = await readAttachments([{ name, content }])
  expect(problems).toEqual([])
  const [attachment] = attachments
  if (!attachment) throw new Error('nothing was taken')
  return attachment
}

const drawnAs = (format: 'avif' | 'gif' | 'tiff') => sharp(PNG).toFormat(format).toBuffer()

describe('a picture', () => {
  it.each([
    ['JPEG', async () => JPEG],
    ['PNG', async () => PNG],
    ['WebP', async () => WEBP],
    ['AVIF', () => drawnAs('avif')],
    ['GIF', () => drawnAs('gif')],
    ['TIFF', () => drawnAs('tiff')],
  ])('of the kind %s becomes a JPEG, whatever its name says', async (_kind, draw) => {
    const { type, name, content } = await accepted('bomba.exe', await draw())
    expect([type, name]).toEqual(['image/jpeg', '1-bomba.jpg'])
    expect(imageSize(content)).toMatchObject({ type: 'jpg', width: 16, height: 8 })
  })

  it('is turned as the telephone was held, and is no larger than the form makes it', async () => {
    expect(imageSize((await accepted('a', telephoneJpeg())).content)).toMatchObject({
      width: 8,
      height: 16,
    })
    const create = { width: 4000, height: 1000, channels: 3, background: 'red' } as const
    const large = await sharp({ create }).jpeg().toBuffer()
    expect(imageSize((await accepted('a', large)).content)).toMatchObject({
      width: 2000,
      height: 500,
    })
  })

  it.each([
    ['a JPEG', telephoneJpeg()],
    ['a PNG', NOTED_PNG],
    ['a PNG with something behind it', Buffer.concat([PNG, Buffer.from(SECRET)])],
    ['a WebP', TELEPHONE_WEBP],
  ])('goes without what was noted in %s, and without what hid in it', async (_what, content) => {
    expect(content.includes(SECRET)).toBe(true)
    const drawn = (await accepted('a', content)).content
    expect(drawn.includes(SECRET)).toBe(false)
    expect(drawn.includes('Exif')).toBe(false)
  })
})

describe('a PDF', () => {
  const signed = Buffer.concat([PDF, Buffer.from('<</ByteRange [0 10 20 30] /Author (Ana)>>')])

  it('arrives byte for byte, so that its signature holds', async () => {
    const { content, type, note } = await accepted('orden.pdf', signed)
    expect([type, note]).toEqual(['application/pdf', ''])
    expect(content.equals(signed)).toBe(true)
  })

  it('that is locked is taken, and its receiver is told', async () => {
    const locked = Buffer.concat([PDF, Buffer.from('trailer<</Encrypt 8 0 R>>')])
    expect((await accepted('a', locked)).note).toBe('protegido: puede pedir contraseña')
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.jpg', '1-passwd.jpg'],
    ['C:\\fotos\\Placa bomba 3.JPG', '1-Placa bomba 3.jpg'],
    ['ñandú\u0000\r\nBcc: x.jpg', '1-ñandú_Bcc_ x.jpg'],
    ['gpj.\u202Efdp.jpg', '1-gpj._fdp.jpg'],
    ['.htaccess', '1-archivo.jpg'],
    ['', '1-archivo.jpg'],
    [`${'a'.repeat(300)}.jpg`, `1-${'a'.repeat(60)}.jpg`],
  ])('is made plain: %j', async (given, name) => {
    expect((await accepted(given, JPEG)).name).toBe(name)
  })
})

describe('what is turned away', () => {
  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'no es una foto ni un PDF.',
    ],
    ['a zip bomb', Buffer.from('PK\u0003\u0004 una bomba', 'latin1'), 'no es una foto ni un PDF.'],
    ['nothing', Buffer.alloc(0), 'está vacío.'],
    ['a HEIC', Buffer.from('\0\0\0\u0018ftypheic'.padEnd(100, '\0'), 'latin1'), 'es una foto HEIC'],
    ['a BMP', Buffer.from('BM'.padEnd(100, '\0'), 'latin1'), 'es una imagen BMP'],
    [
      'a TIFF that breaks off',
      Buffer.from('II*\0'.padEnd(100, '\0'), 'latin1'),
      'es una imagen TIFF',
    ],
    ['a JPEG that breaks off', JPEG.subarray(0, -120), 'no se puede abrir: puede estar dañada.'],
    ['a PNG that breaks off', PNG.subarray(0, -60), 'no se puede abrir: puede estar dañada.'],
    ['a JPEG of 4,000 megapixels', jpegOfSize(65_000, 65_000), 'es demasiado grande'],
  ])('%s, in words', async (_what, content, words) => {
    const { attachments, problems } = await readAttachments([{ name: 'foto.jpg', content }])
    expect(attachments).toEqual([])
    expect(problems).toEqual([expect.stringContaining(`«foto» ${words}`)])
  })

  it('a picture that would fill the memory while it is drawn', async () => {
    const create = { width: 5000, height: 5000, channels: 3, background: 'red' } as const
    const progressive = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
    const { problems } = await readAttachments([{ name: 'foto.jpg', content: progressive }])
    expect(problems).toEqual([expect.stringContaining('es demasiado grande')])
  })
})
