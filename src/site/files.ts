import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { memoise } from '#figures/memoise.ts'
import { PICTURE_TYPES } from '#catalogue/read/owner-images.ts'
import { ICON_KEY } from '#catalogue/read/owner-pictures.ts'
import { shortName } from '#catalogue/ask/pages.ts'
import {
  customerLogoPath,
  DOCUMENTS_DATA_PATH,
  HOME_PATH,
  iconPath,
  MANIFEST_PATH,
  ownerPhotoPath,
  ownerPicturePath,
  pageDocumentPath,
  PRODUCT_DATA_PATH,
  ROBOTS_PATH,
  SEARCH_DATA_PATH,
  shareCardPath,
  SITEMAP_PATH,
} from '#catalogue/paths.ts'
import { pagePaths, robotsTxt, sitemapXml } from '#catalogue/ask/sitemap.ts'
import { documentAt, documentPaths, documentRecords } from '#datasheets/documents.ts'
import { hasDocument } from '#datasheets/page-document.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { homeScreenIconSvg, iconSvg } from '#drawings/icon.tsx'
import { LIGHT } from '#drawings/palette.ts'
import { drawingMarkup } from '#pictures/placed-drawing.ts'
import { paintPng } from '#drawings/png.ts'
import { SHARE_CARD, shareCardOf, shareCardSvg } from '#pictures/share-card.tsx'
import { buildProductData } from '#views/product-records.ts'
import { buildSearchData, type OfferedDocument } from '#finder/search/build-search-data.ts'

type Body = string | Uint8Array

/** A file of the site other than a page: written by the build, generated on request in development. */
export type SiteFile = { path: string; type: string; make: () => Body | Promise<Body> }

/** Widths of the icons for home screens, in pixels. */
const ICON_WIDTHS = [180, 192, 512]

/** Every file served besides the pages; each is generated only on request. */
const filesOf = memoise((model: Catalogue): ReadonlyMap<string, SiteFile> => {
  const files = [
    // First: pages state the size of their documents.
    ...documentFiles(model),
    ...drawingFiles(model).map((placed) =>
      file(placed.path, 'image/svg+xml', () => drawingMarkup(placed)),
    ),
    ...pagePaths(model).map((page) =>
      file(shareCardPath(page), 'image/png', () => shareCard(page, model)),
    ),
    ...ownerFiles(model),
    ...icons(model),
    ...dataFiles(model),
    file(MANIFEST_PATH, 'application/manifest+json', () => JSON.stringify(webManifest(model))),
    file(SITEMAP_PATH, 'application/xml', () => sitemapXml(model)),
    file(ROBOTS_PATH, 'text/plain', () => robotsTxt(model)),
  ]
  return new Map(files.map((one) => [one.path, one]))
})

/** The file at an address, if one is served there. */
export function fileAt(address: string): SiteFile | undefined {
  return filesOf(catalogue()).get(address)
}

/** The addresses of all files other than pages; `documents` come first. */
export function filePaths(): { documents: string[]; others: string[] } {
  const documents = documentPaths(catalogue())
  const all = [...filesOf(catalogue()).keys()]
  return { documents, others: all.filter((address) => !documents.includes(address)) }
}

function file(address: string, type: string, make: SiteFile['make']): SiteFile {
  return { path: address, type, make }
}

function json(address: string, make: () => unknown): SiteFile {
  return file(address, 'application/json', async () => JSON.stringify(await make()))
}

function documentFiles(model: Catalogue): SiteFile[] {
  return documentPaths(model).map((address) =>
    file(address, 'application/pdf', async () => {
      const document = await documentAt(model, address)
      if (!document) throw new RangeError(`no document at ${address}`)
      return readFile(document.file)
    }),
  )
}

/** The preview card of a shared page. */
async function shareCard(page: string, model: Catalogue): Promise<Uint8Array> {
  const card = shareCardOf(model, page)
  if (!card) throw new RangeError(`no card of ${page}`)
  return paintPng(shareCardSvg(card), SHARE_CARD.width)
}

/** The owner's photographs, logos and pictures, unchanged. */
function ownerFiles({ ownerPhotos, ownerLogos, ownerPictures }: Catalogue): SiteFile[] {
  const own = (address: string, source: string) =>
    file(address, PICTURE_TYPES[path.extname(address)] ?? '', () => readFile(source))
  return [
    ...[...ownerPhotos.values()].map(({ file: source, fileName }) =>
      own(ownerPhotoPath(fileName), source),
    ),
    ...[...ownerLogos].map(([name, { file: source }]) => own(customerLogoPath(name), source)),
    ...[...ownerPictures].map(([key, { file: source, fileName }]) =>
      own(ownerPicturePath(key, fileName), source),
    ),
  ]
}

function icons({ ownerPictures }: Catalogue): SiteFile[] {
  const own = ownerPictures.get(ICON_KEY)
  const ownSvg = async () => own && readFile(own.file, 'utf8')
  return [
    file(iconPath('icono.svg'), 'image/svg+xml', async () => (await ownSvg()) ?? iconSvg()),
    ...ICON_WIDTHS.map((width) =>
      file(iconPath(`icono-${width}.png`), 'image/png', async () =>
        paintPng(homeScreenIconSvg(await ownSvg()), width),
      ),
    ),
  ]
}

function dataFiles(model: Catalogue): SiteFile[] {
  return [
    json(SEARCH_DATA_PATH, () => buildSearchData(model, offeredDocuments(model))),
    json(PRODUCT_DATA_PATH, () => buildProductData(model)),
    // Machine-readable, so that a plant's document register can find outdated copies.
    json(DOCUMENTS_DATA_PATH, async () => ({
      documents: (await documentRecords(model)).map(({ of, pagePath, href, ...known }) => ({
        of,
        ...known,
        url: model.site.baseUrl.value + href,
        page: model.site.baseUrl.value + pagePath,
      })),
    })),
  ]
}

/** The downloadable documents of pages; data sheets belong to their products. */
function offeredDocuments(model: Catalogue): OfferedDocument[] {
  return [...model.pages.values()]
    .filter((page) => hasDocument(model, page))
    .map(({ path: page, content }) => ({
      href: pageDocumentPath(page),
      title: `Catálogo: ${shortName(content)}`,
      line: content.document?.label ?? 'Catálogo de la familia, en PDF',
    }))
}

/** Lets the site be installed on a home screen (W3C, Web Application Manifest). */
function webManifest({ site: { brand, tagline } }: Catalogue) {
  return {
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
}
