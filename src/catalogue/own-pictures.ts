import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { endingFault, readOwnFiles } from './own-files.ts'
import { LOGO_TYPES } from './own-logos.ts'
import type { Problem } from './problem.ts'

/** A picture of the owner's in place of a drawing; its box is known before it loads. */
export type OwnPicture = { file: string; fileName: string; width: number; height: number }

/** The folders of the content that hold them, each with whose pictures they are and what one may weigh. */
const FOLDERS = {
  oficinas: { of: 'ninguna sucursal', sizeLimitKb: 300 },
  certificaciones: { of: 'ninguna certificación', sizeLimitKb: 60 },
} as const

export type OwnPictureFolder = keyof typeof FOLDERS

/** The pictures by folder and id ("oficinas/santiago"). Each opens, fits, and belongs to one of the ids. */
export function readOwnPictures(
  contentDir: string,
  ids: Readonly<Record<OwnPictureFolder, ReadonlySet<string>>>,
  problems: Problem[],
): ReadonlyMap<string, OwnPicture> {
  const pictures = new Map<string, OwnPicture>()
  for (const folder of ['oficinas', 'certificaciones'] as const) {
    const { of, sizeLimitKb } = FOLDERS[folder]
    readOwnFiles(
      contentDir,
      folder,
      ({ id, file }) => {
        const fault = endingFault(file, Object.keys(LOGO_TYPES), 'imágenes')
        if (fault !== undefined) return fault
        if (!ids[folder].has(id)) return `${of} tiene el identificador «${id}»`
        if (pictures.has(`${folder}/${id}`)) return `«${id}» ya tiene otra imagen`
        const kilobytes = Math.ceil(statSync(file).size / 1000)
        if (kilobytes > sizeLimitKb) {
          return `la imagen pesa ${kilobytes} kB: el máximo es ${sizeLimitKb} kB`
        }
        const box = boxOf(file)
        if (!box) return 'el archivo no es una imagen que se pueda leer'
        pictures.set(`${folder}/${id}`, { file, fileName: path.basename(file), ...box })
        return undefined
      },
      problems,
    )
  }
  return pictures
}

function boxOf(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width, height }
  } catch {
    return undefined
  }
}
