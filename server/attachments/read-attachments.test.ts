import { gzipSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { FILES_MOST_BYTES } from '#contact/file-rules.ts'
import {
  exif,
  JPEG,
  jpegOfSize,
  PDF,
  PNG,
  SECRET,
  telephoneJpeg,
  telephoneWebp,
  WEBP,
  withChunk,
  withSegment,
} from '../testing/pictures.ts'
import { readAttachments } from './read-attachments.ts'

const read = (name: string, content: Buffer) => readAttachments([{ name, content }])

function accepted(name: string, content: Buffer) {
  const { attachments, problems } = read(name, content)
  expect(problems).toEqual([])
  const [attachment] = attachments
  if (!attachment) throw new Error('nothing was taken')
  return attachment
}

describe('what is taken', () => {
  it.each([
    ['image/jpeg', 'jpg', JPEG],
    ['image/png', 'png', PNG],
    ['image/webp', 'webp', WEBP],
    ['application/pdf', 'pdf', PDF],
  ])('%s, by its content and whatever its name says', (type, extension, content) => {
    expect(accepted('bomba.exe', content)).toMatchObject({ type, name: `1-bomba.${extension}` })
  })

  it('is a picture with its pixels untouched', () => {
    for (const picture of [JPEG, PNG, WEBP]) {
      const { content } = accepted('a', picture)
      expect(imageSize(content)).toMatchObject({ width: 16, height: 8 })
    }
    const scan = JPEG.subarray(JPEG.indexOf(Buffer.from([0xff, 0xda])))
    expect(accepted('a', telephoneJpeg()).content.includes(scan)).toBe(true)
  })

  it.each([
    ['../../etc/passwd.jpg', '1-passwd.jpg'],
    ['C:\\fotos\\Placa bomba 3.JPG', '1-Placa bomba 3.jpg'],
    ['ñandú\u0000\r\nBcc: x.jpg', '1-ñandú_Bcc_ x.jpg'],
    ['gpj.\u202Efdp.jpg', '1-gpj._fdp.jpg'],
    ['.htaccess', '1-archivo.jpg'],
    ['', '1-archivo.jpg'],
    ['a'.repeat(300), `1-${'a'.repeat(60)}.jpg`],
  ])('comes under a plain name: %j', (given, name) => {
    expect(accepted(given, JPEG).name).toBe(name)
  })
})

describe('what a document says of who made it, and where', () => {
  const withNotes = (notes: Buffer | string) =>
    Buffer.concat([
      PDF.subarray(0, 9),
      typeof notes === 'string' ? Buffer.from(notes, 'latin1') : notes,
      PDF.subarray(9),
    ])

  it.each([
    ['its author', `1 0 obj<</Author (${SECRET} \\) (de planta)) /Title (Placa)>>endobj\n`],
    [
      'its author in figures',
      `1 0 obj<</Author <${Buffer.from(SECRET).toString('hex')}>>>endobj\n`,
    ],
    [
      'its notes in XML',
      `<?xpacket begin="" id="W5M0"?><dc:creator>${SECRET}</dc:creator><?xpacket end="w"?>\n`,
    ],
    [
      'the place of a scanned photograph',
      withSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(6)])),
    ],
  ])('goes without %s, and nothing else moves', (_, notes) => {
    const given = withNotes(notes)
    const { content } = accepted('placa.pdf', given)
    expect(given.includes(SECRET) || given.includes(Buffer.from(SECRET).toString('hex'))).toBe(true)
    expect(content.includes(SECRET)).toBe(false)
    expect(content.includes(Buffer.from(SECRET).toString('hex'))).toBe(false)
    expect(content.byteLength).toBe(given.byteLength)
    expect(content.subarray(-PDF.length + 9).equals(PDF.subarray(9))).toBe(true)
  })
})

