import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { endingFault, readOwnFiles } from './own-files.ts'
import type { Problem } from './problem.ts'

/** A photograph that the owner has put beside the content; its box is known before it loads. */
export type OwnPhoto = { file: string; fileName: string; width: number; height: number }

/** The folder of the content that holds the owner's photographs, each by its product's id. */
export const OWN_PHOTOS_FOLDER = 'fotos'

/** Types of picture by the ending of a file's name. */
export const PHOTO_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** A card is at most 400 CSS pixels wide: enough for a sharp screen, too little to look torn below. */
const WIDTH_MIN_PX = 640
const WIDTH_MAX_PX = 1600
/** What a telephone with a poor signal fetches in two seconds. */
const SIZE_LIMIT_KB = 300

/**
 * The photographs that stand in place of the drawings on the cards, by product id. Each must open, fit
 * a card, and belong to a product.
 */
export function readOwnPhotos(
  contentDir: string,
  productIds: ReadonlySet<string>,
  problems: Problem[],
): ReadonlyMap<string, OwnPhoto> {
  const photos = new Map<string, OwnPhoto>()
  const findFault = ({ id, file }: { id: string; file: string }) => {
    const fault = endingFault(file, Object.keys(PHOTO_TYPES), 'fotografías')
    if (fault !== undefined) return fault
    if (!productIds.has(id)) return `ningún producto tiene el identificador «${id}»`
    if (photos.has(id)) return `el producto «${id}» ya tiene otra fotografía`
    const box = sizeOf(file)
    if (!box) return 'el archivo no es una imagen que se pueda leer'
    photos.set(id, { file, fileName: path.basename(file), ...box })
    return boxProblem(box.width) ?? weightProblem(file)
  }
  readOwnFiles(contentDir, OWN_PHOTOS_FOLDER, findFault, problems)
  return photos
}

function sizeOf(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width, height }
  } catch {
    return undefined
  }
}

function boxProblem(width: number): string | undefined {
  if (width >= WIDTH_MIN_PX && width <= WIDTH_MAX_PX) return undefined
  return `la imagen mide ${width} píxeles de ancho: debe medir entre ${WIDTH_MIN_PX} y ${WIDTH_MAX_PX}`
}

function weightProblem(file: string): string | undefined {
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  if (kilobytes <= SIZE_LIMIT_KB) return undefined
  return `la imagen pesa ${kilobytes} kB: el máximo es ${SIZE_LIMIT_KB} kB`
}
