import { catalogue } from '#catalogue/catalogue.ts'
import { HOME_PATH, iconPath } from '#catalogue/paths.ts'
import { LIGHT } from '#drawings/palette.ts'

/** Lets the site stand on a home screen (W3C, Web Application Manifest). */
export function loader() {
  const { brand, tagline } = catalogue().site
  const manifest = {
    name: `${brand.name} Chile`,
    short_name: brand.name,
    description: tagline,
    lang: 'es-CL',
    start_url: HOME_PATH,
    scope: HOME_PATH,
    display: 'minimal-ui',
    theme_color: LIGHT.ink,
    background_color: LIGHT.sheet,
    icons: [192, 512].map((width) => ({
      src: iconPath(`icono-${width}.png`),
      type: 'image/png',
      sizes: `${width}x${width}`,
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
