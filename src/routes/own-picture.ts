import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { PICTURE_TYPES } from '#catalogue/own-images.ts'

/** Typed by hand: while there are no pictures there is no route whose types could be made. */
type LoaderArgs = { params: { folder?: string; file?: string } }

export async function loader({ params: { folder = '', file = '' } }: LoaderArgs) {
  const picture = catalogue().ownPictures.get(`${folder}/${path.parse(file).name}`)
  if (picture?.fileName !== file) return new Response('No existe esta imagen.', { status: 404 })
  return new Response(new Uint8Array(await readFile(picture.file)), {
    headers: { 'Content-Type': PICTURE_TYPES[path.extname(file)] ?? '' },
  })
}
