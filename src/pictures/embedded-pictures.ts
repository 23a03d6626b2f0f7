import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { oncePer } from '#figures/once-per.ts'
import { PICTURE_TYPES } from '#catalogue/read/own-images.ts'
import { LOGO_KEY, type OwnPicture } from '#catalogue/read/own-pictures.ts'

/** A picture as part of another one: its file as a data address, and its box. */
export type EmbeddedPicture = { href: string; width: number; height: number }

/** A picture of the owner's as part of another one. */
const embedded = oncePer(({ file, fileName, width, height }: OwnPicture): EmbeddedPicture => {
  const type = PICTURE_TYPES[path.extname(fileName)]
  return { href: `data:${type};base64,${readFileSync(file, 'base64')}`, width, height }
})

/** What stands on documents and share cards in place of the site's sign and the brand's name. */
export function embeddedLogoOf({
  ownPictures,
}: Pick<Catalogue, 'ownPictures'>): EmbeddedPicture | undefined {
  const own = ownPictures.get(LOGO_KEY)
  return own && embedded(own)
}

/** A picture as the whole of a drawing, whatever its kind. */
export function embeddedMarkup({ href, width, height }: EmbeddedPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`
}

/**
 * Whether the owner's photograph stands in place of a product's drawing, wherever that would be shown: of a product that
 * has none, but a plate with its code. A true drawing keeps its place, and the photograph stands beside it.
 */
export function isPhotoInstead(
  { id, drawing }: Pick<CatalogueProduct, 'id' | 'drawing'>,
  { ownPhotos }: Pick<Catalogue, 'ownPhotos'>,
): boolean {
  return drawing.kind === 'plate' && ownPhotos.has(id)
}

/** The owner's photograph of a product. */
export function embeddedPhotoOf(
  { id }: Pick<CatalogueProduct, 'id'>,
  { ownPhotos }: Pick<Catalogue, 'ownPhotos'>,
): EmbeddedPicture | undefined {
  const photo = ownPhotos.get(id)
  return photo && embedded(photo)
}
