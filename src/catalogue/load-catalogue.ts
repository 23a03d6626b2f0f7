import type { Site } from '#schema/site.ts'
import type { Catalogue } from './catalogue-model.ts'
import { checkAcrossFiles } from './check/check-across-files.ts'
import { readContentDates } from './read/content-dates.ts'
import { unreadFiles } from './read/content-folders.ts'
import { linkPages } from './read/link-pages.ts'
import { readOwnerDataSheets, readOwnerDocuments } from './read/owner-documents.ts'
import { readOwnerLogos } from './read/owner-logos.ts'
import { readOwnerPhotos } from './read/owner-photos.ts'
import { readOwnerPictures } from './read/owner-pictures.ts'
import { isWhole, parseFiles } from './read/parse-files.ts'
import type { Problem } from './read/problem.ts'
import { readContentFolder } from './read/read-content.ts'
import { redirectsOf } from './read/redirects.ts'

export type LoadedCatalogue =
  | { catalogue: Catalogue; problems: readonly [] }
  | { catalogue: undefined; problems: readonly Problem[] }

/** Reads, checks and links a content folder; reports every problem of every file at once. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  const problems: Problem[] = unreadFiles(folder)
  const files = readContentFolder(folder, problems)
  const { parsed, singles } = parseFiles(files, problems)
  const { site: siteFile, home, properties: vocabulary } = singles
  // Once a file could not be read, later problems may only follow from it; they are marked so below.
  const unread = problems.length
  const dates = readContentDates(folder, problems)
  const propertyMap = new Map(vocabulary?.content.properties.map((entry) => [entry.label, entry]))
  const linked = linkPages(
    parsed,
    siteFile?.content.brand.name,
    { properties: propertyMap, dates },
    problems,
  )
  const { pages, products } = linked
  const productIds = new Set(products.map(({ id }) => id))
  const own = {
    ownerDataSheets: readOwnerDataSheets(folder, productIds, problems),
    ownerDocuments: readOwnerDocuments(folder, parsed, problems),
    ownerPhotos: readOwnerPhotos(folder, productIds, problems),
    ownerLogos: readOwnerLogos(folder, parsed, problems),
    ownerPictures: readOwnerPictures(
      folder,
      {
        oficinas: new Set(siteFile?.content.branches.map(({ id }) => id)),
        certificaciones: new Set(home?.content.certifications.items.map(({ id }) => id)),
        marca: new Set(['logo', 'icono']),
      },
      problems,
    ),
  }
  checkAcrossFiles(
    { parsed, singles, ...linked, properties: propertyMap, dates, documents: own.ownerDocuments },
    problems,
  )
  const redirects = redirectsOf(
    [...pages.values()],
    parsed,
    siteFile?.content.brand.antes ?? [],
    problems,
  )
  for (const problem of unread > 0 ? problems.slice(unread) : []) problem.follows = true

  if (problems.length > 0 || !isWhole(singles)) return { catalogue: undefined, problems }
  const site = singles.site.content
  return {
    catalogue: {
      site,
      home: singles.home.content,
      pages,
      products,
      ...own,
      properties: propertyMap,
      glossary: singles.glossary.content.terms,
      apiPlans: singles.plans.content.plans,
      searchWords: singles.searchWords.content,
      selection: singles.selection.content,
      redirects,
      pending: [...files.values()].flatMap((file) => file.pending()).filter(isOwed(site)),
    },
    problems: [],
  }
}

/** Whether a pending field is needed: fields of a mail carrier that the owner did not choose are not. */
function isOwed({ email, owner }: Site): (pending: Problem) => boolean {
  const unneeded = new Set([
    ...(email.via === 'emailjs' ? [] : ['email.serviceId', 'email.publicKey']),
    ...owner.flatMap(({ via = email.via }, index) =>
      via === email.via ? [] : [`owner[${index}]`],
    ),
  ])
  return ({ file, field }) => file !== 'content/sitio.yaml' || !unneeded.has(field)
}
