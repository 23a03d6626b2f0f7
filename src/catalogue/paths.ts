/** Addresses of the site's pages and files. Every link is built here, or stands in the content. */

export const HOME_PATH = '/'
/** The home page's name everywhere; it stands here because every page's script needs it, and no other label. */
export const HOME_LABEL = 'Inicio'
export const CONTACT_PATH = '/contacto'

/** The part of the contact page where the enquiry begins; links called "Pedir cotización" lead to it. */
export const ENQUIRY_ID = 'tu-consulta'
export const ENQUIRY_PATH = `${CONTACT_PATH}#${ENQUIRY_ID}`
/** The contact form, asked to send the enquiry that this device has stored. */
export const SEND_KEPT_PATH = `${CONTACT_PATH}?enviar=1`
/** The part of the list to quote for visitors without a code: a photograph of the machine's plate. */
export const PLATE_ID = 'foto-de-la-placa'
/** The page from which the relay makes its answers to a form sent without scripts. */
export const FORM_ANSWER_PATH = '/contacto/respuesta'
export const CONDITIONS_PATH = '/condiciones'
export const PRIVACY_PATH = '/privacidad'
export const CUSTOMERS_PATH = '/clientes'
export const GLOSSARY_PATH = '/glosario'
export const PLANS_PATH = '/planes-api'
export const HISTORY_PATH = '/historia'
export const NOT_FOUND_PATH = '/404'
/** Shown offline in place of a page that is not cached. */
export const OFFLINE_PATH = '/sin-senal'
/** Pages that load no scripts: the answer to a form that was sent without them. */
export const SCRIPTLESS_PATHS: readonly string[] = [FORM_ANSWER_PATH]
/** The path of a URL's page, without a trailing slash; empty for the home page. */
export const pagePathOf = ({ pathname }: Pick<URL, 'pathname'>) => pathname.replace(/\/$/, '')

export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'
/** The web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** An icon of the site, by the name of its file. */
export const iconPath = (fileName: string) => `/iconos/${fileName}`

/** The service worker; served from the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js'
/** The list of what the owner still owes; only in a build with sample data. */
export const PENDING_PATH = '/pendientes'
export const SEARCH_PATH = '/buscar'
/** The page that lists every product code. */
export const CODES_PATH = '/codigos'
/** Id of the search field, which is on every page. */
export const SEARCH_FIELD_ID = 'buscar-en-el-sitio'

/** The results page for a query. */
export const searchPath = (query: string) =>
  query === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query)}`

/** The contact form, prefilled with the search. */
export const searchEnquiryPath = (query: string) =>
  enquiryTextPath(`Busco en el catálogo: ${query}`)
/**
 * Hash of the data files' shape, part of their addresses: a browser that cached a file of an older shape then
 * fetches the new one, so no script reads data it does not know. `src/site/data-shape.test.ts` tells when it
 * changes.
 */
export const DATA_SHAPE = '0a2753'
/** The search data, fetched at first use. */
export const SEARCH_DATA_PATH = `/buscar/indice-${DATA_SHAPE}.json`

export const SELECTOR_PATH = '/selector'
export const COMPARISON_PATH = '/comparar'
/** Product data for the finders, the comparison and the list to quote. */
export const PRODUCT_DATA_PATH = `/selector/productos-${DATA_SHAPE}.json`

/** Parts of the home page that other pages link to. */
export const BRANCHES_ID = 'sucursales'
export const INDUSTRIES_ID = 'industrias'
export const INDUSTRIES_PATH = `/#${INDUSTRIES_ID}`
export const CERTIFICATIONS_ID = 'certificaciones'
export const CERTIFICATIONS_PATH = `/#${CERTIFICATIONS_ID}`

/** The selector with a kind of machine chosen. */
export const selectorPathFor = (equipmentId: string) => `${SELECTOR_PATH}?equipo=${equipmentId}`

/** An industry's page. */
export const industryPath = (industryId: string) => `/industrias/${industryId}`

