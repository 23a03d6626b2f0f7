import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { MarkShapes } from '#drawings/icon.tsx'
import { embeddedLogoOf, embeddedMarkup } from '#pictures/embedded-pictures.ts'
import { LIGHT } from '#drawings/palette.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { encodeQR } from 'qr'

/** The quiet zone that QR readers require (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4

/** An address as a QR code: one SVG path that takes the colour of its text. */
function qrCodeSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES })
  const side = rows.length
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path d="${path}"/></svg>`
}

/** The data around the content of every document. */
export type Letterhead = {
  brand: string
  company: string
  /** The company's logo with its name, or the default sign beside the brand, as SVG. */
  mark: string
  hasLogo: boolean
  /** The branches, each with its address and contact lines. */
  branches: readonly { title: string; ways: readonly string[] }[]
  /** The corresponding page of the site, as an address and a QR code. */
  page: { url: string; qr: string }
  colours: { ink: string; muted: string; accent: string; band: string }
}

const signSvg = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color={LIGHT.ink}>
    <MarkShapes accent={LIGHT.accent} />
  </svg>
)

/** The letterhead of a document about the page at a path. */
export function letterheadOf(
  catalogue: Pick<Catalogue, 'site' | 'ownerPictures'>,
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
