import path from 'node:path'
import { didYouMean } from '#schema/nearest-word.ts'
import { endingFault, readOwnerFiles } from './owner-files.ts'
import { PICTURE_TYPES, readOwnerImage, type OwnerImage } from './owner-images.ts'
import type { Problem } from './problem.ts'

/** A picture of the owner's that replaces a drawing. */
export type OwnerPicture = OwnerImage & { fileName: string }

/** The content folders of pictures: the start of the message for an unknown id, and the size limit. */
const FOLDERS = {
  oficinas: { of: 'ninguna sucursal tiene el identificador', sizeLimitKb: 300 },
  certificaciones: { of: 'ninguna certificación tiene el identificador', sizeLimitKb: 60 },
  marca: { of: 'la marca lleva logo e icono, y no', sizeLimitKb: 60 },
} as const

/** Keys of the company's own pictures. */
export const LOGO_KEY = 'marca/logo'
export const ICON_KEY = 'marca/icono'

/** How far an icon may be from square, as a share of its width, before it shows. */
const OUT_OF_SQUARE = 0.01
/** All browsers take SVG icons; documents and share cards take a logo in these two formats only. */
const FORMS: Readonly<Record<string, { endings: readonly string[]; fault: string }>> = {
  [LOGO_KEY]: { endings: ['.svg', '.png'], fault: 'el logo va en .svg o en .png' },
  [ICON_KEY]: { endings: ['.svg'], fault: 'el icono va en .svg' },
}

export type OwnerPictureFolder = keyof typeof FOLDERS

/** The pictures by folder and id ("oficinas/santiago"). Each must open, fit, and belong to one of the ids. */
export function readOwnerPictures(
  contentDir: string,
  ids: Readonly<Record<OwnerPictureFolder, ReadonlySet<string>>>,
  problems: Problem[],
): ReadonlyMap<string, OwnerPicture> {
  const pictures = new Map<string, OwnerPicture>()
  for (const folder of ['oficinas', 'certificaciones', 'marca'] as const) {
    const { of, sizeLimitKb } = FOLDERS[folder]
    readOwnerFiles(
      contentDir,
      folder,
      ({ id, file }) => {
        const fault = endingFault(file, Object.keys(PICTURE_TYPES), 'imágenes')
        if (fault !== undefined) return fault
        if (!ids[folder].has(id)) return `${of} «${id}»${didYouMean(id, [...ids[folder]])}`
        if (pictures.has(`${folder}/${id}`)) return `«${id}» ya tiene otra imagen`
        const form = FORMS[`${folder}/${id}`]
        if (form && !form.endings.includes(path.extname(file))) return form.fault
        const image = readOwnerImage(file, sizeLimitKb)
        if (typeof image === 'string') return image
        const { width, height } = image
        if (`${folder}/${id}` === ICON_KEY && Math.abs(width - height) > OUT_OF_SQUARE * width) {
          return `el icono mide ${width} por ${height}: debe ser cuadrado`
        }
        pictures.set(`${folder}/${id}`, { ...image, fileName: path.basename(file) })
        return undefined
      },
      problems,
    )
  }
  return pictures
}
