import { formatBytes } from '#catalogue/format-bytes.ts'
import { isLocked } from '#catalogue/locked-pdf.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import { pictureSize, type FileKind } from './file-kind.ts'
import { FILES_MOST_BYTES, fitKind, QUALITY, SIDE_MOST } from './file-rules.ts'
import { checkPixels, UnfitFile, unopened } from './unfit-file.ts'

/** Re-exported from here, so that it is loaded only when a file is added. */
export { UnfitFile } from './unfit-file.ts'

const THUMBNAIL = { width: 168, height: 120, quality: 0.7 }
/** The first bytes of a picture, which contain its size. */
const HEAD_BYTES = 512 * 1024
const LOCKED =
  'Tiene protección. Si pide contraseña para abrirse, guárdalo sin ella y elígelo de nuevo.'
const UNPREPARED =
  'no se pudo preparar en este equipo: prueba con otra foto o envía la consulta sin ella.'

/**
 * Prepares a file for sending. A picture is re-encoded: upright, at most 2,000 pixels a side, without metadata (above all
 * the place) or hidden content. A PDF is sent as it is.
 *
 * @throws UnfitFile if it is of another kind, empty, damaged or too large
 */
export async function prepareFile(file: File): Promise<EnquiryFile> {
  const head = new Uint8Array(await readBytes(file.slice(0, HEAD_BYTES)))
  const kind = fitKind(head)
  const base = file.name.replace(/\.[^.]*$/, '') || 'archivo'
  const key = crypto.randomUUID()
  if (kind === 'pdf') {
    if (file.size > FILES_MOST_BYTES) {
      throw new UnfitFile(
        `pesa ${formatBytes(file.size)}, más de lo que se puede enviar (${formatBytes(FILES_MOST_BYTES)}).`,
      )
    }
    // Kept as bytes: the file itself may be moved or changed before it is sent.
    const bytes = await readBytes(file)
    const content = new Blob([bytes], { type: 'application/pdf' })
    const note = isLocked(new Uint8Array(bytes)) ? LOCKED : ''
    return { key, name: `${base}.pdf`, content, thumbnail: '', note }
  }
  const { width = 0, height = 0 } = pictureSize(head) ?? {}
  checkPixels(width, height)
  const bitmap = await openPicture(file, kind)
  try {
    const content = await drawn(bitmap)
    return { key, name: `${base}.jpg`, content, thumbnail: thumbnailOf(bitmap), note: '' }
  } finally {
    bitmap.close()
  }
}

async function readBytes(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer()
  } catch {
    throw new UnfitFile('ya no se puede leer: hay que elegir el archivo de nuevo.')
  }
}

async function openPicture(file: File, kind: FileKind): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw unopened(kind)
  }
}

/** A canvas with the picture on white, in the part of it that is given. */
function canvasWith(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  scale: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnfitFile(UNPREPARED)
  const [across, down] = [bitmap.width * scale, bitmap.height * scale]
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (width - across) / 2, (height - down) / 2, across, down)
  return canvas
}

async function drawn(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, SIDE_MOST / Math.max(bitmap.width, bitmap.height))
  const size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  }
  const canvas = canvasWith(bitmap, size, scale)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (!blob) throw new UnfitFile(UNPREPARED)
  return blob
}

function thumbnailOf(bitmap: ImageBitmap): string {
  const { width, height, quality } = THUMBNAIL
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  return canvasWith(bitmap, THUMBNAIL, scale).toDataURL('image/jpeg', quality)
}
