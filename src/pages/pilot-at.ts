import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { isOfKind } from '#catalogue/ask/pages.ts'
import { enquiryTextPath } from '#catalogue/paths.ts'

/** How a visitor begins with the family at a path: the question, and the enquiry that opens with its subject. */
export function pilotAt(path: string, { pages }: Pick<Catalogue, 'pages'>) {
  const page = pages.get(path)
  const pilot = isOfKind(page, 'family') ? page.content.pilot : undefined
  return pilot && { ...pilot, href: enquiryTextPath(`${pilot.label}: `) }
}