/** The page with every product for a kind of machine. */
export const equipmentPath = (equipmentId: string) => `/equipos/${equipmentId}`

/** The comparison's parameter that holds the selector's query for the machine that products are compared for. */
export const COMPARED_FOR = 'para'

/** The comparison of products by id; with a selector query, for that machine. */
export function comparisonPath(ids: readonly string[], selectorQuery = ''): string {
  if (ids.length === 0) return COMPARISON_PATH
  const machine =
    selectorQuery === '' ? '' : `&${COMPARED_FOR}=${encodeURIComponent(selectorQuery)}`
  return `${COMPARISON_PATH}?p=${ids.join(',')}${machine}`
}

/** The visitor's list to quote. */
export const QUOTE_PATH = '/cotizar'

/** The page of all product families. */
export const PRODUCTS_PATH = '/productos'
export const PRODUCTS_FOLDER = `${PRODUCTS_PATH}/`
const FAMILY_PATH = new RegExp(`^${PRODUCTS_FOLDER}[^/]+$`)

/** Whether a page is a family's own page, not one below it. */
export const isFamilyPath = (pagePath: string) => FAMILY_PATH.test(pagePath)

/** The family that a page of the catalogue belongs to: `/productos/{family}`. */
export const familyPathOf = (pagePath: string) => pagePath.split('/').slice(0, 3).join('/')

/** A product's own page, under the page that defines it. */
export const productPath = (pagePath: string, productId: string) => `${pagePath}/${productId}`

/** The contact form with the product already filled in. */
export const enquiryPath = (product: string) =>
  `${CONTACT_PATH}?producto=${encodeURIComponent(product)}`

/** The contact form with a text already filled in. */
export const enquiryTextPath = (text: string) =>
  `${CONTACT_PATH}?consulta=${encodeURIComponent(text)}`

/** The card crop of a product's drawing. */
export const cardDrawingPath = (productId: string) => `/dibujos/${productId}-tarjeta.svg`

/** A product's section drawing without balloons, for places without a legend. */
export const plainDrawingPath = (productId: string) => `/dibujos/${productId}-sin-globos.svg`

/** The outside view of a product with a quarter cut away. */
export const cutawayDrawingPath = (productId: string) => `/dibujos/${productId}-cuarto-cortado.svg`

/** A product's picture in the row of a list. */
export const rowDrawingPath = (productId: string) => `/dibujos/${productId}-fila.svg`

/** A page's own picture in its parent's list. */
export const indexDrawingPath = (pagePath: string) =>
  `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}-fila.svg`

/** The owner's photograph of a product, under the name of its file. */
export const ownerPhotoPath = (fileName: string) => `/fotos/${fileName}`

/** The owner's picture of a branch or a certification, by its key and the name of its file. */
export const ownerPicturePath = (key: string, fileName: string) =>
  `/imagenes/${key.slice(0, key.indexOf('/'))}/${fileName}`

/** A customer's logo, under the name of its file. */
export const customerLogoPath = (fileName: string) => `/logos/${fileName}`

/** A product's whole drawing, with callouts and legend. */
export const productDrawingPath = (productId: string) => `/dibujos/${productId}.svg`

/** Every document of the site, for a visitor and for a machine. */
export const DOCUMENTS_PATH = '/documentos'
export const DOCUMENTS_DATA_PATH = '/documentos.json'

/** The survey form: what to measure on a machine before asking for a seal. */
export const SURVEY_PATH = '/ficha-de-levantamiento'

/**
 * The survey form with a machine chosen, for a product's line in the list to quote; without scripts, the
 * fragment leads to the machine's part of the page.
 */
export const surveyPathFor = (machineId: string, productId: string) =>
  `${SURVEY_PATH}?equipo=${machineId}&linea=${productId}#${machineId}`

/** The survey form for a line of the list to quote; the product's page decides the machine. */
export const surveyPathOfLine = (key: string, productHref = '') =>
  `${SURVEY_PATH}?${new URLSearchParams({ linea: key, producto: productHref })}`

