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
  expect(pdf).toMatchObject({ name: 'plano.pdf', thumbnail: '' })
  expect(await textOf(pdf.content)).toBe('%PDF-1.7 plano')
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
    'enorme.png es demasiado grande: envía una foto de menor resolución.',
    'manual.pdf pesa 30 MB, más de lo que se puede enviar (12 MB).',
  ])
})
