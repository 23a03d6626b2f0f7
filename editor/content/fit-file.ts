import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { slugOf } from '#schema/fold-text.ts'
import { svgFault } from '#catalogue/read/owner-images.ts'
import { pdfFault } from '#catalogue/read/owner-documents.ts'
import { Refusal } from './content-store.ts'

type Wanted = { widths: readonly [least: number, most: number]; kilobytes: number; isMark: boolean }
const PHOTO: Wanted = { widths: [640, 1600], kilobytes: 300, isMark: false }
const MARK: Wanted = { widths: [0, 800], kilobytes: 60, isMark: true }
const FOLDERS: Readonly<Record<string, Wanted | 'pdf'>> = {
  fotos: PHOTO,
  oficinas: { ...PHOTO, widths: [640, 900] },
  clientes: MARK,
  certificaciones: MARK,
  marca: MARK,
  fichas: 'pdf',
  documentos: 'pdf',
}
const QUALITIES = [82, 72, 62, 50, 40]
const RECEIVED_MAX_MB = 40
/** Data that drawing programs leave in an SVG for themselves. */
const LEFTOVERS =
  /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->|<metadata[^]*?<\/metadata>|<sodipodi:[^>]*\/>/g

/** The adapted file, with remarks in Spanish, and a picture's preview. */
export type FitFile = { name: string; content: Uint8Array; said: readonly string[]; looks: string }
type Given = { name: string; bytes: Uint8Array }

/** Adapts a file to its folder: pictures are turned and reduced, PDFs must open. Throws a Refusal that says why. */
export async function fitFile(
  folder: string,
  id: string,
  { name, bytes }: Given,
): Promise<FitFile> {
  const wanted = FOLDERS[folder]
  const [stem, ending] = [`${folder}/${slugOf(id)}`, path.extname(name).toLowerCase().slice(1)]
  if (!wanted || slugOf(id) === '') throw new Refusal('Ese archivo no tiene lugar en el sitio.')
  if (bytes.length > RECEIVED_MAX_MB * 1e6) throw new Refusal(`Pasa de ${RECEIVED_MAX_MB} MB.`)
  if (wanted === 'pdf') {
    const fault = pdfFault(bytes)
    if (fault !== undefined) throw new Refusal(`Aquí va un PDF: ${fault}.`)
    return { name: `${stem}.pdf`, content: bytes, said: [weightOf(bytes)], looks: '' }
  }
  if (ending === 'svg') return fitSvg(stem, wanted, bytes)
  const picture = sharp(bytes, { failOn: 'truncated' }).rotate()
  const measured = await picture.metadata().catch(() => {
    throw new Refusal(cannotRead(ending))
  })
  // As it will be shown: telephones store an upright photograph on its side, with a mark.
  const { width } = measured.autoOrient
  const [least, most] = wanted.widths
  if (width < least)
    throw new Refusal(`Mide ${width} píxeles de ancho: se vería borrosa. Van ${least} o más.`)
  const resized = picture.resize({ width: Math.min(width, most), withoutEnlargement: true })
  const content = await smallEnough(resized, wanted)
  const type = wanted.isMark ? 'png' : 'jpg'
  const said = [
    ...(width > most ? [`medía ${width} píxeles de ancho y quedó en ${most}`] : []),
    ...(ending === type ? [] : [`quedó en .${type}`]),
    weightOf(content),
  ]
  return {
    name: `${stem}.${type}`,
    content,
    said,
    looks: looksOf(wanted.isMark ? 'png' : 'jpeg', content),
  }
}

async function smallEnough(picture: Sharp, { isMark, kilobytes }: Wanted) {
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

function fitSvg(stem: string, { isMark, kilobytes }: Wanted, bytes: Uint8Array): FitFile {
  if (!isMark) throw new Refusal('Aquí va una fotografía: .jpg, .png o .webp.')
  const text = Buffer.from(bytes).toString('utf8').replace(LEFTOVERS, '').trim()
  const fault = svgFault(text)
  if (fault !== undefined) throw new Refusal(fault)
  const content = Buffer.from(text)
  if (content.length > kilobytes * 1000)
    throw new Refusal(
      `${weightOf(content)} y caben ${kilobytes}: pide una versión más simple, o en .png.`,
    )
  return {
    name: `${stem}.svg`,
    content,
    said: [weightOf(content)],
    looks: looksOf('svg+xml', content),
  }
}

const weightOf = (bytes: Uint8Array) => `pesa ${Math.ceil(bytes.length / 1000)} kB`
const looksOf = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

function cannotRead(ending: string): string {
  return /hei[cf]/.test(ending)
    ? 'Es una foto HEIC de iPhone, que los navegadores no muestran. Ábrela en el teléfono o el computador y expórtala como .jpg; o en el iPhone elige Ajustes › Cámara › Formatos › Más compatible.'
    : 'El archivo no es una imagen que se pueda leer: va en .jpg, .png, .webp, .avif o .svg.'
}
