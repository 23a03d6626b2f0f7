import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { memoise } from '#figures/memoise.ts'
import { PICTURE_TYPES } from '#catalogue/read/owner-images.ts'
import { LOGO_KEY, type OwnerPicture } from '#catalogue/read/owner-pictures.ts'

/** A picture for use inside an SVG: its file as a data URL, and its size. */
export type EmbeddedPicture = { href: string; width: number; height: number }

/** Embeds a picture of the owner's. */
const embedded = memoise(({ file, fileName, width, height }: OwnerPicture): EmbeddedPicture => {
  const type = PICTURE_TYPES[path.extname(fileName)]
  return { href: `data:${type};base64,${readFileSync(file, 'base64')}`, width, height }
})

/** The company's logo for documents and share cards, which replaces the default sign and name. */
export function embeddedLogoOf({
  ownerPictures,
}: Pick<Catalogue, 'ownerPictures'>): EmbeddedPicture | undefined {
  const own = ownerPictures.get(LOGO_KEY)
  return own && embedded(own)
}

/** An SVG that consists of the picture only. */
export function embeddedMarkup({ href, width, height }: EmbeddedPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`
}

/**
 * Whether the owner's photograph replaces a product's drawing everywhere: only if the drawing is a mere plate with the
 * code. Otherwise the photograph stands beside the drawing.
 */
export function isPhotoInstead(
  { id, drawing }: Pick<CatalogueProduct, 'id' | 'drawing'>,
  { ownerPhotos }: Pick<Catalogue, 'ownerPhotos'>,
): boolean {
  return drawing.kind === 'plate' && ownerPhotos.has(id)
}

/** The owner's photograph of a product, embedded. */
export function embeddedPhotoOf(
  { id }: Pick<CatalogueProduct, 'id'>,
  { ownerPhotos }: Pick<Catalogue, 'ownerPhotos'>,
): EmbeddedPicture | undefined {
  const photo = ownerPhotos.get(id)
  return photo && embedded(photo)
}
