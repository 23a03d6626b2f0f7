/** What saving a family takes, written when the site is built (`tools/build/kept-families.ts`). */
export type KeptFamily = Readonly<{
  /** As the visitor is told: "3,2 MB". */
  size: string
  pages: number
  drawings: number
  documents: number
  /** Every file, pages first. */
  urls: readonly string[]
}>

const FAMILY_PATH = /^\/productos\/([^/]+)\/?$/

/** Where the list of a family's files stands; undefined where a path is no family's. */
export function keptFamilyPath(pagePath: string): string | undefined {
  const [, slug] = FAMILY_PATH.exec(pagePath) ?? []
  return slug && `/guardar/${slug}.json`
}
