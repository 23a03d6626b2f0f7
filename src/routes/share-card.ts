import { catalogue } from '#catalogue/catalogue.ts'
import { shareCardPath } from '#catalogue/paths.ts'
import { pagePaths } from '#catalogue/sitemap.ts'
import { paintPng } from '#drawings/png.ts'
import { SHARE_CARD, shareCardOf, shareCardSvg } from '#drawings/share-card.tsx'
import type { Route } from './+types/share-card.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const model = catalogue()
  const path = pagePaths(model).find((page) => shareCardPath(page) === `/compartir/${params.file}`)
  const card = path === undefined ? undefined : shareCardOf(model, path)
  if (!card) return new Response('No existe esta tarjeta.', { status: 404 })
  const png = await paintPng(shareCardSvg(card), SHARE_CARD.width)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
