import { expect, test } from 'vitest'
import { prepareFile } from './prepare-file.ts'
import { hostileFiles, photograph } from './testing/sample-pictures.ts'

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer())
}

test('a photograph goes upright, reduced, and without the place where it was taken', async () => {
  const taken = await photograph(3000, 1500)
  expect(await textOf(taken)).toContain('GPS -23.65')
  const { name, content, thumbnail } = await prepareFile(taken)
  expect(name).toBe('IMG_2041.jpg')
  expect(content.type).toBe('image/jpeg')
  const sent = await textOf(content)
  expect(sent).not.toContain('GPS')
  expect(sent).not.toContain('Exif')
  expect(thumbnail).toMatch(/^data:image\/jpeg/)

  const bitmap = await createImageBitmap(content)
  expect([bitmap.width, bitmap.height]).toEqual([1000, 2000])
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 500, 200, 1, 1, 0, 0, 1, 1)
  // The left half of what the camera saved is the upper half of what it saw.
  const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  expect(red).toBeGreaterThan(blue)
})

test('a small picture is not blown up, and a PDF goes as it is', async () => {
  const bitmap = await createImageBitmap((await prepareFile(await photograph(40, 20))).content)
  expect([bitmap.width, bitmap.height]).toEqual([20, 40])
  const pdf = await prepareFile(new File(['%PDF-1.7 plano'], 'plano.PDF'))
  expect(pdf).toMatchObject({ name: 'plano.pdf', thumbnail: '', note: '' })
  expect(await textOf(pdf.content)).toBe('%PDF-1.7 plano')
})

test('a PDF that is locked is added, and its sender is told that it is', async () => {
  const locked = '%PDF-1.7 trailer <</Size 9/Encrypt 8 0 R>>'
  const { note } = await prepareFile(new File([locked], 'orden.pdf'))
  expect(note).toMatch(/^Tiene protección\. Si pide contraseña/)
})

test('pictures of other kinds that the browser opens are redrawn too', async () => {
  const pixel = 'R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='
  const gif = await (await fetch(`data:image/gif;base64,${pixel}`)).blob()
  const bmp = new Uint8Array(58)
  const view = new DataView(bmp.buffer)
  bmp.set([0x42, 0x4d, 58])
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
  ] as const)
    view.setUint32(at, value, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (const file of [new File([gif], 'a.gif'), new File([bmp], 'a.bmp')]) {
    const { name, content } = await prepareFile(file)
    expect([name, content.type]).toEqual(['a.jpg', 'image/jpeg'])
  }
})

test('a file that is no photograph, damaged, empty, too large or a decompression bomb is refused with a reason', async () => {
  const reasons: string[] = []
  for (const file of hostileFiles()) {
    const why = await prepareFile(file).then(
      () => 'taken',
      (failure: Error) => failure.message,
    )
    reasons.push(`${file.name} ${why}`.replaceAll('\u00a0', ' '))
  }
  expect(reasons).toEqual([
    'dibujo.jpg no es una foto ni un PDF.',
    'bomba.jpg no es una foto ni un PDF.',
    'vacia.jpg está vacío.',
    'rota.jpg no se puede abrir: puede estar dañada.',
    'iphone.heic es una foto HEIC, que aquí no se puede abrir: envíala como JPEG, o una captura de pantalla de ella.',
    'escaner.tif es una imagen TIFF, que aquí no se puede abrir: guárdala como JPEG o como PDF.',
    'enorme.png es demasiado grande: envía una foto de menor resolución.',
    'manual.pdf pesa 30 MB, más de lo que se puede enviar (12 MB).',
  ])
})
