import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogue } from '#catalogue/catalogue.ts'
import { PHOTO_TYPES } from '#catalogue/own-images.ts'

/** Typed by hand: while there are no photographs there is no route whose types could be made. */
type LoaderArgs = { params: { file?: string } }

export async function loader({ params }: LoaderArgs) {
  const photo = [...catalogue().ownPhotos.values()].find(({ fileName }) => fileName === params.file)
  if (!photo) return new Response('No existe esta fotografía.', { status: 404 })
  return new Response(new Uint8Array(await readFile(photo.file)), {
    headers: { 'Content-Type': PHOTO_TYPES[path.extname(photo.file)] ?? '' },
  })
}
