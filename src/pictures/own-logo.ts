import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { oncePer } from '#figures/once-per.ts'
import { PICTURE_TYPES } from '#catalogue/read/own-images.ts'
import { LOGO_KEY, type OwnPicture } from '#catalogue/read/own-pictures.ts'

/** The company's logo as part of another picture: its file as a data address, and its box. */
export type EmbeddedLogo = { href: string; width: number; height: number }

const embedded = oncePer(({ file, fileName, width, height }: OwnPicture): EmbeddedLogo => {
  const type = PICTURE_TYPES[path.extname(fileName)]
  return { href: `data:${type};base64,${readFileSync(file, 'base64')}`, width, height }
})

/** What stands on documents and share cards in place of the site's sign and the brand's name. */
export function embeddedLogoOf({
  ownPictures,
}: Pick<Catalogue, 'ownPictures'>): EmbeddedLogo | undefined {
  const own = ownPictures.get(LOGO_KEY)
  return own && embedded(own)
}
