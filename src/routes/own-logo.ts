import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { PICTURE_TYPES } from '#catalogue/own-images.ts'

/** Typed by hand: while there are no logos there is no route whose types could be made. */
type LoaderArgs = { params: { file?: string } }

export async function loader({ params: { file = '' } }: LoaderArgs) {
  const logo = catalogue().ownLogos.get(file)
  if (!logo) return new Response('No existe este logotipo.', { status: 404 })
  return new Response(new Uint8Array(await readFile(logo.file)), {
    headers: { 'Content-Type': PICTURE_TYPES[path.extname(logo.file)] ?? '' },
  })
}
