import { globSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '#catalogue/catalogue-model.ts'
import { CONTENT_TYPES } from '../../../deploy/headers.ts'

/** What a host has to know of one build, besides the table of headers. */
export type HostedSite = Readonly<{
  /** `https://www.example.cl`, without a path. */
  origin: string
  redirects: readonly Redirect[]
}>

/** Hosts' own files, and twins that they choose by themselves. */
const NOT_ASKED_FOR = /(?:^|\/)_(?:headers|redirects)$|\.(?:br|gz)$/

/** Files that no host would serve, since the table of types does not know them. */
export function filesWithoutType(clientDir: string): string[] {
  return globSync('**/*', { cwd: clientDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_ASKED_FOR.test(entry.name))
    .filter(({ name }) => CONTENT_TYPES[path.extname(name)] === undefined)
    .map(({ parentPath, name }) => path.relative(clientDir, path.join(parentPath, name)))
}
