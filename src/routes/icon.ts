import { readFile } from 'node:fs/promises'
import { catalogue } from '#catalogue/catalogue.ts'
import { ICON_KEY } from '#catalogue/own-pictures.ts'
import { homeScreenIconSvg, iconSvg } from '#drawings/icon.tsx'
import { paintPng } from '#drawings/png.ts'
import type { Route } from './+types/icon.ts'

/** Home-screen icons by file name, and their width in pixels. */
const PNG_ICONS: Readonly<Record<string, number>> = {
  'icono-180.png': 180,
  'icono-192.png': 192,
  'icono-512.png': 512,
}

export async function loader({ params }: Route.LoaderArgs) {
  const own = catalogue().ownPictures.get(ICON_KEY)
  const ownSvg = own && (await readFile(own.file, 'utf8'))
  if (params.file === 'icono.svg') {
    return new Response(ownSvg ?? iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  const width = PNG_ICONS[params.file]
  if (width === undefined) return new Response('No existe este icono.', { status: 404 })
  const png = await paintPng(homeScreenIconSvg(ownSvg), width)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
