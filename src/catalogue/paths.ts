/** Addresses of the site's pages and files. Every link is built here, or stands in the content. */

export const HOME_PATH = '/'
/** What every place calls the home page; here, since every page's own script needs it and no other word. */
export const HOME_LABEL = 'Inicio'
export const CONTACT_PATH = '/contacto'

/** Where the enquiry begins on it; and so what an act called "Pedir cotización" leads to. */
export const ENQUIRY_ID = 'tu-consulta'
export const ENQUIRY_PATH = `${CONTACT_PATH}#${ENQUIRY_ID}`
/** The form, asked to send the enquiry that this device has kept. */
export const SEND_KEPT_PATH = `${CONTACT_PATH}?enviar=1`
/** The list's start without a code: a photograph of the machine's plate. */
export const PLATE_ID = 'foto-de-la-placa'
/** What the relay cuts its answers to a form without scripts out of. */
export const FORM_ANSWER_PATH = '/contacto/respuesta'
export const CONDITIONS_PATH = '/condiciones'
export const PRIVACY_PATH = '/privacidad'
export const CUSTOMERS_PATH = '/clientes'
export const GLOSSARY_PATH = '/glosario'
export const PLANS_PATH = '/planes-api'
export const HISTORY_PATH = '/historia'
export const NOT_FOUND_PATH = '/404'
/** Stands in for a page that is not kept where there is no signal. */
export const OFFLINE_PATH = '/sin-senal'
/** Pages without scripts: the answer to a form that was sent without them. */
export const STILL_PATHS: readonly string[] = [FORM_ANSWER_PATH]
/**
 * The path of the page that an address asks for, without the slash that it may end in. Empty for the home page.
 */
export function pagePathOf({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/\/$/, '')
}

export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'
/** What a browser that installs the site goes by. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** An icon of the site, by the name of its file. */
export function iconPath(fileName: string): string {
  return `/iconos/${fileName}`
}

/** The service worker; served from the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js'
/** What the owner still owes; only where sample data stand in for it. */
export const PENDING_PATH = '/pendientes'
export const SEARCH_PATH = '/buscar'
/** Every code on one page. */
export const CODES_PATH = '/codigos'
/** The field that is on every page. */
export const SEARCH_FIELD_ID = 'buscar-en-el-sitio'

/** The results page for a query. */
export function searchPath(query: string): string {
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query)}`
}

/** The contact form, with what was looked for already in it. */
export function searchEnquiryPath(query: string): string {
  return enquiryTextPath(`Busco en el catálogo: ${query}`)
}
/**
 * The shape of the data files, in their addresses: a browser that has kept a file of another shape has it under
 * another address, so no script reads data that it does not know. `src/site/data-shape.test.ts` tells when it
 * changes.
 */
export const DATA_SHAPE = 'b5b187'
/** All that the search knows, fetched at its first use. */
export const SEARCH_DATA_PATH = `/buscar/indice-${DATA_SHAPE}.json`

export const SELECTOR_PATH = '/selector'
export const COMPARISON_PATH = '/comparar'
/** The products as the finders, the comparison and the list to quote need them. */
export const PRODUCT_DATA_PATH = `/selector/productos-${DATA_SHAPE}.json`

/** Parts of the home page that other places lead to. */
export const BRANCHES_ID = 'sucursales'
export const INDUSTRIES_ID = 'industrias'
export const INDUSTRIES_PATH = `/#${INDUSTRIES_ID}`
export const CERTIFICATIONS_ID = 'certificaciones'
export const CERTIFICATIONS_PATH = `/#${CERTIFICATIONS_ID}`

/** The selector with a kind of machine chosen. */
export function selectorPathFor(equipmentId: string): string {
  return `${SELECTOR_PATH}?equipo=${equipmentId}`
}

/** What an industry needs sealed. */
export function industryPath(industryId: string): string {
  return `/industrias/${industryId}`
}

/** Every product for a kind of machine. */
export function equipmentPath(equipmentId: string): string {
  return `/equipos/${equipmentId}`
}

/** The part of the comparison's address that holds the selector's query of the machine that they are compared for. */
export const COMPARED_FOR = 'para'

