import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Problem } from '#catalogue/read/problem.ts'

const PICTURES = '{marca,clientes,certificaciones,oficinas,fotos}/*.{avif,jpg,png,webp,svg}'
/** Logos are shown on white, about 60 pixels high. */
const LOGOS = /^(?:marca|clientes|certificaciones)\//
const PALE = 225
const WIDE = 7
const SMALL_PX = 40
const SAMPLE_PX = 64

type Found = { problems: Problem[]; remarks: Problem[] }

/** Finds broken pictures, and logos that would hardly be visible; skips files that are `faulty` already. */
export async function reviewPictures(folder: string, faulty: ReadonlySet<string>): Promise<Found> {
  const found: Found = { problems: [], remarks: [] }
  for (const name of globSync(PICTURES, { cwd: folder }).sort()) {
    if (faulty.has(`content/${name.split(path.sep).join('/')}`)) continue
    const at = (message: string): Problem => ({
      file: `content/${name.split(path.sep).join('/')}`,
      line: 1,
      column: 1,
      field: '',
      message,
    })
    try {
      const faults = await looksOnce(path.join(folder, name), LOGOS.test(name))
      found.remarks.push(...faults.map(at))
    } catch {
      found.problems.push(at('la imagen está cortada o dañada: expórtala de nuevo'))
    }
  }
  return found
}

/** The results for each picture; an unchanged one need not be checked again. */
const seen = new Map<string, { stamp: string; looks: Promise<string[]> }>()

function looksOnce(file: string, isLogo: boolean): Promise<string[]> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const before = seen.get(file)
  const looks = before?.stamp === stamp ? before.looks : looksOf(file, isLogo)
  seen.set(file, { stamp, looks })
  return looks
}

/** Why a visitor would hardly see a picture. Throws if it cannot be read to its end. */
async function looksOf(file: string, isLogo: boolean): Promise<string[]> {
  const picture = sharp(file, { failOn: 'truncated' })
  const { width, height } = await picture.metadata()
  const { data } = await picture
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'fill' })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!isLogo) return []
  return [
    ...(data.every((light) => light > PALE)
      ? ['sobre blanco casi no se ve: pide la versión oscura']
      : []),
    ...(width / height > WIDE
      ? ['es muy ancho: se verá como una raya; pide la versión compacta']
      : []),
    ...(height < SMALL_PX ? [`mide ${height} píxeles de alto: se verá borroso`] : []),
  ]
}
