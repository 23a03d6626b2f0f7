import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { slugOf } from '#schema/fold-text.ts'
import { svgFault } from '#catalogue/read/own-images.ts'
import { Refusal } from './content-store.ts'

type Wanted = {
  widths: readonly [least: number, most: number]
  kilobytes: number
  keeps: readonly string[]
}
const PHOTO: Wanted = { widths: [640, 1600], kilobytes: 300, keeps: [] }
const MARK: Wanted = { widths: [0, 800], kilobytes: 60, keeps: ['svg', 'png'] }
const FOLDERS: Readonly<Record<string, Wanted>> = {
  fotos: PHOTO,
  oficinas: { ...PHOTO, widths: [640, 900] },
  clientes: MARK,
  certificaciones: MARK,
  marca: MARK,
}
const QUALITIES = [82, 72, 62, 50, 40]
const RECEIVED_MAX_MB = 40
const SVG_EDITORS =
  /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->|<metadata[^]*?<\/metadata>|<sodipodi:[^>]*\/>/g

export type FitPicture = { name: string; content: Uint8Array; said: readonly string[] }

/** A picture as its folder takes it: turned, small enough, under the name of what it shows. Throws a Refusal in words. */
export async function fitPicture(
  folder: string,
  id: string,
  given: { name: string; bytes: Uint8Array },
): Promise<FitPicture> {
  const wanted = FOLDERS[folder]
  const [name, ending] = [slugOf(id), path.extname(given.name).toLowerCase().slice(1)]
  if (!wanted || name === '') throw new Refusal('Esa imagen no tiene lugar en el sitio.')
  if (given.bytes.length > RECEIVED_MAX_MB * 1e6)
    throw new Refusal(`Pasa de ${RECEIVED_MAX_MB} MB.`)
  if (ending === 'svg') return fitSvg(folder, name, wanted, given.bytes)
  const picture = sharp(given.bytes, { failOn: 'truncated' }).rotate()
  const { width } = await picture.metadata().catch(() => {
    throw new Refusal(cannotRead(ending))
  })
  const [least, most] = wanted.widths
  if (width < least)
    throw new Refusal(`Mide ${width} píxeles de ancho: se vería borrosa. Van ${least} o más.`)
  const resized = picture.resize({ width: Math.min(width, most), withoutEnlargement: true })
  const isMark = wanted.keeps.includes('png')
  const content = await smallEnough(resized, isMark, wanted.kilobytes)
  const type = isMark ? 'png' : 'jpg'
  const said = [
    ...(width > most ? [`medía ${width} píxeles de ancho y quedó en ${most}`] : []),
    ...(ending === type ? [] : [`quedó en .${type}`]),
    `pesa ${Math.ceil(content.length / 1000)} kB`,
  ]
  return { name: `${folder}/${name}.${type}`, content, said }
}

async function smallEnough(picture: Sharp, isMark: boolean, kilobytes: number) {
  for (const quality of QUALITIES) {
    const made = isMark
      ? picture.clone().png({ palette: true, quality })
      : picture.clone().flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true })
    const bytes = await made.toBuffer().catch(() => {
      throw new Refusal('El archivo está cortado o dañado: pídelo de nuevo.')
    })
    if (bytes.length <= kilobytes * 1000) return bytes
  }
  throw new Refusal(`No cabe en ${kilobytes} kB: recórtala o elige otra.`)
}

function fitSvg(folder: string, name: string, wanted: Wanted, bytes: Uint8Array): FitPicture {
  if (!wanted.keeps.includes('svg'))
    throw new Refusal('Aquí va una fotografía: .jpg, .png o .webp.')
  const text = Buffer.from(bytes).toString('utf8').replace(SVG_EDITORS, '').trim()
  const fault = svgFault(text)
  if (fault !== undefined) throw new Refusal(fault)
  const content = Buffer.from(text)
  if (content.length > wanted.kilobytes * 1000) {
    throw new Refusal(
      `Pesa ${Math.ceil(content.length / 1000)} kB y caben ${wanted.kilobytes}: pide una versión más simple, o en .png.`,
    )
  }
  return { name: `${folder}/${name}.svg`, content, said: [] }
}

function cannotRead(ending: string): string {
  return /hei[cf]/.test(ending)
    ? 'Es una foto HEIC de iPhone, que los navegadores no muestran. Ábrela en el teléfono o el computador y expórtala como .jpg; o en el iPhone elige Ajustes › Cámara › Formatos › Más compatible.'
    : 'El archivo no es una imagen que se pueda leer: va en .jpg, .png, .webp, .avif o .svg.'
}