/** Products side by side, by their ids; and, where it is known, for a machine. */
export function comparisonPath(ids: readonly string[], selectorQuery = ''): string {
  if (ids.length === 0) return COMPARISON_PATH
  const machine =
    selectorQuery === '' ? '' : `&${COMPARED_FOR}=${encodeURIComponent(selectorQuery)}`
  return `${COMPARISON_PATH}?p=${ids.join(',')}${machine}`
}

/** The list of what the visitor wants quoted. */
export const QUOTE_PATH = '/cotizar'

/** Every family of products. */
export const PRODUCTS_PATH = '/productos'
export const PRODUCTS_FOLDER = `${PRODUCTS_PATH}/`
const FAMILY_PATH = new RegExp(`^${PRODUCTS_FOLDER}[^/]+$`)

/** Whether a page is a family's own, none of those below it. */
export function isFamilyPath(pagePath: string): boolean {
  return FAMILY_PATH.test(pagePath)
}

/** The family that a page of the catalogue belongs to: `/productos/{family}`. */
export function familyPathOf(pagePath: string): string {
  return pagePath.split('/').slice(0, 3).join('/')
}

/** A product's own page, under the page that defines it. */
export function productPath(pagePath: string, productId: string): string {
  return `${pagePath}/${productId}`
}

/** The contact form with the product already named in it. */
export function enquiryPath(product: string): string {
  return `${CONTACT_PATH}?producto=${encodeURIComponent(product)}`
}

/** The contact form with a text already written in it. */
export function enquiryTextPath(text: string): string {
  return `${CONTACT_PATH}?consulta=${encodeURIComponent(text)}`
}

/** The crop of a product's drawing (size `card`). */
export function cardDrawingPath(productId: string): string {
  return `/dibujos/${productId}-tarjeta.svg`
}

/** A product's section without balloons, for where no legend stands beside it. */
export function plainDrawingPath(productId: string): string {
  return `/dibujos/${productId}-sin-globos.svg`
}

/** A product from outside, a quarter cut away. */
export function cutawayDrawingPath(productId: string): string {
  return `/dibujos/${productId}-cuarto-cortado.svg`
}

/** A product's picture in the row of a list. */
export function rowDrawingPath(productId: string): string {
  return `/dibujos/${productId}-fila.svg`
}

/** A page's own picture in its parent's list. */
export function indexDrawingPath(pagePath: string): string {
  return `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}-fila.svg`
}

/** The owner's photograph of a product, under the name of its file. */
export function ownPhotoPath(fileName: string): string {
  return `/fotos/${fileName}`
}

/** The owner's picture of an office or a certification, by its key and the name of its file. */
export function ownPicturePath(key: string, fileName: string): string {
  return `/imagenes/${key.slice(0, key.indexOf('/'))}/${fileName}`
}

/** A customer's logo, under the name of its file. */
export function customerLogoPath(fileName: string): string {
  return `/logos/${fileName}`
}

/** A product's whole drawing, with callouts and legend. */
export function productDrawingPath(productId: string): string {
  return `/dibujos/${productId}.svg`
}

/** Every document of the site, for a visitor and for a machine. */
export const DOCUMENTS_PATH = '/documentos'
export const DOCUMENTS_DATA_PATH = '/documentos.json'

/** What to measure on a machine before a seal is asked for. */
export const SURVEY_PATH = '/ficha-de-levantamiento'

/**
 * The same with a machine chosen, for the line that a product has in the list to quote; without a script, the machine's
 * place on the page.
 */
export function surveyPathFor(machineId: string, productId: string): string {
  return `${SURVEY_PATH}?equipo=${machineId}&linea=${productId}#${machineId}`
}

/** The same for a line of the list to quote; the product's page tells which machine it is for. */
export function surveyPathOfLine(key: string, productHref = ''): string {
  return `${SURVEY_PATH}?${new URLSearchParams({ linea: key, producto: productHref })}`
}

/** The empty survey form of a machine as a PDF. */
export function surveyFormPath(machineId: string): string {
  return `/documentos/levantamiento-${machineId}.pdf`
}

