import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { isOfKind } from '#catalogue/ask/pages.ts'
import { enquiryTextPath } from '#catalogue/paths.ts'

/** A family's invitation to visitors: the question, and an enquiry prefilled with its subject. */
export function pilotAt(path: string, { pages }: Pick<Catalogue, 'pages'>) {
  const page = pages.get(path)
  const pilot = isOfKind(page, 'family') ? page.content.pilot : undefined
  return pilot && { ...pilot, href: enquiryTextPath(`${pilot.label}: `) }
}