describe('what the camera noted', () => {
  it.each([
    ['a JPEG', telephoneJpeg()],
    ['a JPEG of another byte order', telephoneJpeg(6, true)],
    ['a JPEG with a comment', withSegment(0xfe, Buffer.from(SECRET))],
    ['a JPEG with notes of its maker', withSegment(0xe4, Buffer.from(SECRET))],
    ['a PNG with a text', withChunk('tEXt', Buffer.from(`Comment\0${SECRET}`))],
    ['a PNG with Exif', withChunk('eXIf', Buffer.from(SECRET))],
    ['a PNG with something behind it', Buffer.concat([PNG, Buffer.from(SECRET)])],
    ['a WebP', telephoneWebp()],
  ])('is taken out of %s', (_what, content) => {
    expect(content.includes(SECRET)).toBe(true)
    const cleaned = accepted('a', content).content
    expect(cleaned.includes(SECRET)).toBe(false)
    expect(cleaned.includes('Exif\0\0II')).toBe(false)
    expect(accepted('a', cleaned).content).toEqual(cleaned)
  })

  it.each([false, true])('stays as to how it was held (little-endian: %s)', (isLittle) => {
    const { content } = accepted('a', telephoneJpeg(6, isLittle))
    expect(imageSize(content).orientation).toBe(6)
    expect(imageSize(accepted('a', telephoneJpeg(1, isLittle)).content).orientation).toBeUndefined()
  })
})

describe('what is turned away', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const zip = Buffer.from('PK\u0003\u0004 una bomba PK\u0005\u0006', 'latin1')
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), Buffer.alloc(100)])
  const script = Buffer.from('<script>alert(1)</script>')
  const wrongSum = Buffer.from(PNG)
  wrongSum[40] = 0

  it.each([
    ['an SVG', svg, /^«foto» no es una foto \(JPEG, PNG o WebP\) ni un PDF\.$/],
    ['a zip bomb named .jpg', gzipSync(Buffer.alloc(1_000_000)), /no es una foto/],
    ['a zip', zip, /no es una foto/],
    ['nothing', Buffer.alloc(0), /^«foto» está vacío\.$/],
    ['one byte', Buffer.of(0xff), /no es una foto/],
    ['a HEIC', heic, /HEIC: envíala como JPEG/],
    ['a JPEG that breaks off', JPEG.subarray(0, -20), /está dañado/],
    ['a JPEG of its beginning', JPEG.subarray(0, 4), /está dañado/],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), /está dañado/],
    ['a JPEG that is a zip too', Buffer.concat([JPEG, zip]), /no es una foto ni un PDF/],
    ['a JPEG that is a page too', withSegment(0xfe, script), /no es una foto ni un PDF/],
    ['a JPEG of 4,000 megapixels', jpegOfSize(65_000, 65_000), /es demasiado grande/],
    ['a PNG that breaks off', PNG.subarray(0, -20), /está dañado/],
    ['a PNG with a wrong checksum', wrongSum, /está dañado/],
    ['a PNG that is a PDF too', Buffer.concat([PNG, PDF]), /no es una foto ni un PDF/],
    ['a PNG that is a page too', withChunk('tEXt', script), /no es una foto ni un PDF/],
    ['a PNG with an unknown vital part', withChunk('EVIL', Buffer.of(1)), /está dañado/],
    ['a WebP that breaks off', WEBP.subarray(0, -20), /está dañado/],
    ['a WebP that is a zip too', Buffer.concat([WEBP, zip]), /no es una foto ni un PDF/],
    ['a PDF that breaks off', PDF.subarray(0, -10), /está dañado/],
    ['a PDF that is a zip too', Buffer.concat([PDF, zip, PDF]), /no es una foto ni un PDF/],
    ['a PDF with a page behind it', Buffer.concat([PDF, script]), /no es una foto ni un PDF/],
  ])('%s', (_what, content, problem) => {
    const { attachments, problems } = read('foto.jpg', content)
    expect(attachments).toEqual([])
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  it('a sixth file, and more than 12 MB in all', () => {
    const six = Array.from({ length: 6 }, () => ({ name: 'a.jpg', content: JPEG }))
    expect(readAttachments(six).problems).toEqual(['Adjunta como máximo 5 archivos.'])
    const large = { name: 'a.jpg', content: Buffer.alloc(FILES_MOST_BYTES) }
    expect(readAttachments([large, { name: 'b.jpg', content: JPEG }]).problems).toEqual([
      'Los archivos suman más de 12\u00a0MB: quita alguno o reduce las fotos.',
    ])
  })

  it('any picture cut anywhere, without falling over', () => {
    for (const picture of [
      telephoneJpeg(),
      withChunk('tEXt', Buffer.from('a\0b')),
      telephoneWebp(),
    ]) {
      for (let length = 0; length < picture.length; length += 1) {
        const { attachments, problems } = read('a', picture.subarray(0, length))
        expect(attachments.length + problems.length).toBe(1)
      }
    }
  })
})