/** The empty survey form of a machine as a PDF. */
export const surveyFormPath = (machineId: string) => `/documentos/levantamiento-${machineId}.pdf`

/** A product's data sheet. */
export const dataSheetPath = (productId: string) => `/fichas/${productId}.pdf`

/** A company document: a certificate, a brochure. */
export const ownerDocumentPath = (id: string) => `/documentos/empresa/${id}.pdf`

/** A page's own PDF: a family's catalogue, a brochure, the conditions of sale. */
export const pageDocumentPath = (pagePath: string) =>
  `/documentos/${pagePath.replace(/^\/(?:productos\/)?/, '').replaceAll('/', '-')}.pdf`

/** A hero slide's scene, whole; the next one is cropped for narrow windows. */
export const sceneDrawingPath = (slideId: string) => `/dibujos/portada-${slideId}.svg`
export const sceneCropPath = (slideId: string) => `/dibujos/portada-${slideId}-tarjeta.svg`

/** An industry's picture on the home page. */
export const industryDrawingPath = (industryId: string) => `/dibujos/industria-${industryId}.svg`

/** A solution's picture on the home page; `href` is the solution's page. */
export const solutionDrawingPath = (href: string) =>
  `/dibujos/solucion-${href.slice(href.lastIndexOf('/') + 1)}.svg`

/** The outline of a branch's city. */
export const branchDrawingPath = (branchId: string) => `/dibujos/sucursal-${branchId}.svg`

/** The map of the branches. */
export const branchMapPath = (format: 'standing' | 'lying') =>
  `/dibujos/mapa-sucursales-${format === 'standing' ? 'vertical' : 'horizontal'}.svg`

/** A certification's seal on the home page. */
export const certificationDrawingPath = (certificationId: string) =>
  `/dibujos/certificacion-${certificationId}.svg`

/** The drawing of a machine on which the selector asks for figures. */
export const selectorDrawingPath = (equipmentId: string) => `/dibujos/selector-${equipmentId}.svg`

/** The picture of the not-found page. */
export const NOT_FOUND_DRAWING_PATH = '/dibujos/pagina-no-encontrada.svg'

/** The drawing of a page's machine or system. */
export const machineDrawingPath = (pagePath: string) =>
  `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}.svg`

/** The card crop of the same drawing. */
export const openingCropPath = (pagePath: string) =>
  machineDrawingPath(pagePath).replace(/\.svg$/, '-tarjeta.svg')

/** Id of a piping plan's part on its page. */
export const planId = (plan: string) => `plan-${plan.toLowerCase()}`

/** The scheme of a piping plan. */
export const planDrawingPath = (plan: string) => `/dibujos/api-${planId(plan)}.svg`

/** A drawing in a page's section, by its index there. */
export const pageSectionDrawingPath = (pagePath: string, sectionId: string, index: number) =>
  `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}-${sectionId}-${index + 1}.svg`

/** The drawing of one of a section's cards. */
export function cardOfSectionDrawingPath(
  pagePath: string,
  sectionId: string,
  index: number,
): string {
  return pageSectionDrawingPath(pagePath, `${sectionId}-tarjeta`, index)
}

/** The moving version of a drawing, as an animation or in steps. */
export const movingDrawingPath = (drawingPath: string) =>
  drawingPath.replace(/\.svg$/, '-movimiento.svg')
export const steppedDrawingPath = (drawingPath: string) =>
  drawingPath.replace(/\.svg$/, '-pasos.svg')

/** A film's file; its poster and captions stand beside it (`svg`, `vtt`). */
export const filmPath = (film: string, extension: 'webm' | 'mp4' | 'svg' | 'vtt') =>
  `/video/${film}.${extension}`

/** A page's preview image for shared links (1200 × 630). */
export const shareCardPath = (pagePath: string) =>
  `/compartir/${pagePath === HOME_PATH ? 'inicio' : pagePath.slice(1).replaceAll('/', '-')}.png`

/** As RFC 9116 requires; the only path that begins with a dot that is served. */
export const SECURITY_PATH = '/.well-known/security.txt'
