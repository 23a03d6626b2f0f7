import path from 'node:path'
import { endingFault, noProduct, readOwnerFiles } from './owner-files.ts'
import { readOwnerImage, type OwnerImage } from './owner-images.ts'
import type { Problem } from './problem.ts'

/** A photograph that the owner put beside the content. */
export type OwnerPhoto = OwnerImage & { fileName: string }

/** The content folder of the owner's photographs, named after product ids. */
const OWN_PHOTOS_FOLDER = 'fotos'

/** A photograph is shown at most 400 CSS pixels wide; smaller files would look blurred. */
const WIDTH_MIN_PX = 640
const WIDTH_MAX_PX = 1600
/** Formats that pages, data sheets and share cards all can show. */
const ENDINGS = ['.jpg', '.png']
/** Loads in two seconds on a telephone with a poor signal. */
const SIZE_LIMIT_KB = 300

/**
 * The owner's photographs of products, by product id, shown beside the drawing or in place of a plate. Each must
 * open, be wide enough and belong to a product.
 */
export function readOwnerPhotos(
  contentDir: string,
  productIds: ReadonlySet<string>,
  problems: Problem[],
): ReadonlyMap<string, OwnerPhoto> {
  const photos = new Map<string, OwnerPhoto>()
  const findFault = ({ id, file }: { id: string; file: string }) => {
    const fault = endingFault(file, ENDINGS, 'fotografías')
    if (fault !== undefined) return fault
    if (!productIds.has(id)) return noProduct(id, productIds)
    if (photos.has(id)) return `el producto «${id}» ya tiene otra fotografía`
    const image = readOwnerImage(file, SIZE_LIMIT_KB)
    if (typeof image === 'string') return image
    photos.set(id, { ...image, fileName: path.basename(file) })
    return widthProblem(image.width)
  }
  readOwnerFiles(contentDir, OWN_PHOTOS_FOLDER, findFault, problems)
  return photos
}

function widthProblem(width: number): string | undefined {
  if (width >= WIDTH_MIN_PX && width <= WIDTH_MAX_PX) return undefined
  return `la imagen mide ${width} píxeles de ancho: debe medir entre ${WIDTH_MIN_PX} y ${WIDTH_MAX_PX}`
}
