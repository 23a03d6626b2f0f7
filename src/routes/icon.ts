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
  if (params.file === 'icono.svg') {
    return new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  const width = PNG_ICONS[params.file]
  if (width === undefined) return new Response('No existe este icono.', { status: 404 })
  const png = await paintPng(homeScreenIconSvg(), width)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
