import path from 'node:path'
import { didYouMean } from '#schema/nearest-word.ts'
import { endingFault, readOwnFiles } from './own-files.ts'
import { PICTURE_TYPES, readOwnImage, type OwnImage } from './own-images.ts'
import type { Problem } from './problem.ts'

/** A picture of the owner's in place of a drawing. */
export type OwnPicture = OwnImage & { fileName: string }

/** The folders of the content that hold them, each with what is said of a picture of nobody, and what one may weigh. */
const FOLDERS = {
  oficinas: { of: 'ninguna sucursal tiene el identificador', sizeLimitKb: 300 },
  certificaciones: { of: 'ninguna certificación tiene el identificador', sizeLimitKb: 60 },
  marca: { of: 'la marca lleva logo e icono, y no', sizeLimitKb: 60 },
} as const

/** The company's own, by the keys of their pictures. */
export const LOGO_KEY = 'marca/logo'
export const ICON_KEY = 'marca/icono'

/** So much of its width nobody sees that an icon is too high or too low. */
const OUT_OF_SQUARE = 0.01
/** Every browser takes an icon that is drawn; documents and share cards take no other formats of a logo. */
const FORMS: Readonly<Record<string, { endings: readonly string[]; fault: string }>> = {
  [LOGO_KEY]: { endings: ['.svg', '.png'], fault: 'el logo va en .svg o en .png' },
  [ICON_KEY]: { endings: ['.svg'], fault: 'el icono va en .svg' },
}

export type OwnPictureFolder = keyof typeof FOLDERS

/** The pictures by folder and id ("oficinas/santiago"). Each opens, fits, and belongs to one of the ids. */
export function readOwnPictures(
  contentDir: string,
  ids: Readonly<Record<OwnPictureFolder, ReadonlySet<string>>>,
  problems: Problem[],
): ReadonlyMap<string, OwnPicture> {
  const pictures = new Map<string, OwnPicture>()
  for (const folder of ['oficinas', 'certificaciones', 'marca'] as const) {
    const { of, sizeLimitKb } = FOLDERS[folder]
    readOwnFiles(
      contentDir,
      folder,
      ({ id, file }) => {
        const fault = endingFault(file, Object.keys(PICTURE_TYPES), 'imágenes')
        if (fault !== undefined) return fault
        if (!ids[folder].has(id)) return `${of} «${id}»${didYouMean(id, [...ids[folder]])}`
        if (pictures.has(`${folder}/${id}`)) return `«${id}» ya tiene otra imagen`
        const form = FORMS[`${folder}/${id}`]
        if (form && !form.endings.includes(path.extname(file))) return form.fault
        const image = readOwnImage(file, sizeLimitKb)
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
