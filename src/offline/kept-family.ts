/** The files of a family for saving it, listed by the build (`tools/build/kept-families.ts`). */
export type KeptFamily = Readonly<{
  /** As shown to the visitor: "3,2 MB". */
  size: string
  pages: number
  drawings: number
  documents: number
  /** Every file, pages first. */
  urls: readonly string[]
}>

const FAMILY_PATH = /^\/productos\/([^/]+)\/?$/

/** The path of the list of a family's files; undefined if the page is no family's. */
export function keptFamilyPath(pagePath: string): string | undefined {
  const [, slug] = FAMILY_PATH.exec(pagePath) ?? []
  return slug && `/guardar/${slug}.json`
}
