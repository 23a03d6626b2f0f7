import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { MarkShapes } from '#drawings/icon.tsx'
import { embeddedLogoOf, embeddedMarkup } from '#pictures/embedded-pictures.ts'
import { LIGHT } from '#drawings/palette.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { encodeQR } from 'qr'

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4

/** An address as a QR code: one path, a square a dark module, that takes the colour of its text. */
function qrCodeSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES })
  const side = rows.length
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path d="${path}"/></svg>`
}

/** What every document carries around its content. */
export type Letterhead = {
  brand: string
  company: string
  /** The company's logo, name and all, or else the site's sign beside the brand: as SVG. */
  mark: string
  hasLogo: boolean
  /** Under each branch's name: where it is, and how to reach it. */
  branches: readonly { title: string; ways: readonly string[] }[]
  /** The page of the site that says the same, as address and as code. */
  page: { url: string; qr: string }
  colours: { ink: string; muted: string; accent: string; band: string }
}

const signSvg = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color={LIGHT.ink}>
    <MarkShapes accent={LIGHT.accent} />
  </svg>
)

/** The site's name, branches and colours, for a document about the page at a path. */
export function letterheadOf(
  catalogue: Pick<Catalogue, 'site' | 'ownPictures'>,
  path: string,
): Letterhead {
  const { site } = catalogue
  const logo = embeddedLogoOf(catalogue)
  const url = `${site.baseUrl.value}${path}`
  return {
    brand: site.brand.name,
    company: site.legalName,
    mark: logo ? embeddedMarkup(logo) : renderToStaticMarkup(signSvg()),
    hasLogo: logo !== undefined,
    branches: site.branches.map(({ title, address, phone, email }) => ({
      title,
      ways: [address, phone, email].flatMap((owned) => (owned ? [owned.value] : [])),
    })),
    page: { url, qr: qrCodeSvg(url) },
    colours: { ink: LIGHT.ink, muted: LIGHT.soft, accent: LIGHT.accent, band: LIGHT.metal },
  }
}