/** A product's data sheet. */
export function dataSheetPath(productId: string): string {
  return `/fichas/${productId}.pdf`
}

/** A document of the company's own: a certificate, a brochure. */
export function ownDocumentPath(id: string): string {
  return `/documentos/empresa/${id}.pdf`
}

/** What a page offers to take along: a family's catalogue, a brochure, the conditions of sale. */
export function pageDocumentPath(pagePath: string): string {
  return `/documentos/${pagePath.replace(/^\/(?:productos\/)?/, '').replaceAll('/', '-')}.pdf`
}

/** A hero slide's scene: whole, and cropped for a narrow window. */
export function sceneDrawingPath(slideId: string): string {
  return `/dibujos/portada-${slideId}.svg`
}
export function sceneCropPath(slideId: string): string {
  return `/dibujos/portada-${slideId}-tarjeta.svg`
}

/** An industry's picture on the home page. */
export function industryDrawingPath(industryId: string): string {
  return `/dibujos/industria-${industryId}.svg`
}

/** A solution's picture on the home page; `href` is the solution's page. */
export function solutionDrawingPath(href: string): string {
  return `/dibujos/solucion-${href.slice(href.lastIndexOf('/') + 1)}.svg`
}

/** The outline of an office's city. */
export function branchDrawingPath(branchId: string): string {
  return `/dibujos/sucursal-${branchId}.svg`
}

/** The map of the offices. */
export function branchMapPath(format: 'standing' | 'lying'): string {
  return `/dibujos/mapa-sucursales-${format === 'standing' ? 'vertical' : 'horizontal'}.svg`
}

/** A certification's seal on the home page. */
export function certificationDrawingPath(certificationId: string): string {
  return `/dibujos/certificacion-${certificationId}.svg`
}

/** A machine on which the selector asks for its figures. */
export function askedMachinePath(equipmentId: string): string {
  return `/dibujos/selector-${equipmentId}.svg`
}

/** The picture of the page for wrong addresses. */
export const NOT_FOUND_DRAWING_PATH = '/dibujos/pagina-no-encontrada.svg'

/** What a page is about: its machine, its system. */
export function machineDrawingPath(pagePath: string): string {
  return `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}.svg`
}

/** The crop of the same. */
export function openingCropPath(pagePath: string): string {
  return machineDrawingPath(pagePath).replace(/\.svg$/, '-tarjeta.svg')
}

/** The place of a piping plan on its page. */
export function planId(plan: string): string {
  return `plan-${plan.toLowerCase()}`
}

/** The scheme of a piping plan. */
export function planDrawingPath(plan: string): string {
  return `/dibujos/api-${planId(plan)}.svg`
}

/** The drawing of a page's section; sections may hold several. */
export function sectionDrawingPath(pagePath: string, sectionId: string, index: number): string {
  return `/dibujos/${pagePath.slice(1).replaceAll('/', '-')}-${sectionId}-${index + 1}.svg`
}

/** The drawing of one of a section's cards. */
export function cardOfSectionDrawingPath(
  pagePath: string,
  sectionId: string,
  index: number,
): string {
  return sectionDrawingPath(pagePath, `${sectionId}-tarjeta`, index)
}

/** The same drawing, moving: to and fro, or from one end to the other in a step. */
export function movingDrawingPath(drawingPath: string): string {
  return drawingPath.replace(/\.svg$/, '-movimiento.svg')
}
export function steppedDrawingPath(drawingPath: string): string {
  return drawingPath.replace(/\.svg$/, '-pasos.svg')
}

/** A film's file; its poster and captions stand beside it (`svg`, `vtt`). */
export function filmPath(film: string, extension: 'webm' | 'mp4' | 'svg' | 'vtt'): string {
  return `/video/${film}.${extension}`
}

/** The card that stands for a page where its link is shared (1200 × 630). */
export function shareCardPath(pagePath: string): string {
  return `/compartir/${pagePath === HOME_PATH ? 'inicio' : pagePath.slice(1).replaceAll('/', '-')}.png`
}

/** Where RFC 9116 has it; of all names that begin with a dot, the one that is served. */
export const SECURITY_PATH = '/.well-known/security.txt'
