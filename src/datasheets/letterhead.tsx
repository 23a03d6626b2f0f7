import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { MarkShapes } from '#drawings/mark-shapes.tsx'
import { LIGHT } from '#drawings/palette.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { qrCodeSvg } from './qr-code.ts'

/** What every document carries around its content. */
export type Letterhead = {
  brand: string
  company: string
  mark: string
  /** Under each branch's name: where it is, and how to reach it. */
  branches: readonly { title: string; ways: readonly string[] }[]
  /** The page of the site that says the same, as address and as code. */
  page: { url: string; qr: string }
  colours: { ink: string; muted: string; accent: string; band: string }
}

/** The site's name, branches and colours, for a document about the page at a path. */
export function letterheadOf({ site }: Pick<Catalogue, 'site'>, path: string): Letterhead {
  const url = `${site.baseUrl.value}${path}`
  return {
    brand: site.brand.name,
    company: site.legalName,
    mark: renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color={LIGHT.ink}>
        <MarkShapes accent={LIGHT.accent} />
      </svg>,
    ),
    branches: site.branches.map(({ title, address, phone, email }) => ({
      title,
      ways: [address, phone, email].flatMap((owned) => (owned ? [owned.value] : [])),
    })),
    page: { url, qr: qrCodeSvg(url) },
    colours: { ink: LIGHT.ink, muted: LIGHT.soft, accent: LIGHT.accent, band: LIGHT.metal },
  }
}
